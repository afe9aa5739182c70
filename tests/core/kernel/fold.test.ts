import fc from "fast-check"
import { expect, it } from "vitest"
import type { AnyActorRef } from "xstate"
import { comparableState, fold } from "../../../core/journal/fold.ts"
import { byIncarnation, incarnationKey } from "../../../core/journal/journal.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { foldTree } from "../../../core/journal/fold-tree.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { exportJournal, jsonCopy, recordMachine, currentTree } from "../../../qa/paths/recorded.ts"
import { shop } from "../../support/kernel/small-shop/shop.ts"
import { make, type Move, moves, names, type SystemRun, runSystem } from "../../support/kernel/system-walk.ts"
import { waitFor } from "../../support/wait-for.ts"

const walk = async (walked: SystemRun, journey: ReadonlyArray<Move>, from = 0) => {
  for (const [n, move] of journey.entries()) {
    const coming = make(walked, move, from + n)
    if (coming !== undefined) await coming
  }
}

/** Differences between the dumps of the live run and the fold of its journal. */
const differences = async ({ recorded }: SystemRun): Promise<ReadonlyArray<unknown>> => {
  const journal = jsonCopy(recorded.recorder.journal())
  const dumps = [...recorded.dumps]
  const { made } = await runSystem(new Set(names))
  const machineOf = await machinesFor(journal, made.machines)
  const entries = byIncarnation(journal.entries)
  return dumps.flatMap(({ context, seq, status, value, ...at }) => {
    const incarnation = journal.incarnations.find((each) => incarnationKey(each) === incarnationKey(at))
    const machine = incarnation && machineOf(incarnation)
    const own = (entries.get(incarnationKey(at)) ?? []).filter((entry) => entry.seq <= seq)
    const folded = machine && fold(machine, incarnation, own)
    const here = folded && jsonCopy(comparableState(folded.snapshot))
    const there = { value, context, status }
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ seq, here, there }]
  })
}

it("equals the fold of its journal after every entry, including late policies", async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (journey) => {
      const walked = await runSystem(new Set())
      await walk(walked, journey)
      expect(await differences(walked)).toEqual([])
    }),
    { numRuns: 60 }
  )
})

/** State and children of the whole system, without the order in which two loads finished. */
const everything = ({ state, system }: SystemRun): unknown => {
  const { hasLate, inputs, mailbox, retained, ...lists } = state()
  return jsonCopy({
    ...{ hasLate, inputs, retained, mailbox: mailbox.toSorted((one, other) => one.to.localeCompare(other.to)) },
    lists: Object.entries(lists).map(([list, own]) => [list, own.toSorted()]),
    children: Object.entries<AnyActorRef | undefined>(system.getSnapshot().children)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([id, child]) => [id, id.startsWith("system.load") ? id : comparableState(child?.getSnapshot())])
  })
}

it("continues after a restore at any moment as the uninterrupted run", async () => {
  const wait: Move = { do: "wait" }
  await fc.assert(
    fc.asyncProperty(moves, moves, fc.boolean(), async (before, after, isFromJournal) => {
      const uninterrupted = await runSystem(new Set())
      await walk(uninterrupted, [...before, wait, ...after, wait])

      const left = await runSystem(new Set())
      await walk(left, before)
      const [journal, at, online] = [jsonCopy(left.recorded.recorder.journal()), left.recorded.now(), new Set(left.online)]
      const stored = currentTree(left.recorded)
      const stitched = foldTree(journal, "system", await machinesFor(journal, left.made.machines))
      const again = await runSystem(online, { tree: isFromJournal && stitched !== undefined ? jsonCopy(stitched) : stored, at })
      await walk(again, [wait, ...after, wait], before.length)
      expect(everything(again)).toEqual(everything(uninterrupted))
    }),
    { numRuns: 80 }
  )
})

it("is folded in a process with only the file and the machines, where late policies load late too", async () => {
  const recorded = recordMachine(shop.machine, "system")
  shop.give(recorded.root, "auth", { type: "auth.enter", user: { id: 1, name: "Вера" }, by: "link" })
  for (const id of ["a", "b"]) shop.give(recorded.root, "cart", { type: "cart.add", id })
  await waitFor(recorded.root, ({ context }) => context.running.includes("notices"))
  shop.give(recorded.root, "cart", { type: "cart.remove", id: "a" })
  const notices: AnyActorRef | undefined = recorded.root.getSnapshot().children["notices"]
  expect(notices?.getSnapshot().context).toEqual({ texts: ["added a", "added b", "removed a"] })
  const verdict = foldInFreshProcess(exportJournal(recorded), { module: "tests/support/kernel/small-shop/shop.ts", name: "machines" })
  expect(verdict.differences).toEqual([])
  expect(verdict.compared).toBeGreaterThan(8)
})
