import type { Archive } from "../core/journal/archive.ts"
import { lifeKey } from "../core/journal/journal.ts"

export type Wanted = { readonly text: string; readonly actor: string | null }

/**
 * The positions of the entries that a log shows. While nothing but the journal's length changes, only what is new is looked at: a hundred
 * thousand entries are sieved once.
 */
export class Sieve {
  #archive: Archive | undefined
  #wanted = ""
  #seen = 0
  #kept: Array<number> = []

  of(archive: Archive, wanted: Wanted): ReadonlyArray<number> {
    const key = JSON.stringify(wanted)
    if (archive !== this.#archive || key !== this.#wanted) this.#forget(archive, key)
    const passes = passing(wanted)
    const before = this.#kept.length
    const kept = this.#seen === archive.length ? this.#kept : [...this.#kept]
    for (; this.#seen < archive.length; this.#seen++) if (passes(archive, this.#seen)) kept.push(this.#seen)
    if (kept.length !== before) this.#kept = kept
    return this.#kept
  }

  #forget(archive: Archive, key: string): void {
    this.#archive = archive
    this.#wanted = key
    this.#seen = 0
    this.#kept = []
  }
}

const passing = ({ actor, text }: Wanted): ((archive: Archive, position: number) => boolean) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return (archive, position) => {
    const entry = archive.entry(position)
    if (entry === undefined || (actor !== null && lifeKey(entry) !== actor)) return false
    const said = words.length === 0 ? "" : `${entry.actor} ${entry.event.type}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
}
