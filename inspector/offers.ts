import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import { hasPrivate } from "./marks.ts"
import { suggestionsFor } from "./payloads.ts"
import { keysOf } from "./chart/chart.ts"

/** Event that a machine handles, with example payloads. */
export type Offer = {
  readonly type: string
  /** Payloads sent before, newest first, then examples of the schema; otherwise the bare event. */
  readonly events: ReadonlyArray<AnyEventObject>
  readonly sent: number
  /** The machine would accept one of them now. */
  readonly isTaken: boolean
  /** States that handle the event. */
  readonly heardIn: ReadonlyArray<string>
}

const maxPayloads = 5
const maxSearched = 5_000

/** Commands and facts that a machine handles, without XState's internal events. */
export const offersFor = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  sentPayloads: ReadonlyMap<string, ReadonlyArray<AnyEventObject>>
): ReadonlyArray<Offer> => {
  const types = machine.events.filter((type: string) => !type.startsWith("xstate.") && type !== "*" && type !== "")
  const offers = types.map((type: string): Offer => {
    const sent = sentPayloads.get(type) ?? []
    const all = distinct([...sent, ...suggestionsFor(machine.id, type)])
    const events = all.length === 0 ? [{ type }] : all
    return { type, events, sent: sent.length, isTaken: events.some((event) => canTake(snapshot, event)), heardIn: heardIn(machine, type) }
  })
  return offers.toSorted((one: Offer, other: Offer) => Number(other.isTaken) - Number(one.isTaken))
}

const distinct = (events: ReadonlyArray<AnyEventObject>): ReadonlyArray<AnyEventObject> => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values()
]

/** Guards may throw on an incomplete payload. */
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

/** Payloads sent to a machine before an entry, by type, newest first, without private texts. */
export const sentBefore = (replayIndex: ReplayIndex, key: string, position: number): ReadonlyMap<string, ReadonlyArray<AnyEventObject>> => {
  const payloads = new Map<string, ReadonlyArray<AnyEventObject>>()
  const machine = replayIndex.incarnation(key)?.machine
  for (let at = position; at >= Math.max(0, position - maxSearched); at--) {
    const entry = replayIndex.entry(at)
    if (entry === undefined || replayIndex.incarnation(incarnationKey(entry))?.machine !== machine) continue
    const sentPayloads = payloads.get(entry.event.type) ?? []
    const isNew = sentPayloads.length < maxPayloads && !sentPayloads.some((event) => JSON.stringify(event) === JSON.stringify(entry.event))
    if (isNew && !hasPrivate("", entry.event)) payloads.set(entry.event.type, [...sentPayloads, entry.event])
  }
  return payloads
}
