import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"
import { isActor, logicOf, nameOf, pathOf } from "./actor-places.ts"
import { noteTimer } from "./timers.ts"
import { type Entry, type Journal, type Incarnation, incarnationKey, type Origin, type Timer, type Tree } from "./journal.ts"
import { EntryLog } from "./entry-log.ts"
import type { Report } from "./listen.ts"
import { persist } from "./persist.ts"
import { plainEvent } from "./plain-event.ts"

export type RecorderOptions = {
  readonly now: () => number
  /** How many entries are kept before old ones give way to origins. */
  readonly limit?: number
  /** Freezes the events that are kept, so that a machine that changes one in place fails at once; for development. */
  readonly freeze?: boolean
  /** What this tab recorded before; the numbers of entries and incarnations go on from it. */
  readonly before?: Journal
  /** The tree that the system about to start is restored from: its actors begin with an origin instead of an `xstate.init`. */
  readonly restored?: Tree
  /** Told when a machine has come to rest after an entry. */
  readonly onSettled?: (entry: Entry, snapshot: AnyMachineSnapshot) => void
}

/** One living actor as the recorder knows it. */
type ActorRecord = {
  readonly incarnation: Incarnation
  readonly timers: Map<string, Timer>
  /** Events on their way to it, in order, with the entry that sent them. */
  readonly awaited: Array<Sent>
  /** The number of the entry that it is processing now. */
  current: number | undefined
  /** The time of the entry that it processed last. */
  since: number
  /** What its first step asked of the scheduler, before the entry of that step stood. */
  readonly early: Array<Action>
}

type Sent = { readonly event: AnyEventObject; readonly cause: number | undefined }
type Action = { readonly type: string; readonly params: unknown }

/**
 * Keeps the journal of an actor system by the reports of XState's inspection. An event becomes an entry when its machine takes its
 * first step (`@xstate.microstep`): then it is certain to be processed, and what it sends comes after it. `@xstate.event` alone
 * would count events that were sent to actors already stopped, `@xstate.snapshot` would put effects before their causes.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #log: EntryLog
  readonly #records = new Map<AnyActorRef, ActorRecord>()
  /** The actor that was looked up last: XState reports each step of one event in a row. */
  #lastActor: AnyActorRef | undefined
  #lastRecord: ActorRecord | undefined
  readonly #causes = new WeakMap<AnyActorRef, number>()
  #restoring: ReadonlyMap<string, Origin> | undefined
  /** How many machines are in the middle of an entry. */
  #open = 0
  /** Told that there are new entries, where somebody reads along. */
  watcher: (() => void) | undefined

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#log = new EntryLog(options.limit ?? 5_000, options.before)
    this.#restoring = options.restored && originsOf(options.restored)
  }

  /** For `listen`; XState's own `inspect` option takes it too, at a higher price. */
  readonly inspect = (report: Report): void => {
    const actor = report.actorRef
    if (!isActor(actor)) return
    switch (report.type) {
      case "@xstate.action":
        return this.#acted(actor, report.action)
      case "@xstate.microstep":
        return this.#stepped(actor, report.event)
      case "@xstate.event":
        return this.#sent(actor, report.event, report.sourceRef)
      case "@xstate.snapshot":
        return this.#settled(actor, report.snapshot as AnyMachineSnapshot)
      case "@xstate.actor":
      case "@xstate.transition":
        return undefined
    }
  }

  /** What has been recorded so far. */
  journal(): Journal {
    for (const actor of this.#records.keys()) this.#fell(actor)
    return this.#log.journal()
  }

  /** An entry that has been recorded since the start; `undefined` where it is no longer kept, or not there yet. */
  entry(seq: number): Entry | undefined {
    return this.#log.entry(seq)
  }

  /** The number of the oldest entry since the start that is kept. */
  get first(): number {
    return this.#log.first
  }

  /** The number that the next entry will have. */
  get next(): number {
    return this.#log.next
  }

  incarnations(): ReadonlyArray<Incarnation> {
    return this.#log.incarnations()
  }

  /** The machines that run now, with their actors. */
  living(): ReadonlyArray<{ readonly incarnation: Incarnation; readonly actor: AnyActorRef }> {
    return [...this.#records].map(([actor, { incarnation }]) => ({ incarnation, actor }))
  }

  /** The waits of each running actor, by its path. */
  timers(): Tree["timers"] {
    return Object.fromEntries([...this.#records.values()].map(({ incarnation, timers }) => [incarnation.actor, [...timers.values()]]))
  }

  #sent(actor: AnyActorRef, event: AnyEventObject, sender: unknown): void {
    const source = isActor(sender) ? sender : undefined
    const cause = source && (this.#records.get(source)?.current ?? this.#causes.get(source))
    if (event.type === "xstate.init") return this.#started(actor, event, cause)
    if (source !== undefined && event.type.startsWith("xstate.error.")) this.#fell(source)
    this.#recordOf(actor)?.awaited.push({ event, cause })
  }

  /** A machine's incarnation begins; of a call only the cause is remembered, for the event of its outcome. */
  #started(actor: AnyActorRef, init: AnyEventObject, cause: number | undefined): void {
    if (logicOf(actor) === undefined) {
      if (cause !== undefined) this.#causes.set(actor, cause)
      return
    }
    const path = pathOf(actor)
    const origin = this.#restoring?.get(path)
    const incarnation = this.#log.begin(path, nameOf(actor), origin)
    const timers = new Map(origin?.timers.map((timer) => [timer.event.type, timer]))
    const record: ActorRecord = { incarnation, timers, awaited: [], current: undefined, since: 0, early: [] }
    this.#records.set(actor, record)
    this.#lastActor = undefined
    if (origin === undefined) this.#enter(record, init, cause)
  }

  #recordOf(actor: AnyActorRef): ActorRecord | undefined {
    if (actor !== this.#lastActor) {
      this.#lastRecord = this.#records.get(actor)
      this.#lastActor = actor
    }
    return this.#lastRecord
  }

  #stepped(actor: AnyActorRef, event: AnyEventObject): void {
    const record = this.#recordOf(actor)
    if (record === undefined || record.current !== undefined) return
    const sent = taken(record.awaited, event)
    // A parent stops its child without sending: its own entry is the cause.
    const cause = sent === undefined ? actor._parent && this.#records.get(actor._parent)?.current : sent.cause
    this.#enter(record, event, cause)
  }

  #acted(actor: AnyActorRef, action: Action): void {
    if (action.type !== "xstate.raise" && action.type !== "xstate.cancel") return
    const record = this.#recordOf(actor)
    if (record?.current !== undefined) noteTimer(record.timers, action, record.since)
    else record?.early.push(action)
  }

  #settled(actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
    const record = this.#recordOf(actor)
    if (record === undefined) return
    if (record.current !== undefined) this.#leave(record, snapshot)
    if (snapshot.status !== "active") {
      this.#records.delete(actor)
      this.#lastActor = undefined
      this.#log.end(record.incarnation)
    }
    if (actor._parent === undefined) this.#restoring = undefined
    if (this.#open === 0) this.#log.checkpoint(() => this.#origins())
  }

  /** A machine that threw tells nobody but its parent; the event that it died of is an entry too, with the defect. */
  #fell(actor: AnyActorRef): void {
    const record = this.#recordOf(actor)
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (record === undefined || snapshot.status !== "error") return
    const [last] = record.awaited
    if (record.current === undefined && last !== undefined) this.#enter(record, last.event, last.cause)
    if (record.current !== undefined) this.#log.addDefect(record.current, plainDefect(snapshot.error))
    this.#settled(actor, snapshot)
  }

  #enter(record: ActorRecord, event: AnyEventObject, cause: number | undefined): void {
    const at = this.#options.now()
    const plain = plainEvent(event)
    if (this.#options.freeze === true) deepFreeze(plain)
    record.timers.delete(event.type)
    if (record.early.length > 0) for (const action of record.early.splice(0)) noteTimer(record.timers, action, at)
    record.current = this.#log.append({ at, incarnation: record.incarnation, event: plain, cause })
    record.since = at
    this.#open++
  }

  #leave(record: ActorRecord, snapshot: AnyMachineSnapshot): void {
    const { onSettled } = this.#options
    const entry = onSettled && record.current !== undefined ? this.#log.entry(record.current) : undefined
    record.current = undefined
    this.#open--
    this.watcher?.()
    if (entry !== undefined) onSettled?.(entry, snapshot)
  }

  #origins(): ReadonlyMap<string, Origin> {
    return new Map(
      [...this.#records].map(([actor, { incarnation, timers }]) => [
        incarnationKey(incarnation),
        { snapshot: persist(actor), timers: [...timers.values()] }
      ])
    )
  }
}

/** Takes an event out of those awaited, with all before it: XState drops what it does not process. Almost always it is the only one. */
const taken = (awaited: Array<Sent>, event: AnyEventObject): Sent | undefined => {
  if (awaited.length === 1 && awaited[0]?.event === event) return awaited.pop()
  const index = awaited.findIndex((sent) => sent.event === event)
  return awaited.splice(0, index + 1).at(-1)
}

/** The origin of every actor of a tree, by its path. */
const originsOf = ({ root, snapshot, timers }: Tree): ReadonlyMap<string, Origin> => {
  const below = Object.entries(snapshot.children ?? {}).flatMap(([id, child]) => [
    ...originsOf({ root: `${root}/${id}`, snapshot: child.snapshot, timers })
  ])
  return new Map([[root, { snapshot, timers: timers[root] ?? [] }], ...below])
}

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
