import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"
import { isActor, logicOf, nameOf, pathOf } from "./actor-paths.ts"
import { noteTimer } from "./timers.ts"
import { type Entry, type Journal, type Incarnation, incarnationKey, type Origin, type Timer, type Tree } from "./journal.ts"
import { EntryLog } from "./entry-log.ts"
import type { Report } from "./inspection.ts"
import { persistActor } from "./persist-actor.ts"
import { plainEvent } from "./plain-event.ts"

export type RecorderOptions = {
  readonly now: () => number
  /** Least number of the latest entries to store; older ones are replaced by origins. */
  readonly limit?: number
  /** Freezes events (development only), so that a machine that mutates one fails at once. */
  readonly freeze?: boolean
  /** Journal before the reload; numbering continues from it. */
  readonly before?: Journal
  /** Restored actors begin with an origin instead of `xstate.init`. */
  readonly restored?: Tree
  readonly onSettled?: (entry: Entry, snapshot: AnyMachineSnapshot) => void
}

type ActorRecord = {
  readonly incarnation: Incarnation
  readonly timers: Map<string, Timer>
  /** Events not yet processed, with the entries that sent them. */
  readonly awaited: Array<SentEvent>
  /** Entry being processed; `since` in epoch milliseconds. */
  current: number | undefined
  since: number
  /** Scheduler actions of the first step, which precede its entry. */
  readonly actionsBeforeEntry: Array<Action>
}

type SentEvent = { readonly event: AnyEventObject; readonly cause: number | undefined }
type Action = { readonly type: string; readonly params: unknown }

/**
 * Records a journal from inspection events. An event becomes an entry at its machine's first `@xstate.microstep`, when it is certainly processed and
 * before its effects. `@xstate.event` would include events to stopped actors; `@xstate.snapshot` would put effects before causes.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #log: EntryLog
  readonly #records = new Map<AnyActorRef, ActorRecord>()
  /** Caches the last lookup: XState reports the steps of one event in a row. */
  #lastActor: AnyActorRef | undefined
  #lastRecord: ActorRecord | undefined
  readonly #causes = new WeakMap<AnyActorRef, number>()
  #restoring: ReadonlyMap<string, Origin> | undefined
  #openEntries = 0
  watcher: (() => void) | undefined

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#log = new EntryLog(options.limit ?? 5_000, options.before)
    this.#restoring = options.restored && originsOf(options.restored)
  }

  /** Handler for `subscribeToInspection`, or at a higher cost for `inspect`. */
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

  journal(): Journal {
    for (const actor of this.#records.keys()) this.#recordDefect(actor)
    return this.#log.journal()
  }

  /** `undefined` when dropped, not yet recorded or of an earlier page load. */
  entry(seq: number): Entry | undefined {
    return this.#log.entry(seq)
  }

  get first(): number {
    return this.#log.first
  }

  get next(): number {
    return this.#log.next
  }

  incarnations(): ReadonlyArray<Incarnation> {
    return this.#log.incarnations()
  }

  living(): ReadonlyArray<{ readonly incarnation: Incarnation; readonly actor: AnyActorRef }> {
    return [...this.#records].map(([actor, { incarnation }]) => ({ incarnation, actor }))
  }

  timers(): Tree["timers"] {
    return Object.fromEntries([...this.#records.values()].map(({ incarnation, timers }) => [incarnation.actor, [...timers.values()]]))
  }

  #sent(actor: AnyActorRef, event: AnyEventObject, sender: unknown): void {
    const source = isActor(sender) ? sender : undefined
    const cause = source && (this.#records.get(source)?.current ?? this.#causes.get(source))
    if (event.type === "xstate.init") return this.#started(actor, event, cause)
    if (source !== undefined && event.type.startsWith("xstate.error.")) this.#recordDefect(source)
    this.#recordOf(actor)?.awaited.push({ event, cause })
  }

  /** An actor without a machine stores only the cause, for its result event. */
  #started(actor: AnyActorRef, init: AnyEventObject, cause: number | undefined): void {
    if (logicOf(actor) === undefined) {
      if (cause !== undefined) this.#causes.set(actor, cause)
      return
    }
    const path = pathOf(actor)
    const origin = this.#restoring?.get(path)
    const incarnation = this.#log.begin(path, nameOf(actor), origin)
    const timers = new Map(origin?.timers.map((timer) => [timer.event.type, timer]))
    const record: ActorRecord = { incarnation, timers, awaited: [], current: undefined, since: 0, actionsBeforeEntry: [] }
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
    const sent = takeAwaited(record.awaited, event)
    // A parent stops its child without an event, so its entry is the cause.
    const cause = sent === undefined ? actor._parent && this.#records.get(actor._parent)?.current : sent.cause
    this.#enter(record, event, cause)
  }

  #acted(actor: AnyActorRef, action: Action): void {
    if (action.type !== "xstate.raise" && action.type !== "xstate.cancel") return
    const record = this.#recordOf(actor)
    if (record?.current !== undefined) noteTimer(record.timers, action, record.since)
    else record?.actionsBeforeEntry.push(action)
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
    if (this.#openEntries === 0) this.#log.checkpoint(() => this.#origins())
  }

  /** XState reports a failure only to the parent. The event that made the machine throw gets an entry with the defect. */
  #recordDefect(actor: AnyActorRef): void {
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
    if (record.actionsBeforeEntry.length > 0) for (const action of record.actionsBeforeEntry.splice(0)) noteTimer(record.timers, action, at)
    record.current = this.#log.append({ at, incarnation: record.incarnation, event: plain, cause })
    record.since = at
    this.#openEntries++
  }

  #leave(record: ActorRecord, snapshot: AnyMachineSnapshot): void {
    const { onSettled } = this.#options
    const entry = onSettled && record.current !== undefined ? this.#log.entry(record.current) : undefined
    record.current = undefined
    this.#openEntries--
    this.watcher?.()
    if (entry !== undefined) onSettled?.(entry, snapshot)
  }

  #origins(): ReadonlyMap<string, Origin> {
    return new Map(
      [...this.#records].map(([actor, { incarnation, timers }]) => [
        incarnationKey(incarnation),
        { snapshot: persistActor(actor), timers: [...timers.values()] }
      ])
    )
  }
}

/** Removes the earlier events too, which XState dropped. */
const takeAwaited = (awaited: Array<SentEvent>, event: AnyEventObject): SentEvent | undefined => {
  if (awaited.length === 1 && awaited[0]?.event === event) return awaited.pop()
  const index = awaited.findIndex((sent) => sent.event === event)
  return awaited.splice(0, index + 1).at(-1)
}

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
