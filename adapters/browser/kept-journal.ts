import { keptKey } from "../../core/journal/kept-key.ts"

/** Whether this tab kept a journal before its reload; what reads it is loaded only then. */
export const hasKeptJournal = (): boolean => {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    return false
  }
}
