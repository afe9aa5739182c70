import { journalKey } from "../../core/journal/journal-key.ts"

/** Checks for a journal saved before a reload; its reader is loaded only then. */
export const hasStoredJournal = (): boolean => {
  try {
    return sessionStorage.getItem(journalKey) !== null
  } catch {
    return false
  }
}
