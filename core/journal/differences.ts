import type { ReplayIndex } from "./replay-index.ts"
import type { State } from "./file.ts"
import { comparableState } from "./fold.ts"
import { incarnationKey } from "./journal.ts"
import type { Difference } from "../services/ports/journal-desk.ts"

/** First difference between recorded and folded state of each incarnation. Skips incarnations that cannot be folded. */
export const differencesOf = (replayIndex: ReplayIndex, states: ReadonlyArray<State>): ReadonlyArray<Difference> => {
  const first = new Map<string, Difference>()
  for (const state of states.toSorted((one, other) => (one.seq ?? Infinity) - (other.seq ?? Infinity))) {
    const difference = first.has(incarnationKey(state)) ? undefined : differenceAt(replayIndex, state)
    if (difference !== undefined) first.set(incarnationKey(state), difference)
  }
  return [...first.values()]
}

const differenceAt = (replayIndex: ReplayIndex, { actor, context, incarnation, seq, status, value }: State): Difference | undefined => {
  const key = incarnationKey({ actor, incarnation })
  const position = seq === undefined ? replayIndex.length - 1 : replayIndex.positionOf(seq)
  const folded = position === undefined ? undefined : replayIndex.stateAt(key, position)
  if (position === undefined || folded === undefined) return undefined
  const parts = partsOf("", { value, status, context }, comparableState(folded.snapshot))
  if (parts.length === 0) return undefined
  const last = replayIndex.positionsOf(key).findLast((each) => each <= position)
  return { seq: seq ?? (last === undefined ? null : (replayIndex.entry(last)?.seq ?? null)), actor, incarnation, parts }
}

const partsOf = (place: string, recorded: unknown, folded: unknown): Difference["parts"] => {
  const [there, here] = [textOf(recorded), textOf(folded)]
  if (there === here) return []
  if (!isRecord(recorded) || !isRecord(folded)) return [{ place, recorded: there, folded: here }]
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(folded)])]
  return names.flatMap((name) => partsOf(place === "" ? name : `${place}.${name}`, recorded[name], folded[name]))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Sorts keys; a missing field equals an `undefined` one. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part
  ) ?? "undefined"
