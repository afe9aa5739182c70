import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { type Entry, incarnationKey } from "../core/journal/journal.ts"
import { stateText } from "./moment.ts"

/** Entry of a journal with the resulting state of its machine. */
export type Side = { readonly entry: Entry; readonly state: string }

/** Entries of both journals at one position: equal, equal except for data, or diverged. */
export type Row = {
  readonly position: number
  readonly left: Side | null
  readonly right: Side | null
  readonly kind: "same" | "data" | "apart"
}

export type Difference = {
  readonly actor: string
  /** `null` if the machine does not exist. */
  readonly left: string | null
  readonly right: string | null
  readonly fields: ReadonlyArray<string>
}

/**
 * Compares two journals by position. They diverge at the first other machine, event type or resulting state; other differences are data.
 */
export class Comparison {
  readonly left: ReplayIndex
  readonly right: ReplayIndex
  #compared = 0
  #divergence: number | null = null
  #others: Array<number> = []

  constructor(left: ReplayIndex, right: ReplayIndex) {
    this.left = left
    this.right = right
  }

  /** `null` without a divergence; a journal that ends first does not diverge. */
  get divergence(): number | null {
    this.#compareNew()
    return this.#divergence
  }

  /** Positions before the divergence with differing data. */
  get others(): ReadonlyArray<number> {
    this.#compareNew()
    return this.#others
  }

  row(position: number): Row {
    const [left, right] = [sideAt(this.left, position), sideAt(this.right, position)]
    return { position, left, right, kind: kindOf(left, right) }
  }

  /** Rows at most `reach` from a position. */
  around(position: number, reach: number): ReadonlyArray<Row> {
    const last = Math.min(Math.max(this.left.length, this.right.length) - 1, position + reach)
    const first = Math.max(0, position - reach)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => this.row(first + index))
  }

  differences(position: number): ReadonlyArray<Difference> {
    const keys = new Set([this.left, this.right].flatMap((replayIndex) => replayIndex.incarnations().map(incarnationKey)))
    return [...keys].flatMap((key) => {
      const [left, right] = [stateOf(this.left, key, position), stateOf(this.right, key, position)]
      const fields = left === null || right === null ? [] : fieldsThatDiffer(left.context, right.context)
      const states = [left?.state ?? null, right?.state ?? null] as const
      if (states[0] === states[1] && fields.length === 0) return []
      return [
        { actor: (this.left.incarnation(key) ?? this.right.incarnation(key))?.actor ?? key, left: states[0], right: states[1], fields }
      ]
    })
  }

  #compareNew(): void {
    const common = Math.min(this.left.length, this.right.length)
    for (; this.#divergence === null && this.#compared < common; this.#compared++) {
      const { kind } = this.row(this.#compared)
      if (kind === "apart") this.#divergence = this.#compared
      if (kind === "data") this.#others.push(this.#compared)
    }
  }
}

const sideAt = (replayIndex: ReplayIndex, position: number): Side | null => {
  const entry = replayIndex.entry(position)
  return entry === undefined ? null : { entry, state: stateOf(replayIndex, incarnationKey(entry), position)?.state ?? "" }
}

const kindOf = (left: Side | null, right: Side | null): Row["kind"] => {
  if (left === null || right === null) return "apart"
  const isSameEvent = incarnationKey(left.entry) === incarnationKey(right.entry) && left.entry.event.type === right.entry.event.type
  if (!isSameEvent || left.state !== right.state) return "apart"
  return JSON.stringify(left.entry.event) === JSON.stringify(right.entry.event) ? "same" : "data"
}

const stateOf = (replayIndex: ReplayIndex, key: string, position: number) => {
  const folded = replayIndex.stateAt(key, Math.min(position, replayIndex.length - 1))
  return folded === undefined ? null : { state: stateText(folded.snapshot), context: folded.snapshot.context as Fields }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsThatDiffer = (left: Fields, right: Fields): ReadonlyArray<string> =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]))
