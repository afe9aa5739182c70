import { keptKey } from "../../core/journal/kept-key.ts"

/** Checks for a journal saved before a reload; its reader is loaded only then. */
export const hasKeptJournal = (): boolean => {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    return false
  }
}
