import { expect, it } from "vitest"
import { ReplayIndex } from "../../../core/journal/replay-index.ts"
import { differencesOf } from "../../../core/journal/differences.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { familyMachine, familyMachines } from "../../support/family.ts"
import { jsonCopy, recordMachine } from "../../../qa/paths/recorded.ts"

const lived = async () => {
  const family = recordMachine(familyMachine, "family")
  family.root.send({ type: "dialog.open", draft: "" })
  for (const text of ["a", "ab", "abc"]) family.root.send({ type: "dialog.type", text })
  const journal = jsonCopy(family.recorder.journal())
  return { replayIndex: new ReplayIndex("here", journal, await machinesFor(journal, familyMachines)), dumps: family.dumps }
}

it("a journal that folds to the recorded states has no differences", async () => {
  const { replayIndex, dumps } = await lived()
  expect(dumps.length).toBeGreaterThan(4)
  expect(differencesOf(replayIndex, dumps)).toEqual([])
})

it("a different fold is reported with its first entry, machine and values", async () => {
  const { replayIndex, dumps } = await lived()
  const typed = dumps.filter(({ actor }) => actor === "family/login").slice(-2)
  const [second, third] = typed.map((dump) => ({ ...dump, value: "done", context: { ...(dump.context as object), edits: 9 } }))
  if (second === undefined || third === undefined) throw new Error("nothing was typed")
  const parts = [
    { place: "value", recorded: '"done"', folded: '"editing"' },
    { place: "context.edits", recorded: "9", folded: "2" }
  ]
  expect(differencesOf(replayIndex, [third, second])).toEqual([{ seq: second.seq, actor: "family/login", incarnation: 1, parts }])
  const { seq: _, ...atTheEnd } = third
  expect(differencesOf(replayIndex, [atTheEnd]).map(({ seq }) => seq)).toEqual([third.seq])
})
