import type { Dialog } from "../../contract/dialogs.ts"

/** Login dialog after an expired session. */
export const sessionExpiredLogin = {
  key: "login",
  props: { notice: "Время входа истекло. Войдите ещё раз, введённое сохранено" }
}

/** After info and login dialogs only the page is restored. */
export const dialogToRestore = (active: Dialog | null): Dialog | "page" =>
  active === null || active.key === "info" || active.key === "login" || active.key === "registration" ? "page" : active

export const matchesKey = (active: Dialog | null, key: string | undefined): boolean => key === undefined || active?.key === key
