import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, createActor, type InputFrom, SimulatedClock } from "xstate"
import type { Marks } from "../../core/contract/marks.ts"
import { comparableState } from "../../core/journal/fold.ts"
import { type JournalFile, type State, writeJournal } from "../../core/journal/file.ts"
import { type Entry, type Tree } from "../../core/journal/journal.ts"
import { subscribeToInspection } from "../../core/journal/inspection.ts"
import { cleaningOf } from "../../core/journal/mask.ts"
import { Recorder, type RecorderOptions } from "../../core/journal/record.ts"
import { startFrom, treeOf } from "../../core/journal/restore.ts"
import { unmaskedWriting } from "../unmasked-writing.ts"

/** Live state after one entry. */
export type Dump = State & { readonly seq: number }

/** Recorded system on a clock that the test advances, with a dump after every entry. */
export type RecordedSystem<M extends AnyStateMachine> = {
  readonly root: Actor<M>
  readonly recorder: Recorder
  readonly clock: SimulatedClock
  readonly dumps: ReadonlyArray<Dump>
  readonly now: () => number
}

type ExportedJournal = { readonly file: string; readonly dumps: ReadonlyArray<Dump> }

type Options<M extends AnyStateMachine> = Omit<RecorderOptions, "now" | "onSettled" | "restored"> & {
  readonly from?: Tree
  readonly startAt?: number
  readonly input?: InputFrom<M>
}

export const recordMachine = <M extends AnyStateMachine>(
  machine: M,
  id: string,
  { from, input, startAt = 0, ...options }: Options<M> = {}
): RecordedSystem<M> => {
  const clock = new SimulatedClock()
  const now = () => startAt + clock.now()
  const dumps: Array<Dump> = []
  const onSettled = ({ actor, incarnation, seq }: Entry, snapshot: AnyMachineSnapshot) =>
    void dumps.push(jsonCopy({ seq, actor, incarnation, ...comparableState(snapshot) }))
  const recorder = new Recorder({ freeze: true, ...options, now, onSettled, ...(from && { restored: from }) })
  const { inspect } = recorder
  if (from !== undefined) return { root: startFrom(machine, from, { inspect, clock, now: startAt }), recorder, clock, dumps, now }
  const root = createActor(machine, { id, clock, input: input as InputFrom<M> })
  subscribeToInspection(root, inspect)
  return { root: root.start(), recorder, clock, dumps, now }
}

export const currentTree = <M extends AnyStateMachine>({ recorder, root }: RecordedSystem<M>): Tree =>
  jsonCopy(treeOf(root, recorder.timers()))

export const exportJournal = <M extends AnyStateMachine>({ dumps, recorder }: RecordedSystem<M>): ExportedJournal => ({
  file: writeJournal({ build: "test", journal: recorder.journal(), states: [] }, unmaskedWriting),
  dumps: [...dumps]
})

/** Exported journal as it leaves the device, file and dumps masked alike; `undefined` if there is nothing to mask. */
export const exportedMasked = <M extends AnyStateMachine>(
  { dumps, recorder }: RecordedSystem<M>,
  marks: Marks
): ExportedJournal | undefined => {
  const file: JournalFile = { build: "test", journal: recorder.journal(), states: [] }
  if (cleaningOf(file, marks).masked(file) === file) return undefined
  const { masked } = cleaningOf([file, dumps], marks)
  const clean = masked(file)
  return { file: writeJournal(file, { clean: () => clean, isMasked: true }), dumps: masked([...dumps]) }
}

export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))
