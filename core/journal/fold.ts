import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeInertScope } from "./inert-scope.ts"
import { persistSnapshot } from "./persist-actor.ts"
import type { Entry, Incarnation, Origin, PersistedSnapshot, Timer } from "./journal.ts"

/** `answered`: children that have finished. */
export type FoldState = {
  readonly snapshot: AnyMachineSnapshot
  readonly timers: ReadonlyMap<string, Timer>
  readonly answered: ReadonlySet<AnyActorRef>
}

/**
 * Folds the entries of one incarnation without clock, network, DOM, parent or running children. Returns `undefined` when its beginning is missing;
 * throws when the machine rejects the origin (of another build).
 */
export const fold = (machine: AnyStateMachine, incarnation: Incarnation, entries: ReadonlyArray<Entry>): FoldState | undefined => {
  const folding = Folding.begin(machine, incarnation, entries[0])
  for (const entry of incarnation.origin === undefined ? entries.slice(1) : entries) folding?.step(entry)
  return folding?.folded()
}

/** Incremental fold that can jump back to an earlier state. */
export class Folding {
  readonly #machine: AnyStateMachine
  readonly #inert = makeInertScope()
  #snapshot: AnyMachineSnapshot
  #answered = new Set<AnyActorRef>()

  /** Starts from the origin or after the `xstate.init` entry; `undefined` without either. */
  static begin(machine: AnyStateMachine, incarnation: Incarnation, first: Entry | undefined): Folding | undefined {
    return incarnation.origin === undefined && first?.event.type !== "xstate.init" ? undefined : new Folding(machine, incarnation, first)
  }

  private constructor(machine: AnyStateMachine, { origin }: Incarnation, first: Entry | undefined) {
    const { scope, tick, timers } = this.#inert
    this.#machine = machine
    if (origin === undefined && first !== undefined) tick(first.at)
    this.#snapshot =
      origin === undefined ? machine.getInitialSnapshot(scope, first?.event["input"]) : machine.restoreSnapshot(origin.snapshot, scope)
    for (const timer of origin?.timers ?? []) timers.set(timer.event.type, timer)
  }

  step(entry: Entry): void {
    const { scope, tick, timers } = this.#inert
    tick(entry.at)
    timers.delete(entry.event.type)
    const before = this.#snapshot
    this.#snapshot =
      entry.defect === undefined
        ? this.#machine.transition(before, entry.event, scope)
        : ({ ...before, status: "error", error: entry.defect } as AnyMachineSnapshot)
    const child = before.children[answeredBy(entry.event.type)]
    if (child !== undefined && this.#snapshot.children[child.id] === child) this.#answered.add(child)
  }

  /** Performs a step; returns its transitions in XState's form. */
  crossed(entry: Entry): ReadonlyArray<unknown> {
    const crossed: Array<unknown> = []
    const system: InspectedSystem = this.#inert.scope.system as unknown as InspectedSystem
    const before = system._sendInspectionEvent
    system._sendInspectionEvent = ({ _transitions = [] }) => void crossed.push(..._transitions)
    this.step(entry)
    system._sendInspectionEvent = before
    return crossed
  }

  folded(): FoldState {
    const { timers } = this.#inert
    const snapshot = this.#snapshot
    return { snapshot, timers: new Map(snapshot.status === "active" ? timers : []), answered: new Set(this.#answered) }
  }

  goTo({ answered, snapshot, timers }: FoldState): void {
    this.#snapshot = snapshot
    this.#answered = new Set(answered)
    this.#inert.timers.clear()
    for (const [type, timer] of timers) this.#inert.timers.set(type, timer)
  }
}

type InspectedSystem = { _sendInspectionEvent: (report: { readonly _transitions?: ReadonlyArray<unknown> }) => void }

export const originOf = ({ answered, snapshot, timers }: FoldState): Origin => ({
  snapshot: persistedWithout(persistSnapshot(snapshot), new Set([...answered].map((child) => child.id))),
  timers: [...timers.values()]
})

/** Parts of a snapshot that are compared between runs. */
export const comparableState = ({ context, status, value }: AnyMachineSnapshot) => ({ value, context, status })

const answeredBy = (type: string): string => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? ""

const persistedWithout = (snapshot: PersistedSnapshot, gone: ReadonlySet<string>): PersistedSnapshot => {
  if (gone.size === 0) return snapshot
  const { children = {}, ...rest } = snapshot
  return { ...rest, children: Object.fromEntries(Object.entries(children).filter(([id]) => !gone.has(id))) }
}
