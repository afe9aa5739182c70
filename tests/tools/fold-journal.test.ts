import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { type JournalFile, writeJournal } from "../../core/journal/file.ts"
import { fileOf } from "../../core/journal/report.ts"
import { journalDeskMachine } from "../../core/machines/maintenance/journal-desk.machine.ts"
import { journalText } from "../../qa/browser/tab-journal.ts"
import { currentTree, recordMachine } from "../../qa/paths/recorded.ts"
import { unmaskedWriting } from "../../qa/unmasked-writing.ts"

const folder = mkdtempSync(join(tmpdir(), "fold-journal-"))
afterAll(() => rmSync(folder, { recursive: true }))

const desk = recordMachine(journalDeskMachine, "journalDesk")
const whole = fileOf(desk.recorder, "b1")
const [start] = whole.journal.incarnations
if (start === undefined) throw new Error("the machine is not recorded")

const foldText = (text: string) => {
  const file = join(folder, "journal.json")
  writeFileSync(file, text)
  const { status, stdout } = spawnSync(process.execPath, ["tools/fold-journal.ts", file], { encoding: "utf8" })
  return { status, last: stdout.trim().split("└").at(-1)?.split("\n").slice(1).join("\n") }
}
const foldFile = (file: JournalFile) => foldText(writeJournal(file, unmaskedWriting))
const ofIncarnations = (incarnations: JournalFile["journal"]["incarnations"], states = whole.states): JournalFile => ({
  ...whole,
  journal: { ...whole.journal, incarnations },
  states
})

it("succeeds when each running machine folds to its recorded state", () => {
  expect(foldFile(whole)).toEqual({ status: 0, last: "every running machine folds to its live state" })
})

it("compares the journal of a browser path with the states that its tab has saved", () => {
  expect(foldText(journalText({ ...whole, states: [], tree: currentTree(desk) }))).toEqual({
    status: 0,
    last: "every running machine folds to its live state"
  })
})

it("fails when a state differs", () => {
  const { last, status } = foldFile(
    ofIncarnations([start], [{ actor: "journalDesk", incarnation: 1, value: "saving", context: {}, status: "active" }])
  )
  expect([status, last]).toEqual([1, expect.stringContaining("1 machines differ")])
})

it.each([
  [
    "no states are recorded",
    ofIncarnations([start], []),
    "1 running machines have no recorded state to compare with\nnothing was compared"
  ],
  ["all machines have ended", ofIncarnations([{ ...start, ended: true }], []), "nothing was compared"],
  [
    "a machine is unknown",
    ofIncarnations([{ ...start, machine: "removed" }]),
    "1 machines are not folded: this build does not know them, or their first entry is missing\nnothing was compared"
  ],
  [
    "the recorded states are of entries that the journal does not have",
    ofIncarnations(
      [start],
      whole.states.map((state) => ({ ...state, seq: 100 }))
    ),
    "1 running machines have no recorded state to compare with\nnothing was compared"
  ],
  ["the journal is empty", ofIncarnations([]), "nothing was compared"]
])("fails when nothing was compared because %s", (_, file, last) => {
  expect(foldFile(file)).toEqual({ status: 1, last })
})
