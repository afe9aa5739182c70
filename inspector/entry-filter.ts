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
