import fc from "fast-check"
import { expect, it } from "vitest"
import { comparableState, fold } from "../../../core/journal/fold.ts"
import { byIncarnation, type Journal, incarnationKey } from "../../../core/journal/journal.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { foldTree } from "../../../core/journal/fold-tree.ts"
import { familyMachine, familyMachines, lazyNote } from "../../support/family.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { exportJournal, jsonCopy, recordMachine, currentTree } from "../../../qa/paths/recorded.ts"

const intents = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("dialog.open" as const), draft: fc.string({ maxLength: 3 }) }),
    fc.record({ type: fc.constant("dialog.type" as const), text: fc.string({ maxLength: 3 }) }),
    fc.constantFrom({ type: "dialog.close" as const }, { type: "dialog.submit" as const }, { type: "glass.set" as const }),
    fc.constantFrom({ type: "glass.turn" as const }, { type: "glass.take" as const }, { type: "dialog.crash" as const }),
    fc.integer({ min: 1, max: 12_000 })
  ),
  { minLength: 1, maxLength: 40 }
)

type Walk = typeof intents extends fc.Arbitrary<infer T> ? T : never

/** Only valid messages: a message to a missing child is a defect of the sender. */
const walk = (steps: Walk, limit?: number) => {
  const family = recordMachine(familyMachine, "family", limit === undefined ? {} : { limit })
  for (const step of steps) {
    const { children } = family.root.getSnapshot()
    if (typeof step === "number") family.clock.increment(step)
    else if (
      step.type === "glass.set" ? children["glass"] === undefined : !step.type.startsWith("glass.") || children["glass"] !== undefined
    )
      family.root.send(step)
  }
  return family
}

const statesOf = async (journal: Journal) => {
  const machineOf = await machinesFor(journal, familyMachines)
  const entries = byIncarnation(journal.entries)
  return journal.incarnations
    .filter((incarnation) => !incarnation.ended)
    .map((incarnation) => {
      const machine = machineOf(incarnation)
      const folded = machine && fold(machine, incarnation, entries.get(incarnationKey(incarnation)) ?? [])
      return jsonCopy([incarnationKey(incarnation), folded && comparableState(folded.snapshot), folded && [...folded.timers.values()]])
    })
}

it("old entries give way to origins that restore the live states and delays", async () => {
  await lazyNote.load()
  await fc.assert(
    fc.asyncProperty(intents, async (steps) => {
      const family = walk(steps, 8)
      const journal = jsonCopy(family.recorder.journal())
      expect(journal.entries.length).toBeLessThanOrEqual(8 * 1.25 + 8)
      const tree = foldTree(journal, "family", await machinesFor(journal, familyMachines))
      expect(tree?.timers).toEqual(jsonCopy(family.recorder.timers()))
      const states = family.recorder
        .living()
        .map(({ actor, incarnation }) => jsonCopy([incarnationKey(incarnation), comparableState(actor.getSnapshot())]))
      expect((await statesOf(journal)).map(([key, state]) => [key, state])).toEqual(states)
    }),
    { numRuns: 60 }
  )
})

it("still folds in a fresh process after truncation", () => {
  const family = recordMachine(familyMachine, "family", { limit: 8 })
  for (let turn = 0; turn < 20; turn++) {
    family.root.send({ type: "dialog.open", draft: String(turn) })
    family.root.send({ type: "dialog.type", text: `${turn}!` })
    family.root.send({ type: "dialog.close" })
  }
  const { dumps, file } = exportJournal(family)
  const stored = family.recorder.journal().entries[0]?.seq ?? 0
  const verdict = foldInFreshProcess(
    { file, dumps: dumps.filter((dump) => dump.seq >= stored) },
    { module: "tests/support/family.ts", name: "familyMachines" }
  )
  expect(stored).toBeGreaterThan(50)
  expect(verdict).toMatchObject({ differences: [], compared: verdict.entries })
})

it("drops incarnations that ended before its first entry", () => {
  const family = recordMachine(familyMachine, "family", { limit: 8 })
  for (let turn = 0; turn < 50; turn++) {
    family.root.send({ type: "dialog.open", draft: "" })
    family.root.send({ type: "dialog.close" })
  }
  expect(family.recorder.journal().incarnations.length).toBeLessThan(8)
})

it("drops the entries of an earlier load once as many new ones exist", async () => {
  const limit = 8
  const before = walk([{ type: "glass.set" }, { type: "dialog.open", draft: "" }, { type: "dialog.type", text: "a" }])
  const stored = jsonCopy(before.recorder.journal())
  const again = recordMachine(familyMachine, "family", { from: currentTree(before), before: stored, limit })
  again.root.send({ type: "dialog.type", text: "b" })
  expect(again.recorder.journal().entries.slice(0, stored.entries.length)).toEqual(stored.entries)
  for (let turn = 0; turn < limit; turn++) again.root.send({ type: "dialog.type", text: String(turn) })
  const journal = jsonCopy(again.recorder.journal())
  expect(journal.entries[0]?.seq).toBeGreaterThanOrEqual(stored.entries.length)
  expect(journal.incarnations.map(({ actor, incarnation }) => `${actor}#${incarnation}`)).toEqual([
    "family#2",
    "family/glass#2",
    "family/login#2"
  ])
  expect(foldTree(journal, "family", await machinesFor(journal, familyMachines))).toEqual(currentTree(again))
})
