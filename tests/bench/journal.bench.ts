import { type AnyStateMachine, createActor } from "xstate"
import { fold } from "../../core/journal/fold.ts"
import { writeJournal } from "../../core/journal/file.ts"
import { type Journal } from "../../core/journal/journal.ts"
import { Recorder } from "../../core/journal/record.ts"
import { familyMachine, formMachine } from "../support/family.ts"
import { cpuMs, type Row, referenceMs } from "./measure.ts"

export const name = "Journal: recording, folding, its bound"

/** A dialog that opens, takes ten keystrokes through its parent, and closes: 1 + 2 x 10 + 2 events that machines process. */
const visit = (shop: ReturnType<typeof started>): void => {
  shop.send({ type: "dialog.open", draft: "" })
  for (let letter = 0; letter < 10; letter++) shop.send({ type: "dialog.type", text: `letter ${letter}` })
  shop.send({ type: "dialog.close" })
}

const started = (recorder?: Recorder) =>
  createActor(familyMachine, { id: "family", ...(recorder && { inspect: recorder.inspect }) }).start()

const recordingOf = (visits: number, limit: number): Recorder => {
  const recorder = new Recorder({ now: Date.now, limit })
  const shop = started(recorder)
  for (let count = 0; count < visits; count++) visit(shop)
  return recorder
}

/** The keystrokes of one form, folded from its beginning. */
const typing = (entries: number): Journal => ({
  version: 1,
  lives: [{ actor: "form", life: 1, machine: "form", ended: false }],
  entries: Array.from({ length: entries }, (_, seq) => ({
    seq,
    at: seq,
    actor: "form",
    life: 1,
    event: seq === 0 ? { type: "xstate.init", input: { draft: "" } } : { type: "form.changed", text: `letter ${seq}` }
  }))
})

const folded = (machine: AnyStateMachine, { entries, lives: [life] }: Journal) => life && fold(machine, life, entries)

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const reference = await referenceMs()
  const bare = started()
  const recorder = new Recorder({ now: Date.now, limit: 100_000 })
  const recorded = started(recorder)
  while (recorder.journal().entries.length < 100_000) for (let count = 0; count < 500; count++) visit(recorded)
  const eventsOfVisit = 24
  const [bareMs, recordedMs] = [await cpuMs(() => visit(bare)), await cpuMs(() => visit(recorded))]
  const short = typing(10_000)
  const long = typing(100_000)
  const [shortMs, longMs] = [await cpuMs(() => folded(formMachine, short)), await cpuMs(() => folded(formMachine, long))]
  const bounded = recordingOf(5_000, 5_000).journal()
  const cost = (what: string, ms: number): Row => ({ what, value: ms, unit: "ms CPU", perReference: ms / reference })
  return [
    cost("an event, not recorded", bareMs / eventsOfVisit),
    cost("an event, recorded beside 100,000 entries", recordedMs / eventsOfVisit),
    { what: "recording: CPU of an event, recorded / not (at most 1.25)", value: recordedMs / bareMs, unit: "x" },
    cost("folding 10,000 entries (at most 100 ms)", shortMs),
    { what: "folding 100,000 / 10,000 entries (10 is linear)", value: longMs / shortMs, unit: "x" },
    { what: "entries kept of 120,000 recorded, limit 5,000", value: bounded.entries.length, unit: "" },
    { what: "lives kept of 5,001", value: bounded.lives.length, unit: "" },
    {
      what: "size of that journal as a file",
      value: writeJournal({ build: "b", journal: bounded, states: [] }).text.length / 1024,
      unit: "KiB"
    }
  ]
}
