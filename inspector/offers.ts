import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { incarnationKey } from "../core/journal/journal.ts"
import { suggestionsFor } from "./payloads.ts"
import { keysOf } from "./chart/chart.ts"

/** An event that a machine knows, with payloads to send it with. */
export type Offer = {
  readonly type: string
  /** What this machine was sent of this type, the newest first, then what its schema names; the bare event where there is neither. */
  readonly events: ReadonlyArray<AnyEventObject>
  /** How many of them were sent. */
  readonly sent: number
  /** Whether one of them would be taken now. */
  readonly isTaken: boolean
  /** In which states the machine listens to it. */
  readonly heardIn: ReadonlyArray<string>
}

const suggestions = 5
const searched = 5_000

/** Every intent and fact that a machine knows; outcomes and timeouts of its own are not for sending. */
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
    return { type, events, sent: sent.length, isTaken: events.some((event) => takes(snapshot, event)), heardIn: heardIn(machine, type) }
  })
  return offers.toSorted((one: Offer, other: Offer) => Number(other.isTaken) - Number(one.isTaken))
}

const distinct = (events: ReadonlyArray<AnyEventObject>): ReadonlyArray<AnyEventObject> => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values()
]

/** A guard may throw on a payload that is not whole. */
export const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

const heardIn = (machine: AnyStateMachine, type: string): ReadonlyArray<string> => [
  ...new Set([...keysOf(machine).values()].flatMap((key) => (key.includes(` --${type}#`) ? [key.split(" --")[0] ?? ""] : [])))
]

/** The payloads that a machine was sent before an entry, by type, the newest first. */
export const sentBefore = (replayIndex: ReplayIndex, key: string, position: number): ReadonlyMap<string, ReadonlyArray<AnyEventObject>> => {
  const found = new Map<string, ReadonlyArray<AnyEventObject>>()
  const machine = replayIndex.incarnation(key)?.machine
  for (let at = position; at >= Math.max(0, position - searched); at--) {
    const entry = replayIndex.entry(at)
    if (entry === undefined || replayIndex.incarnation(incarnationKey(entry))?.machine !== machine) continue
    const known = found.get(entry.event.type) ?? []
    const isNew = known.length < suggestions && !known.some((event) => JSON.stringify(event) === JSON.stringify(entry.event))
    if (isNew) found.set(entry.event.type, [...known, entry.event])
  }
  return found
}
