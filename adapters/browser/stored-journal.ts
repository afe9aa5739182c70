import { journalKey } from "../../core/journal/journal-key.ts"

export const hasStoredJournal = (): boolean => {
  try {
    return sessionStorage.getItem(journalKey) !== null
  } catch {
    return false
  }
}
