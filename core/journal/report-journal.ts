import type { Marks } from "../contract/marks.ts"
import { type ErrorReport, longest } from "../domain/maintenance/error-report.ts"
import { type JournalFile, writeJournal } from "./file.ts"
import type { Journal } from "./journal.ts"
import { journalVersion } from "./journal.ts"
import { cleaningOf } from "./mask.ts"

/** So many entries go with a failure that nobody saw. */
const tailEntries = 50
const tailCharacters = 60_000

/**
 * A failure as it may leave the tab, with the end of its journal: personal data masked and secrets gone, in the words of the failure too, by all
 * that the whole journal knows. The end is `null` where even that is too long.
 */
export const leaving = (
  failure: ErrorReport,
  { entries }: Pick<Journal, "entries">,
  marks: Marks
): { readonly failure: ErrorReport; readonly journal: string | null } => {
  const { masked } = cleaningOf([failure, entries], marks)
  const text = JSON.stringify(masked(entries.slice(-tailEntries)))
  return { failure: masked(failure), journal: text.length > tailCharacters ? null : text }
}

/** The whole journal for a report that a shopper sends, which the inspector opens; one that is too long goes without its entries. */
export const wholeOf = (file: JournalFile, marks: Marks): string => {
  const writing = { clean: cleaningOf(file, marks).masked, isMasked: true }
  const text = writeJournal(file, writing)
  return text.length <= longest.journal
    ? text
    : writeJournal({ ...file, journal: { version: journalVersion, incarnations: [], entries: [] } }, writing)
}
