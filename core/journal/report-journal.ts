import { longest } from "../domain/error-report.ts"
import { type JournalFile, writeJournal } from "./file.ts"
import type { Journal } from "./journal.ts"
import { journalVersion } from "./journal.ts"
import { masked, withoutSecrets } from "./mask.ts"

/** So many entries go with a failure that nobody saw. */
const tailEntries = 50
const tailCharacters = 60_000

/** The end of a journal for a report, personal data masked and secrets gone; `null` where even that is too long. */
export const tailOf = ({ entries }: Pick<Journal, "entries">, maskKey: string): string | null => {
  const text = JSON.stringify(masked(withoutSecrets(entries.slice(-tailEntries), nobody), maskKey))
  return text.length > tailCharacters ? null : text
}

/** The whole journal for a report that a shopper sends, which the inspector opens; one that is too long goes without its entries. */
export const wholeOf = (file: JournalFile, maskKey: string): string => {
  const { text } = writeJournal(file, maskKey)
  return text.length <= longest.journal
    ? text
    : writeJournal({ ...file, journal: { version: journalVersion, lives: [], entries: [] } }, maskKey).text
}

const nobody = (): void => undefined
