import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate"
import { plainDefect } from "../actors/plain-defect.ts"
import { isActor, logicOf, nameOf, pathOf } from "./actor-places.ts"
import { compact, type MachineOf } from "./compact.ts"
import { noteTimer } from "./inert-scope.ts"
import { type Entry, type Journal, journalVersion, type Life, lifeKey, type Origin, type Timer, type Tree } from "./journal.ts"
import { plainEvent } from "./plain-event.ts"

export type RecorderOptions = {
  readonly now: () => number
  /** How many entries are kept before old ones fold into origins. */
  readonly limit?: number
  /** Freezes what is kept, so that a machine that changes an event in place fails at once; for development. */
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
  readonly awaited: Array<{ readonly event: AnyEventObject; readonly cause: number | undefined }>
  /** The entry that it is processing now. */
  current: Entry | undefined
  /** What its first step asked of the scheduler, before the entry of that step stood. */
  early: Array<Action>
}

type Action = { readonly type: string; readonly params: unknown }

/**
 * Listens to an actor system through XState's `inspect` and keeps the journal. An event becomes an entry when its machine takes its
 * first step (`@xstate.microstep`): then it is certain to be processed, and what it sends comes after it. `@xstate.event` alone
 * would count events that were sent to actors already stopped, `@xstate.snapshot` would put effects before their causes.
 */
export class Recorder {
  readonly #options: RecorderOptions
  readonly #limit: number
  readonly #places = new Map<AnyActorRef, Place>()
  readonly #causes = new WeakMap<AnyActorRef, number>()
  readonly #machines = new Map<string, AnyStateMachine>()
  readonly #lives = new Map<string, Life>()
  readonly #born = new Map<string, number>()
  #entries: Array<Entry>
  #seq: number
  #restoring: Map<string, Origin> | undefined

  constructor(options: RecorderOptions) {
    this.#options = options
    this.#limit = options.limit ?? 5_000
    this.#entries = [...(options.before?.entries ?? [])]
    this.#seq = (this.#entries.at(-1)?.seq ?? -1) + 1
    for (const life of options.before?.lives ?? []) {
      this.#lives.set(lifeKey(life), { ...life, ended: true })
      this.#born.set(life.actor, Math.max(life.life, this.#born.get(life.actor) ?? 0))
    }
    this.#restoring = options.restored && originsOf(options.restored)
  }

  readonly inspect = (inspection: InspectionEvent): void => {
    const actor = inspection.actorRef
    if (!isActor(actor)) return
    if (inspection.type === "@xstate.event")
      this.#sent(actor, inspection.event, isActor(inspection.sourceRef) ? inspection.sourceRef : undefined)
    else if (inspection.type === "@xstate.microstep") this.#stepped(actor, inspection.event)
    else if (inspection.type === "@xstate.action") this.#acted(actor, inspection.action)
    else if (inspection.type === "@xstate.snapshot") this.#settled(actor, inspection.snapshot as AnyMachineSnapshot)
  }

  /** What has been recorded so far. */
  journal(): Journal {
    for (const actor of this.#places.keys()) this.#fell(actor)
    return { version: journalVersion, lives: [...this.#lives.values()], entries: [...this.#entries] }
  }

  /** The machine of a life that this recorder saw begin. */
  readonly machineOf: MachineOf = (life) => this.#machines.get(lifeKey(life))

  /** The machines that run now, with their actors. */
  living(): ReadonlyArray<{ readonly life: Life; readonly actor: AnyActorRef }> {
    return [...this.#places].map(([actor, { life }]) => ({ life, actor }))
  }

  /** The waits of each running actor, by its path. */
  timers(): Tree["timers"] {
    return Object.fromEntries([...this.#places.values()].map(({ life, timers }) => [life.actor, [...timers.values()]]))
  }

  #sent(actor: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): void {
    const cause = source && (this.#places.get(source)?.current?.seq ?? this.#causes.get(source))
    if (event.type === "xstate.init") {
      const machine = logicOf(actor)
      if (machine !== undefined) this.#begin(actor, machine, event)
      else if (cause !== undefined) this.#causes.set(actor, cause)
      return
    }
    if (source !== undefined) this.#fell(source)
    this.#places.get(actor)?.awaited.push({ event, cause })
  }

  #begin(actor: AnyActorRef, machine: AnyStateMachine, init: AnyEventObject): void {
    const path = pathOf(actor)
    const origin = this.#restoring?.get(path)
    const count = (this.#born.get(path) ?? 0) + 1
    const life: Life = { actor: path, life: count, machine: nameOf(actor), ended: false, ...(origin && { origin }) }
    const parent = actor._parent && this.#places.get(actor._parent)?.current
    this.#born.set(path, count)
    this.#lives.set(lifeKey(life), life)
    this.#machines.set(lifeKey(life), machine)
    const place: Place = {
      life,
      timers: new Map(origin?.timers.map((timer) => [timer.event.type, timer])),
      awaited: [],
      current: undefined,
      early: []
    }
    this.#places.set(actor, place)
    if (origin === undefined) place.current = this.#keep(place, init, parent?.seq)
  }

  #stepped(actor: AnyActorRef, event: AnyEventObject): void {
    const place = this.#places.get(actor)
    if (place === undefined || place.current !== undefined) return
    const index = place.awaited.findIndex((awaited) => awaited.event === event)
    const [sent] = index < 0 ? [] : place.awaited.splice(0, index + 1).slice(-1)
    // A parent stops its child without sending: its own entry is the cause.
    const parent = actor._parent && this.#places.get(actor._parent)?.current?.seq
    place.current = this.#keep(place, event, sent === undefined ? parent : sent.cause)
  }

  #acted(actor: AnyActorRef, action: Action): void {
    const place = this.#places.get(actor)
    if (place?.current !== undefined) noteTimer(place.timers, action, place.current.at)
    else if (place !== undefined && action.type.startsWith("xstate.")) place.early.push(action)
  }

  #settled(actor: AnyActorRef, snapshot: AnyMachineSnapshot): void {
    const place = this.#places.get(actor)
    if (place === undefined) return
    const entry = place.current
    place.current = undefined
    if (entry !== undefined) this.#options.onSettled?.(entry, snapshot)
    if (snapshot.status !== "active") this.#end(actor, place)
    if (actor._parent === undefined) this.#restoring = undefined
    if (this.#entries.length >= this.#limit * 1.25) this.#fold()
  }

  /** A machine that threw tells nobody but its parent; the event that it died of is an entry too, with the defect. */
  #fell(actor: AnyActorRef): void {
    const place = this.#places.get(actor)
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (place === undefined || snapshot.status !== "error") return
    const [last] = place.awaited
    const entry = place.current ?? (last && this.#keep(place, last.event, last.cause))
    if (entry !== undefined) {
      place.current = this.#frozen({ ...entry, defect: plainDefect(snapshot.error) })
      this.#entries[this.#entries.indexOf(entry)] = place.current
    }
    this.#settled(actor, snapshot)
  }

  #end(actor: AnyActorRef, { life }: Place): void {
    this.#places.delete(actor)
    this.#lives.set(lifeKey(life), { ...(this.#lives.get(lifeKey(life)) ?? life), ended: true })
  }

  #keep(place: Place, event: AnyEventObject, cause: number | undefined): Entry {
    const { actor, life } = place.life
    const plain = plainEvent(event)
    const entry: Entry = { seq: this.#seq++, at: this.#options.now(), actor, life, event: plain, ...(cause !== undefined && { cause }) }
    place.timers.delete(event.type)
    for (const action of place.early.splice(0)) noteTimer(place.timers, action, entry.at)
    this.#entries.push(this.#frozen(entry))
    return entry
  }

  #frozen(entry: Entry): Entry {
    return this.#options.freeze === true ? deepFreeze(entry) : entry
  }

  #fold(): void {
    const short = compact(this.journal(), this.#limit, this.machineOf)
    this.#entries = [...short.entries]
    this.#lives.clear()
    for (const life of short.lives) this.#lives.set(lifeKey(life), life)
    for (const key of this.#machines.keys()) if (!this.#lives.has(key)) this.#machines.delete(key)
  }
}

/** The origin of every actor of a tree, by its path. */
const originsOf = ({ root, snapshot, timers }: Tree): Map<string, Origin> => {
  const { children = {} } = snapshot
  const below = Object.entries(children).flatMap(([id, child]) => [
    ...originsOf({ root: `${root}/${id}`, snapshot: child.snapshot, timers })
  ])
  return new Map([[root, { snapshot, timers: timers[root] ?? [] }], ...below])
}

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
