import type { Dialog } from "../../contract/dialogs.ts"

/** The log-in over what the shop interrupted. */
export const loginAgain = {
  key: "login",
  props: { notice: "Время входа истекло. Войдите ещё раз, введённое сохранено" }
}

/** What goes by itself, and a log-in, wait under none. */
export const waitsUnder = (active: Dialog | null): Dialog | "page" =>
  active === null || active.key === "info" || active.key === "login" || active.key === "registration" ? "page" : active

/** Whether what is to be closed is what is open; without a key it is. */
export const isMeant = (active: Dialog | null, key: string | undefined): boolean => key === undefined || active?.key === key
