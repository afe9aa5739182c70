import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { type Entry, incarnationKey } from "../core/journal/journal.ts"

export type Message = {
  readonly position: number
  readonly entry: Entry
  /** Column of the sender; `null` for an outside cause: a user, a timer, a response. */
  readonly from: number | null
  readonly to: number
}

export type Exchange = { readonly actors: ReadonlyArray<string>; readonly messages: ReadonlyArray<Message> }

/** Entries around a position as messages between actors. */
export const exchangeAt = (replayIndex: ReplayIndex, position: number, reach: number): Exchange => {
  const first = Math.max(0, position - reach)
  const entries = Array.from({ length: Math.min(replayIndex.length, position + reach / 2) - first }, (_, index) => first + index)
  const caused = entries.flatMap((at) => {
    const entry = replayIndex.entry(at)
    return entry === undefined ? [] : [{ at, entry, causer: causerOf(replayIndex, entry) }]
  })
  const actors = [
    ...new Set(caused.flatMap(({ causer, entry }) => [...(causer === undefined ? [] : [causer.actor]), entry.actor]))
  ].toSorted()
  const messages = caused.map(({ at, causer, entry }) => ({
    position: at,
    entry,
    from: causer === undefined ? null : actors.indexOf(causer.actor),
    to: actors.indexOf(entry.actor)
  }))
  return { actors, messages }
}

export const causerOf = (replayIndex: ReplayIndex, { cause }: Entry): Entry | undefined => {
  const position = cause === undefined ? undefined : replayIndex.positionOf(cause)
  return position === undefined ? undefined : replayIndex.entry(position)
}

const searchedEntries = 2_000

/** Entries caused by the one at a position, among the next `searchedEntries`. */
export const effectsOf = (
  replayIndex: ReplayIndex,
  position: number
): ReadonlyArray<{ readonly position: number; readonly entry: Entry }> => {
  const seq = replayIndex.entry(position)?.seq
  const ahead = Array.from({ length: Math.min(searchedEntries, replayIndex.length - position - 1) }, (_, index) => position + 1 + index)
  return ahead.flatMap((at) => {
    const entry = replayIndex.entry(at)
    return entry !== undefined && seq !== undefined && entry.cause === seq ? [{ position: at, entry }] : []
  })
}

export const keyOf = (entry: Entry): string => incarnationKey(entry)
