import type { Dialog } from "../../contract/dialogs.ts"

/** Login dialog after an expired session. */
export const loginAgain = {
  key: "login",
  props: { notice: "Время входа истекло. Войдите ещё раз, введённое сохранено" }
}

/** Dialog to restore after the login; after info and login dialogs only the page. */
export const dialogToRestore = (active: Dialog | null): Dialog | "page" =>
  active === null || active.key === "info" || active.key === "login" || active.key === "registration" ? "page" : active

/** Tests the key of the open dialog; without a `key` any is meant. */
export const isMeant = (active: Dialog | null, key: string | undefined): boolean => key === undefined || active?.key === key
