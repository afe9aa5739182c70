import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import { hasPrivate } from "./marks.ts"
import { suggestionsFor } from "./payloads.ts"
import { keysOf } from "./chart/chart.ts"

/** Event that a machine handles, with example payloads. */
export type Offer = {
  readonly type: string
  /** Payloads sent before, newest first, then examples of the schema; the bare event if there are none. */
  readonly events: ReadonlyArray<AnyEventObject>
  readonly sent: number
  /** The machine would accept one of them now. */
  readonly isTaken: boolean
  /** States that handle the event. */
  readonly heardIn: ReadonlyArray<string>
}

/** Most payloads of a type, and entries searched for them. */
const suggestions = 5
const searched = 5_000

/** Commands and facts that a machine handles, without XState's internal events. */
export const offersFor = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  known: ReadonlyMap<string, ReadonlyArray<AnyEventObject>>
): ReadonlyArray<Offer> => {
  const types = machine.events.filter((type: string) => !type.startsWith("xstate.") && type !== "*" && type !== "")
  const offers = types.map((type: string): Offer => {
    const sent = known.get(type) ?? []
    const all = distinct([...sent, ...suggestionsFor(machine.id, type)])
    const events = all.length === 0 ? [{ type }] : all
    return { type, events, sent: sent.length, isTaken: events.some((event) => canTake(snapshot, event)), heardIn: heardIn(machine, type) }
  })
  return offers.toSorted((one: Offer, other: Offer) => Number(other.isTaken) - Number(one.isTaken))
}

const distinct = (events: ReadonlyArray<AnyEventObject>): ReadonlyArray<AnyEventObject> => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values()
]

/** Tests if the machine would accept an event; guards may throw on an incomplete payload. */
export const canTake = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

const heardIn = (machine: AnyStateMachine, type: string): ReadonlyArray<string> => [
  ...new Set([...keysOf(machine).values()].flatMap((key) => (key.includes(` --${type}#`) ? [key.split(" --")[0] ?? ""] : [])))
]

/** Payloads sent to a machine before an entry, by type, newest first. Those with private texts are left out: they would be shown. */
export const sentBefore = (replayIndex: ReplayIndex, key: string, position: number): ReadonlyMap<string, ReadonlyArray<AnyEventObject>> => {
  const found = new Map<string, ReadonlyArray<AnyEventObject>>()
  const machine = replayIndex.incarnation(key)?.machine
  for (let at = position; at >= Math.max(0, position - searched); at--) {
    const entry = replayIndex.entry(at)
    if (entry === undefined || replayIndex.incarnation(incarnationKey(entry))?.machine !== machine) continue
    const known = found.get(entry.event.type) ?? []
    const isNew = known.length < suggestions && !known.some((event) => JSON.stringify(event) === JSON.stringify(entry.event))
    if (isNew && !hasPrivate("", entry.event)) found.set(entry.event.type, [...known, entry.event])
  }
  return found
}
