import type { Dialog } from "../../contract/dialogs.ts"

/** Login dialog after an expired session. */
export const loginAgain = {
  key: "login",
  props: { notice: "Время входа истекло. Войдите ещё раз, введённое сохранено" }
}

/** Dialog to restore after the login; after info and login dialogs only the page. */
export const dialogToRestore = (active: Dialog | null): Dialog | "page" =>
  active === null || active.key === "info" || active.key === "login" || active.key === "registration" ? "page" : active

/** Checks that the open dialog has this key; without a `key`, any dialog matches. */
export const matchesKey = (active: Dialog | null, key: string | undefined): boolean => key === undefined || active?.key === key
