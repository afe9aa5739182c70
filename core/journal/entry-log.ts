import type { PlainDefect } from "../kernel/plain-defect.ts"
import { type Entry, type Journal, journalVersion, type Incarnation, incarnationKey, type Origin } from "./journal.ts"
import { type NewEntry, Segment } from "./segment.ts"

/**
 * Bounded log with a checkpoint every `limit / 4` entries. Once `limit` entries follow a checkpoint, earlier segments are dropped, and the
 * incarnations alive at it get its states as origins, so that folds yield the same states. Appending is amortised O(1).
 */
export class EntryLog {
  readonly #limit: number
  readonly #incarnations = new Map<string, Incarnation>()
  readonly #counts = new Map<string, number>()
  /** First `seq` after each incarnation's end. */
  readonly #ended = new Map<string, number>()
  /** Entries of earlier page loads, dropped together. */
  #before: ReadonlyArray<Entry>
  #segments: ReadonlyArray<Segment>
  #newest: Segment
  #next: number
  #due: number

  constructor(limit: number, before?: Journal) {
    this.#limit = limit
    this.#before = before?.entries ?? []
    this.#next = (this.#before.at(-1)?.seq ?? -1) + 1
    this.#newest = new Segment(this.#next, new Map())
    this.#segments = [this.#newest]
    this.#due = this.#next + limit / 4
    for (const incarnation of before?.incarnations ?? []) {
      this.#incarnations.set(incarnationKey(incarnation), { ...incarnation, ended: true })
      this.#ended.set(incarnationKey(incarnation), this.#next)
      this.#counts.set(incarnation.actor, Math.max(incarnation.incarnation, this.#counts.get(incarnation.actor) ?? 0))
    }
  }

  begin(actor: string, machine: string, origin: Origin | undefined): Incarnation {
    const count = (this.#counts.get(actor) ?? 0) + 1
    const incarnation: Incarnation = { actor, incarnation: count, machine, ended: false, ...(origin && { origin }) }
    this.#counts.set(actor, count)
    this.#incarnations.set(incarnationKey(incarnation), incarnation)
    return incarnation
  }

  end(incarnation: Incarnation): void {
    const key = incarnationKey(incarnation)
    this.#incarnations.set(key, { ...(this.#incarnations.get(key) ?? incarnation), ended: true })
    this.#ended.set(key, this.#next)
  }

  /** Returns the entry's `seq`. */
  append(entry: NewEntry): number {
    this.#newest.append(entry)
    return this.#next++
  }

  addDefect(seq: number, defect: PlainDefect): void {
    this.#segmentOf(seq)?.addDefect(seq, defect)
  }

  entry(seq: number): Entry | undefined {
    return this.#segmentOf(seq)?.entry(seq)
  }

  get first(): number {
    return this.#segments[0]?.first ?? this.#next
  }

  get next(): number {
    return this.#next
  }

  incarnations(): ReadonlyArray<Incarnation> {
    return [...this.#incarnations.values()]
  }

  journal(): Journal {
    const entries = [...this.#before, ...this.#segments.flatMap((segment) => segment.entries())]
    return { version: journalVersion, incarnations: this.incarnations(), entries }
  }

  checkpoint(origins: () => ReadonlyMap<string, Origin>): void {
    if (this.#next < this.#due) return
    this.#newest = new Segment(this.#next, origins())
    this.#segments = [...this.#segments, this.#newest]
    this.#due = this.#next + this.#limit / 4
    const oldest = this.#segments.findLast(({ first }) => this.#next - first >= this.#limit)
    if (oldest !== undefined) this.#forgetBefore(oldest)
  }

  #segmentOf(seq: number): Segment | undefined {
    return this.#segments.findLast(({ first }) => first <= seq)
  }

  #forgetBefore({ first, origins }: Segment): void {
    this.#before = []
    this.#segments = this.#segments.filter((segment) => segment.first >= first)
    for (const [key, end] of this.#ended) if (end <= first && this.#incarnations.delete(key)) this.#ended.delete(key)
    for (const [key, origin] of origins) {
      const incarnation = this.#incarnations.get(key)
      if (incarnation !== undefined) this.#incarnations.set(key, { ...incarnation, origin })
    }
  }
}
