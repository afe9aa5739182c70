import { journalKey } from "../../core/journal/journal-key.ts"

/** Checks for a journal saved before a reload. */
export const hasStoredJournal = (): boolean => {
  try {
    return sessionStorage.getItem(journalKey) !== null
  } catch {
    return false
  }
}
