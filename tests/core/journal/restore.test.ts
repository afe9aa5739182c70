import { describe, expect, it } from "vitest"
import { type AnyActorRef, type AnyMachineSnapshot, setup } from "xstate"
import { comparableState } from "../../../core/journal/fold.ts"
import type { Tree } from "../../../core/journal/journal.ts"
import { machinesFor, machinesNamed } from "../../../core/journal/machines.ts"
import { canRestore } from "../../../core/journal/can-restore.ts"
import { machinesIn } from "../../../core/kernel/machines-in.ts"
import { foldTree } from "../../../core/journal/fold-tree.ts"
import { familyMachine, familyMachines, glassMachine, lazyNote } from "../../support/family.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { exportJournal, jsonCopy, recordMachine, type RecordedSystem, currentTree } from "../../../qa/paths/recorded.ts"
import { waitFor } from "../../support/wait-for.ts"

type Family = RecordedSystem<typeof familyMachine>

const stitched = async ({ recorder }: Family, upTo?: number): Promise<Tree> => {
  const journal = jsonCopy(recorder.journal())
  const tree = foldTree(journal, "family", await machinesFor(journal, familyMachines), upTo)
  if (tree === undefined) throw new Error("the journal has no beginning")
  return jsonCopy(tree)
}

/** Value, context and status of the root and of all its descendants. */
const everything = (snapshot: AnyMachineSnapshot): unknown => ({
  ...jsonCopy(comparableState(snapshot)),
  children: Object.fromEntries(
    Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) => {
      const own = child?.getSnapshot()
      return own !== undefined && "machine" in own ? [[id, everything(own)]] : []
    })
  )
})

const glassOf = ({ root }: Family): AnyMachineSnapshot => (root.getSnapshot().children["glass"] as AnyActorRef).getSnapshot()

const started = async () => {
  const family = recordMachine(familyMachine, "family", { startAt: 1_000 })
  await lazyNote.load()
  family.root.send({ type: "family.note" })
  family.root.send({ type: "note.line", line: "one" })
  family.root.send({ type: "glass.set" })
  family.clock.increment(4_000)
  family.root.send({ type: "dialog.open", draft: "half" })
  family.root.send({ type: "dialog.type", text: "half a word" })
  return family
}

describe("a tree restored from a journal", () => {
  it("restores every child in its own state, not in its initial one", async () => {
    const family = await started()
    const again = recordMachine(familyMachine, "family", { from: await stitched(family) })
    expect(everything(again.root.getSnapshot())).toEqual(everything(family.root.getSnapshot()))
  })

  it("equals the tree that the live system would have saved", async () => {
    const family = await started()
    const fromJournal = recordMachine(familyMachine, "family", { from: await stitched(family) })
    const fromLive = recordMachine(familyMachine, "family", { from: currentTree(family) })
    expect(everything(fromJournal.root.getSnapshot())).toEqual(everything(fromLive.root.getSnapshot()))
    expect((await stitched(family)).timers).toEqual(currentTree(family).timers)
  })

  it("continues without interruption, and its new journal folds", async () => {
    const family = await started()
    const again = recordMachine(familyMachine, "family", { from: await stitched(family), before: jsonCopy(family.recorder.journal()) })
    again.root.send({ type: "dialog.type", text: "a whole word" })
    again.root.send({ type: "note.line", line: "two" })
    again.root.send({ type: "dialog.submit" })
    expect(again.root.getSnapshot().context.submitted).toBe(1)
    const verdict = foldInFreshProcess(exportJournal(again), { module: "tests/support/family.ts", name: "familyMachines" })
    expect(verdict.differences).toEqual([])
    expect(verdict.compared).toBeGreaterThan(4)
  })

  it("goes on counting entries and incarnations", async () => {
    const family = await started()
    const before = jsonCopy(family.recorder.journal())
    const again = recordMachine(familyMachine, "family", { from: await stitched(family), before })
    again.root.send({ type: "dialog.close" })
    const { entries, incarnations } = again.recorder.journal()
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index))
    expect(
      incarnations.filter((incarnation) => incarnation.actor === "family/login").map((incarnation) => incarnation.incarnation)
    ).toEqual([1, 2])
    expect(entries.at(-1)?.incarnation).toBe(2)
  })

  it("starts a pending call again", async () => {
    const family = recordMachine(familyMachine, "family")
    family.root.send({ type: "family.fetch", question: "again" })
    const again = recordMachine(familyMachine, "family", { from: await stitched(family) })
    await waitFor(again.root, (snapshot) => snapshot.matches("closed"))
    expect(again.root.getSnapshot().context.answers).toEqual(["again!"])
  })

  it("does not repeat a call that had been answered", async () => {
    const family = recordMachine(familyMachine, "family")
    family.root.send({ type: "family.fetch", question: "once" })
    await waitFor(family.root, (snapshot) => snapshot.matches("closed"))
    const again = recordMachine(familyMachine, "family", { from: await stitched(family) })
    await new Promise((resolve) => setImmediate(resolve))
    expect(again.root.getSnapshot().context.answers).toEqual(["once!"])
  })

  it("waits only for the rest of a delay", async () => {
    const family = await started()
    const at = family.now() + 1_000
    const again = recordMachine(familyMachine, "family", { from: await stitched(family), startAt: at })
    const glass = () => glassOf(again).value
    again.clock.increment(4_999)
    expect(glass()).toBe("running")
    again.clock.increment(1)
    expect(glass()).toBe("empty")
  })

  it("ends a delay at once when its time has passed", async () => {
    const family = await started()
    const again = recordMachine(familyMachine, "family", { from: await stitched(family), startAt: family.now() + 60_000 })
    again.clock.increment(0)
    expect(glassOf(again).value).toBe("empty")
  })

  it("does not end a later wait by the timer of an earlier one", async () => {
    const family = await started()
    const again = recordMachine(familyMachine, "family", { from: await stitched(family), startAt: family.now() })
    again.clock.increment(5_000)
    again.root.send({ type: "glass.turn" })
    again.clock.increment(5_000)
    expect(glassOf(again)).toMatchObject({ value: "running", context: { turns: 1 } })
    again.clock.increment(5_000)
    expect(glassOf(again).value).toBe("empty")
  })

  it("preserves a delay over two restores", async () => {
    const family = await started()
    const second = recordMachine(familyMachine, "family", { from: await stitched(family), startAt: family.now() })
    second.clock.increment(2_000)
    const third = recordMachine(familyMachine, "family", { from: currentTree(second), startAt: second.now() })
    third.clock.increment(3_999)
    expect(glassOf(third).value).toBe("running")
    third.clock.increment(1)
    expect(glassOf(third).value).toBe("empty")
  })

  it("restores the middle of the visit", async () => {
    const family = await started()
    const typed = family.recorder.journal().entries.findIndex((entry) => entry.event.type === "form.changed")
    const again = recordMachine(familyMachine, "family", { from: await stitched(family, typed - 2) })
    expect(again.root.getSnapshot().children["login"]?.getSnapshot()).toMatchObject({ context: { draft: "half", edits: 0 } })
  })
})

describe("a tree of another build", () => {
  it("does not fit when it names a state that no longer exists", () => {
    const glass = recordMachine(glassMachine, "glass")
    const tree = currentTree(glass)
    expect(canRestore(glassMachine, tree)).toBe(true)
    expect(canRestore(glassMachine, { ...tree, snapshot: Object.assign({}, tree.snapshot, { value: "melted" }) })).toBe(false)
  })

  it("does not fit when a child of it does not", async () => {
    const tree = currentTree(await started())
    const text = JSON.stringify(tree).replace('"value":"editing"', '"value":"erasing"')
    expect(canRestore(familyMachine, JSON.parse(text))).toBe(false)
  })

  it("does not fit when this build has no actor for a call in flight, at any depth", () => {
    const family = recordMachine(familyMachine, "family")
    family.root.send({ type: "family.fetch", question: "who" })
    const renamed = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree).replace('"src":"fetch"', '"src":"ask"'))
    const tree = currentTree(family)
    expect([canRestore(familyMachine, tree), canRestore(familyMachine, renamed(tree))]).toEqual([true, false])
    const outerMachine = setup({ actors: { family: familyMachine } }).createMachine({ invoke: { id: "family", src: "family" } })
    const outer = recordMachine(outerMachine, "outer")
    outer.root.getSnapshot().children["family"]?.send({ type: "family.fetch", question: "who" })
    const outerTree = currentTree(outer)
    expect([canRestore(outerMachine, outerTree), canRestore(outerMachine, renamed(outerTree))]).toEqual([true, false])
  })

  it("lists its machines, so that lazy ones load before it starts", async () => {
    const tree = currentTree(await started())
    expect([...machinesIn(tree.snapshot)].toSorted()).toEqual(["form", "glass", "note"])
    const machineOf = await machinesNamed(["note", "gone"], familyMachines)
    expect(machineOf({ actor: "", incarnation: 1, machine: "note", ended: false })?.id).toBe("note")
    expect(machineOf({ actor: "", incarnation: 1, machine: "gone", ended: false })).toBeUndefined()
  })
})
