import type { Archive } from "../core/journal/archive.ts"
import { type Entry, lifeKey } from "../core/journal/journal.ts"

/** One line of the talk between machines. */
export type Message = {
  readonly position: number
  readonly entry: Entry
  /** The column of whoever caused it; `null` for what came from outside: a visitor, a timer, an answer. */
  readonly from: number | null
  readonly to: number
}

export type Exchange = { readonly actors: ReadonlyArray<string>; readonly messages: ReadonlyArray<Message> }

/** The entries around a position as messages between actors, in columns by their paths. */
export const exchangeAt = (archive: Archive, position: number, reach: number): Exchange => {
  const first = Math.max(0, position - reach)
  const entries = Array.from({ length: Math.min(archive.length, position + reach / 2) - first }, (_, index) => first + index)
  const found = entries.flatMap((at) => {
    const entry = archive.entry(at)
    return entry === undefined ? [] : [{ at, entry, causer: causerOf(archive, entry) }]
  })
  const actors = [
    ...new Set(found.flatMap(({ causer, entry }) => [...(causer === undefined ? [] : [causer.actor]), entry.actor]))
  ].toSorted()
  const messages = found.map(({ at, causer, entry }) => ({
    position: at,
    entry,
    from: causer === undefined ? null : actors.indexOf(causer.actor),
    to: actors.indexOf(entry.actor)
  }))
  return { actors, messages }
}

export const causerOf = (archive: Archive, { cause }: Entry): Entry | undefined => {
  const position = cause === undefined ? undefined : archive.positionOf(cause)
  return position === undefined ? undefined : archive.entry(position)
}

const searched = 2_000

/** The entries that one led to. */
export const effectsOf = (archive: Archive, position: number): ReadonlyArray<{ readonly position: number; readonly entry: Entry }> => {
  const seq = archive.entry(position)?.seq
  const ahead = Array.from({ length: Math.min(searched, archive.length - position - 1) }, (_, index) => position + 1 + index)
  return ahead.flatMap((at) => {
    const entry = archive.entry(at)
    return entry !== undefined && seq !== undefined && entry.cause === seq ? [{ position: at, entry }] : []
  })
}

/** The key of the life to which an entry belongs. */
export const keyOf = (entry: Entry): string => lifeKey(entry)
