import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { incarnationKey } from "../core/journal/journal.ts"

export type EntryQuery = { readonly text: string; readonly actor: string | null }

/** Filters the log's positions; examines only new entries of a growing journal. */
export class EntryFilter {
  #replayIndex: ReplayIndex | undefined
  #query = ""
  #seen = 0
  #matches: Array<number> = []

  of(replayIndex: ReplayIndex, query: EntryQuery): ReadonlyArray<number> {
    const key = JSON.stringify(query)
    if (replayIndex !== this.#replayIndex || key !== this.#query) this.#reset(replayIndex, key)
    const passes = passing(query)
    const before = this.#matches.length
    const matches = this.#seen === replayIndex.length ? this.#matches : [...this.#matches]
    for (; this.#seen < replayIndex.length; this.#seen++) if (passes(replayIndex, this.#seen)) matches.push(this.#seen)
    if (matches.length !== before) this.#matches = matches
    return this.#matches
  }

  #reset(replayIndex: ReplayIndex, key: string): void {
    this.#replayIndex = replayIndex
    this.#query = key
    this.#seen = 0
    this.#matches = []
  }
}

const passing = ({ actor, text }: EntryQuery): ((replayIndex: ReplayIndex, position: number) => boolean) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (replayIndex, position) => {
    const entry = replayIndex.entry(position)
    if (entry === undefined || (actor !== null && incarnationKey(entry) !== actor)) return false
    const label = words.length === 0 ? "" : `${entry.actor} ${entry.event.type}`.toLowerCase()
    return words.every((word) => label.includes(word))
  }
}

/** Position of the match `by` steps from a position, which need not match; `undefined` if there is none in that direction. */
export const matchFrom = (matches: ReadonlyArray<number>, position: number, by: number): number | undefined => {
  const from = by > 0 ? countUpTo(matches, position) - 1 : countUpTo(matches, position - 1)
  const isNone = by > 0 ? from === matches.length - 1 : from === 0
  return isNone && Number.isFinite(by) ? undefined : matches[Math.min(matches.length - 1, Math.max(0, from + by))]
}

/** Index of the match at a position, or of the last before it. */
export const indexOfMatch = (matches: ReadonlyArray<number>, position: number): number => Math.max(0, countUpTo(matches, position) - 1)

const countUpTo = (matches: ReadonlyArray<number>, position: number): number => {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((matches[middle] ?? Infinity) <= position) low = middle + 1
    else high = middle
  }
  return low
}
