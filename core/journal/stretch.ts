import type { AnyEventObject } from "xstate"
import type { PlainDefect } from "../kernel/plain-defect.ts"
import type { Entry, Life, Origin } from "./journal.ts"

/** An entry that has no number yet. */
export type Happening = {
  readonly at: number
  readonly life: Life
  readonly event: AnyEventObject
  readonly cause: number | undefined
}

/**
 * The entries between two checkpoints, in columns: an entry becomes an object when somebody reads it. As objects, the entries of a long
 * visit cost more in garbage collection than all other work of the recorder (`docs/decisions/0009-listening.md`).
 */
export class Stretch {
  /** The number of the first entry. */
  readonly first: number
  /** The state of every actor that was alive before it, by the key of its life. */
  readonly origins: ReadonlyMap<string, Origin>
  readonly #times: Array<number> = []
  readonly #lives: Array<Life> = []
  readonly #events: Array<AnyEventObject> = []
  readonly #causes: Array<number | undefined> = []
  readonly #defects = new Map<number, PlainDefect>()

  constructor(first: number, origins: ReadonlyMap<string, Origin>) {
    this.first = first
    this.origins = origins
  }

  append({ at, cause, event, life }: Happening): void {
    this.#times.push(at)
    this.#lives.push(life)
    this.#events.push(event)
    this.#causes.push(cause)
  }

  /** Adds to an entry what its machine threw. */
  addDefect(seq: number, defect: PlainDefect): void {
    this.#defects.set(seq, defect)
  }

  entry(seq: number): Entry | undefined {
    const index = seq - this.first
    const [at, life, event] = [this.#times[index], this.#lives[index], this.#events[index]]
    if (at === undefined || life === undefined || event === undefined) return undefined
    const [cause, defect] = [this.#causes[index], this.#defects.get(seq)]
    return Object.freeze({
      seq,
      at,
      actor: life.actor,
      life: life.life,
      event,
      ...(cause !== undefined && { cause }),
      ...(defect && { defect })
    })
  }

  entries(): ReadonlyArray<Entry> {
    return this.#events.flatMap((_, index) => this.entry(this.first + index) ?? [])
  }
}
