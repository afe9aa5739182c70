import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ReplayIndex } from "../../../core/journal/replay-index.ts"
import { comparableState } from "../../../core/journal/fold.ts"
import { incarnationKey } from "../../../core/journal/journal.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { foldTree } from "../../../core/journal/fold-tree.ts"
import { familyMachine, familyMachines, lazyNote } from "../../support/family.ts"
import { jsonCopy, recordMachine, currentTree } from "../../../qa/paths/recorded.ts"

/** Visits of the family machine: dialogs, keystrokes, an hourglass that runs out, a note. */
const lived = async (visits: number) => {
  await lazyNote.load()
  const family = recordMachine(familyMachine, "family", { startAt: 1_000 })
  for (let visit = 0; visit < visits; visit++) {
    family.root.send({ type: "dialog.open", draft: `draft ${visit}` })
    for (let letter = 0; letter < 8; letter++) family.root.send({ type: "dialog.type", text: `${visit} ${letter}` })
    family.root.send({ type: visit % 3 === 0 ? "dialog.submit" : "dialog.close" })
    if (visit % 4 === 0) family.root.send({ type: visit % 8 === 0 ? "glass.set" : "glass.take" })
    family.clock.increment(900)
  }
  return family
}

const indexed = async (family: Awaited<ReturnType<typeof lived>>, upTo = Infinity) => {
  const journal = jsonCopy(family.recorder.journal())
  const machineOf = await machinesFor(journal, familyMachines)
  const early = { ...journal, entries: journal.entries.filter(({ seq }) => seq <= upTo) }
  return { replayIndex: new ReplayIndex("test", early, machineOf), journal, machineOf }
}

describe("a replay index", () => {
  it("shows every machine after every entry as it was live, in any order of access", async () => {
    const family = await lived(40)
    const { replayIndex } = await indexed(family)
    const seen = (dump: (typeof family.dumps)[number]) => {
      const folded = replayIndex.stateAt(incarnationKey(dump), replayIndex.positionOf(dump.seq) ?? -1)
      return folded && jsonCopy(comparableState(folded.snapshot))
    }
    const expected = ({ context, status, value }: (typeof family.dumps)[number]) => ({ value, context, status })
    for (const dump of family.dumps) expect(seen(dump)).toEqual(expected(dump))
    for (const dump of family.dumps.toReversed()) expect(seen(dump)).toEqual(expected(dump))
    fc.assert(
      fc.property(fc.nat(family.dumps.length - 1), (index) => {
        const dump = family.dumps[index]
        if (dump !== undefined) expect(seen(dump)).toEqual(expected(dump))
      }),
      { seed: 5, numRuns: 60 }
    )
  })

  it("gives the same states when it grows step by step", async () => {
    const family = await lived(30)
    const whole = await indexed(family)
    const { replayIndex } = await indexed(family, 40)
    for (let seq = 41; seq < whole.journal.entries.length; seq += 37) {
      replayIndex.stateAt("family#1", replayIndex.length - 1)
      replayIndex.append(
        whole.journal.incarnations,
        whole.journal.entries.filter((entry) => entry.seq >= seq - 5 && entry.seq < seq + 37)
      )
    }
    expect(replayIndex.length).toBe(whole.replayIndex.length)
    for (const incarnation of replayIndex.incarnations()) {
      const key = incarnationKey(incarnation)
      const [own, other] = [replayIndex, whole.replayIndex].map((of) => of.stateAt(key, of.length - 1))
      expect(own && jsonCopy(comparableState(own.snapshot))).toEqual(other && jsonCopy(comparableState(other.snapshot)))
    }
  })

  it("composes the tree of any entry as a fold from the beginning does", async () => {
    const family = await lived(12)
    const { replayIndex, journal, machineOf } = await indexed(family)
    for (const position of [0, 7, 33, 80, replayIndex.length - 1]) {
      const seq = replayIndex.entry(position)?.seq ?? -1
      expect(jsonCopy(replayIndex.treeAt(position))).toEqual(jsonCopy(foldTree(journal, "family", machineOf, seq)))
    }
  })

  it("reports which transition an entry crossed", async () => {
    const family = await lived(2)
    const { replayIndex, journal } = await indexed(family)
    const open = journal.entries.findIndex(({ event }) => event.type === "dialog.open")
    const { crossed = [] } = replayIndex.lastStep("family#1", open) ?? {}
    expect(crossed.map((transition) => (transition as { readonly eventType: string }).eventType)).toContain("dialog.open")
    expect(replayIndex.lastStep("family#1", open)?.position).toBe(open)
  })

  it("shows nothing of an incarnation before its start, and reports unfoldable ones", async () => {
    const family = await lived(6)
    const { replayIndex, journal } = await indexed(family)
    const second = journal.incarnations.find(({ incarnation }) => incarnation === 2)
    if (second === undefined) throw new Error("nobody lived twice")
    const [born = 0] = replayIndex.positionsOf(incarnationKey(second))
    expect(replayIndex.stateAt(incarnationKey(second), born - 1)).toBeUndefined()
    expect(replayIndex.stateAt(incarnationKey(second), born)).toBeDefined()

    const broken = new ReplayIndex(
      "other build",
      {
        version: 2,
        incarnations: [
          {
            actor: "glass",
            incarnation: 1,
            machine: "glass",
            ended: false,
            origin: { snapshot: { status: "active", value: "gone" } as never, timers: [] }
          }
        ],
        entries: []
      },
      await machinesFor({ ...journal, incarnations: [{ actor: "glass", incarnation: 1, machine: "glass", ended: false }] }, familyMachines)
    )
    expect(broken.stateAt("glass#1", 0)).toBeUndefined()
    expect(broken.faultOf("glass#1")).toMatch(/^TypeError/)
  })

  it("shows the state before a reload and the state after it", async () => {
    await lazyNote.load()
    const before = recordMachine(familyMachine, "family", { startAt: 1_000 })
    before.root.send({ type: "glass.set" })
    before.root.send({ type: "dialog.open", draft: "left open" })
    const stored = currentTree(before)
    const { glass, ...others } = stored.snapshot.children ?? {}
    const reloaded = { ...stored, snapshot: { ...stored.snapshot, children: others } }
    const after = recordMachine(familyMachine, "family", { startAt: 2_000, from: reloaded, before: jsonCopy(before.recorder.journal()) })
    after.root.send({ type: "dialog.type", text: "typed since" })
    const { replayIndex } = await indexed(after)
    const reload = before.recorder.next

    expect(glass).toBeDefined()
    expect(jsonCopy(replayIndex.treeAt(reload - 1))).toEqual(stored)
    expect(replayIndex.stateAt("family/login#2", reload - 1)).toBeUndefined()
    expect(replayIndex.stateAt("family/login#2", reload)).toBeDefined()
    expect(jsonCopy(replayIndex.treeAt(replayIndex.length - 1))).toEqual(currentTree(after))
    expect(["family#1", "family/glass#1", "family#2"].map((key) => replayIndex.isOfMoment(key, reload - 1))).toEqual([true, true, false])
    expect(["family#1", "family/glass#1", "family#2"].map((key) => replayIndex.isOfMoment(key, reload))).toEqual([false, false, true])
  })

  it("reports the window size at each entry", async () => {
    const family = await lived(2)
    const { journal, machineOf } = await indexed(family)
    const [phone, turned] = [
      { seq: 0, width: 390, height: 844 },
      { seq: 7, width: 844, height: 390 }
    ]
    const replayIndex = new ReplayIndex("test", journal, machineOf, [phone, turned])
    expect([0, 6, 7, 9].map((position) => replayIndex.sizeAt(position))).toEqual([phone, phone, turned, turned])
    expect(new ReplayIndex("test", journal, machineOf).sizeAt(3)).toBeUndefined()
  })
})
