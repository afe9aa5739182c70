import { type AnyStateMachine, createActor } from "xstate"
import { fold } from "../../core/journal/fold.ts"
import { writeJournal } from "../../core/journal/file.ts"
import { type Journal } from "../../core/journal/journal.ts"
import { subscribeToInspection } from "../../core/journal/inspection.ts"
import { Recorder } from "../../core/journal/record.ts"
import { familyMachine, formMachine } from "../support/family.ts"
import { cpuMs, type Row, referenceMs } from "../../qa/measure.ts"
import { unmaskedWriting } from "../../qa/unmasked-writing.ts"

export const name = "Journal: recording, folding, its bound"

/** A dialog that opens, receives forty keystrokes through its parent, and closes. */
const visit = (shop: ReturnType<typeof started>): void => {
  shop.send({ type: "dialog.open", draft: "" })
  for (let letter = 0; letter < keystrokes; letter++) shop.send({ type: "dialog.type", text: `letter ${letter}` })
  shop.send({ type: "dialog.close" })
}

const keystrokes = 40

/** Opening and closing are two events each (the child starts and stops); a keystroke is one event of the parent and one of the child. */
const eventsOfVisit = 4 + 2 * keystrokes

/** Median CPU time of each work, interleaved so that other load on the machine affects all of them. */
const inTurns = (works: ReadonlyArray<() => void>, rounds = 41): ReadonlyArray<number> => {
  const costs = works.map((): Array<number> => [])
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, index) => {
      const before = process.cpuUsage()
      for (let count = 0; count < 100; count++) work()
      const { system, user } = process.cpuUsage(before)
      costs[index]?.push((user + system) / 100_000)
    })
  }
  return costs.map((all) => all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN)
}

const started = (recorder?: Recorder) => {
  const family = createActor(familyMachine, { id: "family" })
  if (recorder !== undefined) subscribeToInspection(family, recorder.inspect)
  return family.start()
}

const recordingOf = (visits: number, limit: number): Recorder => {
  const recorder = new Recorder({ now: Date.now, limit })
  const shop = started(recorder)
  for (let count = 0; count < visits; count++) visit(shop)
  return recorder
}

/** The keystrokes of one form, folded from its beginning. */
const typing = (entries: number): Journal => ({
  version: 2,
  incarnations: [{ actor: "form", incarnation: 1, machine: "form", ended: false }],
  entries: Array.from({ length: entries }, (_, seq) => ({
    seq,
    at: seq,
    actor: "form",
    incarnation: 1,
    event: seq === 0 ? { type: "xstate.init", input: { draft: "" } } : { type: "form.changed", text: `letter ${seq}` }
  }))
})

const folded = (machine: AnyStateMachine, { entries, incarnations: [incarnation] }: Journal) =>
  incarnation && fold(machine, incarnation, entries)

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const reference = await referenceMs()
  const bare = started()
  const recorder = new Recorder({ now: Date.now, limit: 100_000 })
  const recorded = started(recorder)
  const watched = createActor(familyMachine, { inspect: () => undefined }).start()
  while (recorder.journal().entries.length < 100_000) for (let count = 0; count < 200; count++) visit(recorded)
  const [bareMs = 0, watchedMs = 0, recordedMs = 0] = inTurns([() => visit(bare), () => visit(watched), () => visit(recorded)])
  const short = typing(10_000)
  const long = typing(100_000)
  const [shortMs, longMs] = [await cpuMs(() => folded(formMachine, short)), await cpuMs(() => folded(formMachine, long))]
  const bounded = recordingOf(1_500, 5_000).journal()
  const cost = (what: string, ms: number): Row => ({ what, value: ms, unit: "ms CPU", perReference: ms / reference })
  return [
    cost("an event, not recorded", bareMs / eventsOfVisit),
    cost("an event, recorded beside 100,000 entries", recordedMs / eventsOfVisit),
    { what: "XState's own inspection, which does not serve: inspected / not", value: watchedMs / bareMs, unit: "x" },
    { what: "recording: CPU of an event, recorded / not (at most 1.25)", value: recordedMs / bareMs, unit: "x" },
    cost("folding 10,000 entries (at most 100 ms)", shortMs),
    { what: "folding 100,000 / 10,000 entries (10 is linear)", value: longMs / shortMs, unit: "x" },
    { what: "entries kept of 126,000 recorded, limit 5,000", value: bounded.entries.length, unit: "" },
    { what: "incarnations kept of 1,501", value: bounded.incarnations.length, unit: "" },
    {
      what: "size of that journal as a file",
      value: writeJournal({ build: "b", journal: bounded, states: [] }, unmaskedWriting).length / 1024,
      unit: "KiB"
    }
  ]
}
