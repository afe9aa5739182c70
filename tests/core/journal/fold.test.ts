import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import { comparableState } from "../../../core/journal/fold.ts"
import { familyMachine, lazyNote, twinsMachine } from "../../support/family.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { exportJournal, jsonCopy, recordMachine, type RecordedSystem } from "../../../qa/paths/recorded.ts"
import { waitFor } from "../../support/wait-for.ts"

const machines = { module: "tests/support/family.ts", name: "familyMachines" }
const form = ({ root }: RecordedSystem<typeof familyMachine>) => root.getSnapshot().children["login"]

/** A visit with every kind of event that a journal must survive. */
const visit = async () => {
  const recorded = recordMachine(familyMachine, "family")
  const { clock, root } = recorded
  root.send({ type: "dialog.open", draft: "first" })
  const stopped = form(recorded)
  root.send({ type: "dialog.type", text: "a" })
  root.send({ type: "dialog.close" })
  stopped?.send({ type: "form.changed", text: "to an actor already stopped" })
  root.send({ type: "dialog.open", draft: "second" })
  root.send({ type: "dialog.type", text: "b" })
  root.send({ type: "dialog.submit" })
  root.send({ type: "dialog.close" })
  root.send({ type: "dialog.open", draft: "third" })
  root.send({ type: "dialog.crash" })
  root.send({ type: "family.fetch", question: "one" })
  await waitFor(root, (snapshot) => snapshot.matches("closed"))
  root.send({ type: "family.fetch", question: "break" })
  await waitFor(root, (snapshot) => snapshot.matches("closed"))
  root.send({ type: "glass.set" })
  clock.increment(4_000)
  root.send({ type: "glass.turn" })
  clock.increment(10_000)
  root.send({ type: "glass.take" })
  root.send({ type: "glass.set" })
  await lazyNote.load()
  root.send({ type: "family.note" })
  root.send({ type: "note.line", line: "remember" })
  return recorded
}

describe("the journal", () => {
  it("folds to the live states of every incarnation at every entry, in a process with only the file", async () => {
    const recorded = await visit()
    const verdict = foldInFreshProcess(exportJournal(recorded), machines)
    expect(verdict.differences).toEqual([])
    expect(verdict.compared).toBe(verdict.entries)
  })

  it("records events as the live machines received them", async () => {
    const { root } = await visit()
    expect(comparableState(root.getSnapshot() as AnyMachineSnapshot)).toEqual({
      value: "closed",
      context: { opened: 3, submitted: 1, noticed: 3, defect: "boom", answers: ["one!"] },
      status: "active"
    })
  })

  it("counts the incarnations of one path and closes those that stopped", async () => {
    const { recorder } = await visit()
    const incarnations = recorder
      .journal()
      .incarnations.map(({ actor, ended, incarnation, machine }) => `${actor}#${incarnation} ${machine}${ended ? " ended" : ""}`)
    expect(incarnations).toEqual([
      "family#1 family",
      "family/login#1 form ended",
      "family/login#2 form ended",
      "family/login#3 form ended",
      "family/glass#1 glass ended",
      "family/glass#2 glass",
      "family/note#1 note"
    ])
  })

  it("leaves out an event to an actor that had stopped", async () => {
    const { recorder } = await visit()
    expect(JSON.stringify(recorder.journal().entries)).not.toContain("already stopped")
  })

  it("records the event on which a machine crashed", async () => {
    const { recorder } = await visit()
    const ofThird = recorder.journal().entries.filter((entry) => entry.actor === "family/login" && entry.incarnation === 3)
    expect(ofThird.map((entry) => entry.event.type)).toEqual(["xstate.init", "form.crash"])
  })

  it("puts causes before effects and names them", async () => {
    const { recorder } = await visit()
    const { entries } = recorder.journal()
    const typed = entries.find((entry) => entry.event.type === "form.changed")
    expect(entries[typed?.cause ?? -1]?.event.type).toBe("dialog.type")
    expect(entries.filter((entry) => (entry.cause ?? -1) >= entry.seq)).toEqual([])
    const answered = entries.find((entry) => entry.event.type === "xstate.done.actor.fetch")
    expect(entries[answered?.cause ?? -1]?.event.type).toBe("family.fetch")
  })

  it("is plain JSON: a defect preserves its name and message", async () => {
    const { recorder } = await visit()
    const { entries } = recorder.journal()
    expect(jsonCopy(entries)).toEqual(entries)
    const defect = entries.find((entry) => entry.event.type === "xstate.error.actor.fetch")
    expect(defect?.event["error"]).toEqual({ name: "Error", message: "boom" })
  })

  it("names no actor by a session number", async () => {
    const { recorder } = await visit()
    expect(recorder.journal().entries.filter((entry) => /x:\d|undefined/.test(entry.actor))).toEqual([])
  })

  it("freezes its entries in development", async () => {
    const { recorder } = await visit()
    expect(recorder.journal().entries.every((entry) => Object.isFrozen(entry) && Object.isFrozen(entry.event))).toBe(true)
  })

  it("records that a machine crashed on a duplicate system id, and folds to that", () => {
    const recorded = recordMachine(twinsMachine, "twins")
    recorded.root.subscribe({ error: () => undefined })
    recorded.root.send({ type: "twins.bear" })
    const last = recorded.recorder.journal().entries.findLast((entry) => entry.actor === "twins")
    expect(last?.defect?.message).toContain("already exists")
    expect(foldInFreshProcess(exportJournal(recorded), machines).differences).toEqual([])
    expect(recorded.dumps.at(-1)).toMatchObject({ actor: "twins", status: "error", context: { born: 0 } })
  })
})
