import type { AnyEventObject } from "xstate"
import type { PlainDefect } from "../kernel/plain-defect.ts"
import type { Entry, Incarnation, Origin } from "./journal.ts"

export type NewEntry = {
  readonly at: number
  readonly incarnation: Incarnation
  readonly event: AnyEventObject
  readonly cause: number | undefined
}

/**
 * Entries between two checkpoints, in columns: objects would cost more garbage collection than the rest of the recorder
 * (`docs/decisions/0001-origins.md`).
 */
export class Segment {
  readonly first: number
  /** States of all actors alive before the segment. */
  readonly origins: ReadonlyMap<string, Origin>
  readonly #times: Array<number> = []
  readonly #incarnations: Array<Incarnation> = []
  readonly #events: Array<AnyEventObject> = []
  readonly #causes: Array<number | undefined> = []
  readonly #defects = new Map<number, PlainDefect>()

  constructor(first: number, origins: ReadonlyMap<string, Origin>) {
    this.first = first
    this.origins = origins
  }

  append({ at, cause, event, incarnation }: NewEntry): void {
    this.#times.push(at)
    this.#incarnations.push(incarnation)
    this.#events.push(event)
    this.#causes.push(cause)
  }

  addDefect(seq: number, defect: PlainDefect): void {
    this.#defects.set(seq, defect)
  }

  entry(seq: number): Entry | undefined {
    const index = seq - this.first
    const [at, incarnation, event] = [this.#times[index], this.#incarnations[index], this.#events[index]]
    if (at === undefined || incarnation === undefined || event === undefined) return undefined
    const [cause, defect] = [this.#causes[index], this.#defects.get(seq)]
    return Object.freeze({
      seq,
      at,
      actor: incarnation.actor,
      incarnation: incarnation.incarnation,
      event,
      ...(cause !== undefined && { cause }),
      ...(defect && { defect })
    })
  }

  entries(): ReadonlyArray<Entry> {
    return this.#events.flatMap((_, index) => this.entry(this.first + index) ?? [])
  }
}
