import type { Marks } from "../contract/marks.ts"
import { type ErrorReport, maxLengths } from "../domain/maintenance/error-report.ts"
import { type JournalFile, writeJournal } from "./file.ts"
import type { Journal } from "./journal.ts"
import { journalVersion } from "./journal.ts"
import { cleaningOf } from "./mask.ts"

const tailEntries = 50
const tailCharacters = 60_000

/** Masked failure and end of the journal; `null` when too long. */
export const reportedJournal = (
  failure: ErrorReport,
  { entries }: Pick<Journal, "entries">,
  marks: Marks
): { readonly failure: ErrorReport; readonly journal: string | null } => {
  const { masked } = cleaningOf([failure, entries], marks)
  const text = JSON.stringify(masked(entries.slice(-tailEntries)))
  return { failure: masked(failure), journal: text.length > tailCharacters ? null : text }
}

/** Masked journal for a user's report, without entries when it is too long. */
export const maskedJournal = (file: JournalFile, marks: Marks): string => {
  const writing = { clean: cleaningOf(file, marks).masked, isMasked: true }
  const text = writeJournal(file, writing)
  return text.length <= maxLengths.journal
    ? text
    : writeJournal({ ...file, journal: { version: journalVersion, incarnations: [], entries: [] } }, writing)
}
