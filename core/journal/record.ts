import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"
import { isActor, logicOf, nameOf, pathOf } from "./actor-places.ts"
import { noteTimer } from "./timers.ts"
import { type Entry, type Journal, type Life, lifeKey, type Origin, type Timer, type Tree } from "./journal.ts"
import { Ledger } from "./ledger.ts"
import type { Report } from "./listen.ts"
import { persist } from "./persist.ts"
import { plainEvent } from "./plain-event.ts"

export type RecorderOptions = {
  readonly now: () => number
  /** How many entries are kept before old ones give way to origins. */
  readonly limit?: number
  /** Freezes the events that are kept, so that a machine that changes one in place fails at once; for development. */
  readonly freeze?: boolean
  /** What this tab recorded before; the numbers of entries and lives go on from it. */
  readonly before?: Journal
  /** The tree that the system about to start is restored from: its actors begin with an origin instead of an `xstate.init`. */
  readonly restored?: Tree
  /** Told when a machine has come to rest after an entry. */
  readonly onSettled?: (entry: Entry, snapshot: AnyMachineSnapshot) => void
}

/** One living actor as the recorder knows it. */
type Place = {
  readonly life: Life
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
  readonly #ledger: Ledger
  readonly #places = new Map<AnyActorRef, Place>()
  /** The actor that was looked up last: XState reports each step of one event in a row. */
  #lastActor: AnyActorRef | undefined
  #lastPlace: Place | undefined
  readonly #causes = new WeakMap<AnyActorRef, number>()
  #restoring: ReadonlyMap<string, Origin> | undefined
  /** How many machines are in the middle of an entry. */
  #open = 0
  /** Told that there are new entries, where somebody reads along. */
  watcher: (() => void) | undefined

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#ledger = new Ledger(options.limit ?? 5_000, options.before)
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
    for (const actor of this.#places.keys()) this.#fell(actor)
    return this.#ledger.journal()
  }

  /** An entry that has been recorded since the start; `undefined` where it is no longer kept, or not there yet. */
  entry(seq: number): Entry | undefined {
    return this.#ledger.entry(seq)
  }

  /** The number of the oldest entry since the start that is kept. */
  get first(): number {
    return this.#ledger.first
  }

  /** The number that the next entry will have. */
  get next(): number {
    return this.#ledger.next
  }

  lives(): ReadonlyArray<Life> {
    return this.#ledger.lives()
  }

  /** The machines that run now, with their actors. */
  living(): ReadonlyArray<{ readonly life: Life; readonly actor: AnyActorRef }> {
    return [...this.#places].map(([actor, { life }]) => ({ life, actor }))
  }

  /** The waits of each running actor, by its path. */
  timers(): Tree["timers"] {
    return Object.fromEntries([...this.#places.values()].map(({ life, timers }) => [life.actor, [...timers.values()]]))
  }

  #sent(actor: AnyActorRef, event: AnyEventObject, sender: unknown): void {
    const source = isActor(sender) ? sender : undefined
    const cause = source && (this.#places.get(source)?.current ?? this.#causes.get(source))
    if (event.type === "xstate.init") return this.#started(actor, event, cause)
    if (source !== undefined && event.type.startsWith("xstate.error.")) this.#fell(source)
    this.#placeOf(actor)?.awaited.push({ event, cause })
  }

  /** A machine's life begins; of a call only the cause is remembered, for the event of its outcome. */
  #started(actor: AnyActorRef, init: AnyEventObject, cause: number | undefined): void {
    if (logicOf(actor) === undefined) {
      if (cause !== undefined) this.#causes.set(actor, cause)
      return
    }
    const path = pathOf(actor)
    const origin = this.#restoring?.get(path)
    const life = this.#ledger.begin(path, nameOf(actor), origin)
    const timers = new Map(origin?.timers.map((timer) => [timer.event.type, timer]))
    const place: Place = { life, timers, awaited: [], current: undefined, since: 0, early: [] }
    this.#places.set(actor, place)
    this.#lastActor = undefined
    if (origin === undefined) this.#enter(place, init, cause)
  }

  #placeOf(actor: AnyActorRef): Place | undefined {
    if (actor !== this.#lastActor) {
      this.#lastPlace = this.#places.get(actor)
      this.#lastActor = actor
    }
    return this.#lastPlace
  }

  #stepped(actor: AnyActorRef, event: AnyEventObject): void {
    const place = this.#placeOf(actor)
    if (place === undefined || place.current !== undefined) return
    const sent = taken(place.awaited, event)
    // A parent stops its child without sending: its own entry is the cause.
    const cause = sent === undefined ? actor._parent && this.#places.get(actor._parent)?.current : sent.cause
    this.#enter(place, event, cause)
  }

  #acted(actor: AnyActorRef, action: Action): void {
    if (action.type !== "xstate.raise" && action.type !== "xstate.cancel") return
    const place = this.#placeOf(actor)
    if (place?.current !== undefined) noteTimer(place.timers, action, place.since)
    else place?.early.push(action)
  }

  #settled(actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
    const place = this.#placeOf(actor)
    if (place === undefined) return
    if (place.current !== undefined) this.#leave(place, snapshot)
    if (snapshot.status !== "active") {
      this.#places.delete(actor)
      this.#lastActor = undefined
      this.#ledger.end(place.life)
    }
    if (actor._parent === undefined) this.#restoring = undefined
    if (this.#open === 0 && this.#ledger.isCheckpointDue) this.#ledger.checkpoint(this.#origins())
  }

  /** A machine that threw tells nobody but its parent; the event that it died of is an entry too, with the defect. */
  #fell(actor: AnyActorRef): void {
    const place = this.#placeOf(actor)
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (place === undefined || snapshot.status !== "error") return
    const [last] = place.awaited
    if (place.current === undefined && last !== undefined) this.#enter(place, last.event, last.cause)
    if (place.current !== undefined) this.#ledger.addDefect(place.current, plainDefect(snapshot.error))
    this.#settled(actor, snapshot)
  }

  #enter(place: Place, event: AnyEventObject, cause: number | undefined): void {
    const at = this.#options.now()
    const plain = plainEvent(event)
    if (this.#options.freeze === true) deepFreeze(plain)
    place.timers.delete(event.type)
    if (place.early.length > 0) for (const action of place.early.splice(0)) noteTimer(place.timers, action, at)
    place.current = this.#ledger.append({ at, life: place.life, event: plain, cause })
    place.since = at
    this.#open++
  }

  #leave(place: Place, snapshot: AnyMachineSnapshot): void {
    const { onSettled } = this.#options
    const entry = onSettled && place.current !== undefined ? this.#ledger.entry(place.current) : undefined
    place.current = undefined
    this.#open--
    this.watcher?.()
    if (entry !== undefined) onSettled?.(entry, snapshot)
  }

  #origins(): ReadonlyMap<string, Origin> {
    return new Map(
      [...this.#places].map(([actor, { life, timers }]) => [lifeKey(life), { snapshot: persist(actor), timers: [...timers.values()] }])
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
