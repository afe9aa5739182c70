import type { AnyStateMachine } from "xstate"
import { type FoldState, Folding, originOf } from "./fold.ts"
import { type Entry, type Journal, journalVersion, type Incarnation, incarnationKey, type Origin, type Size, type Tree } from "./journal.ts"
import type { MachineOf } from "./machines.ts"
import { stitchIncarnations } from "./fold-tree.ts"

/** Entries between cached states; folding them takes about a millisecond. */
const spacing = 500

type ReplayedIncarnation = {
  incarnation: Incarnation
  readonly machine: AnyStateMachine | undefined
  readonly positions: Array<number>
  readonly pageLoad: number
  folding: Folding | undefined
  /** States after 0, 500, 1000 … of its own entries (1 instead of 0 when it starts with `xstate.init`). */
  readonly cached: Array<FoldState>
  last: { readonly count: number; readonly folded: FoldState } | undefined
  fault: string | undefined
}

/**
 * State of any machine after any entry, folded from the nearest cached state. Positions count from 0, unlike `seq`, because a journal may begin in
 * the middle.
 */
export class ReplayIndex {
  readonly build: string
  readonly #machineOf: MachineOf
  readonly #entries: Array<Entry> = []
  readonly #replayed = new Map<string, ReplayedIncarnation>()
  /** Position of the last entry of each page load. */
  readonly #ends: Array<number> = [-1]
  #sizes: ReadonlyArray<Size>

  constructor(build: string, journal: Journal, machineOf: MachineOf, sizes: ReadonlyArray<Size> = []) {
    this.build = build
    this.#machineOf = machineOf
    this.#sizes = sizes
    this.append(journal.incarnations, journal.entries)
  }

  append(incarnations: ReadonlyArray<Incarnation>, entries: ReadonlyArray<Entry>): void {
    const fresh = entries.filter(({ seq }) => seq > this.lastSeq)
    for (const incarnation of incarnations) this.#addIncarnation(incarnation)
    for (const entry of fresh) this.#place(entry, this.#entries.push(entry) - 1)
  }

  /** Returns true when the sizes changed. */
  resize(sizes: ReadonlyArray<Size>): boolean {
    const isSame = JSON.stringify(sizes) === JSON.stringify(this.#sizes)
    this.#sizes = sizes
    return !isSame
  }

  get sizes(): ReadonlyArray<Size> {
    return this.#sizes
  }

  sizeAt(position: number): Size | undefined {
    const seq = this.#entries[position]?.seq ?? -1
    return this.#sizes.findLast((size) => size.seq <= seq) ?? this.#sizes[0]
  }

  get length(): number {
    return this.#entries.length
  }

  journal(): Journal {
    return { version: journalVersion, incarnations: this.incarnations(), entries: [...this.#entries] }
  }

  get lastSeq(): number {
    return this.#entries.at(-1)?.seq ?? -1
  }

  entry(position: number): Entry | undefined {
    return this.#entries[position]
  }

  positionOf(seq: number): number | undefined {
    const position = upperBound(this.#entries.length, (index) => (this.#entries[index]?.seq ?? Infinity) <= seq) - 1
    return this.#entries[position]?.seq === seq ? position : undefined
  }

  incarnations(): ReadonlyArray<Incarnation> {
    return [...this.#replayed.values()].map(({ incarnation }) => incarnation)
  }

  incarnation(key: string): Incarnation | undefined {
    return this.#replayed.get(key)?.incarnation
  }

  machine(key: string): AnyStateMachine | undefined {
    return this.#replayed.get(key)?.machine
  }

  faultOf(key: string): string | undefined {
    return this.#replayed.get(key)?.fault
  }

  positionsOf(key: string): ReadonlyArray<number> {
    return this.#replayed.get(key)?.positions ?? []
  }

  /** `undefined` when the incarnation did not exist yet or cannot be folded. */
  stateAt(key: string, position: number): FoldState | undefined {
    const replayed = this.#replayed.get(key)
    if (
      replayed === undefined ||
      replayed.machine === undefined ||
      replayed.fault !== undefined ||
      position < this.#beginOf(replayed.pageLoad)
    )
      return undefined
    const count = countUpTo(replayed.positions, position)
    try {
      return this.#folded(replayed, replayed.machine, count)
    } catch (defect) {
      replayed.fault = String(defect)
      return undefined
    }
  }

  /** Last entry of an incarnation up to `position`, with its transitions. */
  lastStep(key: string, position: number): { readonly position: number; readonly crossed: ReadonlyArray<unknown> } | undefined {
    const replayed = this.#replayed.get(key)
    const lastPosition = replayed?.positions[countUpTo(replayed.positions, position) - 1]
    const entry = lastPosition === undefined ? undefined : this.entry(lastPosition)
    if (replayed === undefined || lastPosition === undefined || entry === undefined) return undefined
    const before = this.stateAt(key, lastPosition - 1)
    if (before === undefined || replayed.folding === undefined) return { position: lastPosition, crossed: [] }
    replayed.folding.goTo(before)
    return { position: lastPosition, crossed: replayed.folding.crossed(entry) }
  }

  isOfMoment(key: string, position: number): boolean {
    return this.#replayed.get(key)?.pageLoad === this.#pageLoadAt(position)
  }

  /** The incarnation, or the one under the same path in the page load at `position`. */
  ofMoment(incarnation: Incarnation, position: number): Incarnation {
    if (this.isOfMoment(incarnationKey(incarnation), position)) return incarnation
    return (
      this.incarnations().findLast((other) => other.actor === incarnation.actor && this.isOfMoment(incarnationKey(other), position)) ??
      incarnation
    )
  }

  /** `undefined` when the root cannot be folded. */
  treeAt(position: number): Tree | undefined {
    const incarnations = this.incarnations().filter((incarnation) => this.isOfMoment(incarnationKey(incarnation), position))
    const [root] = incarnations
    return root && stitchIncarnations(incarnations, root.actor.split("/")[0] ?? "", (incarnation) => this.#originAt(incarnation, position))
  }

  #beginOf(pageLoad: number): number {
    return pageLoad === 0 ? -Infinity : Math.max(...this.#ends.slice(0, pageLoad)) + 1
  }

  #pageLoadAt(position: number): number {
    return this.#ends.findLastIndex((_, pageLoad) => this.#beginOf(pageLoad) <= position)
  }

  #place(entry: Entry, position: number): void {
    const replayed = this.#replayed.get(incarnationKey(entry))
    if (replayed === undefined) return
    replayed.positions.push(position)
    this.#ends[replayed.pageLoad] = position
  }

  #originAt(incarnation: Incarnation, position: number): Origin | undefined {
    const folded = this.stateAt(incarnationKey(incarnation), position)
    return folded && originOf(folded)
  }

  #addIncarnation(incarnation: Incarnation): void {
    const key = incarnationKey(incarnation)
    const earlier = this.#replayed.get(key)
    if (earlier !== undefined) {
      earlier.incarnation = { ...earlier.incarnation, ended: incarnation.ended }
      return
    }
    // A repeated root means a page reload: later incarnations belong to the new load.
    const isReload =
      !incarnation.actor.includes("/") && [...this.#replayed.values()].some((replayed) => replayed.incarnation.actor === incarnation.actor)
    if (isReload) this.#ends.push(-1)
    const pageLoad = this.#ends.length - 1
    const machine = this.#machineOf(incarnation)
    this.#replayed.set(key, {
      incarnation,
      machine,
      positions: [],
      pageLoad,
      folding: undefined,
      cached: [],
      last: undefined,
      fault: undefined
    })
  }

  #folded(replayed: ReplayedIncarnation, machine: AnyStateMachine, count: number): FoldState | undefined {
    if (replayed.last?.count === count) return replayed.last.folded
    const begun = replayed.incarnation.origin === undefined ? 1 : 0
    if (count < begun) return undefined
    replayed.folding ??= Folding.begin(machine, replayed.incarnation, this.entry(replayed.positions[0] ?? -1))
    const { cached, folding, last, positions } = replayed
    if (folding === undefined) return undefined
    if (cached.length === 0) cached.push(folding.folded())
    const nearest = Math.min(Math.floor(count / spacing), cached.length - 1)
    const from = Math.max(nearest * spacing, begun)
    const start = last !== undefined && last.count <= count && last.count > from ? last : { count: from, folded: cached[nearest] }
    if (start.folded === undefined) return undefined
    folding.goTo(start.folded)
    for (let index = start.count; index < count; index++) {
      const entry = this.entry(positions[index] ?? -1)
      if (entry !== undefined) folding.step(entry)
      if ((index + 1) % spacing === 0 && cached.length === (index + 1) / spacing) cached.push(folding.folded())
    }
    const folded = folding.folded()
    replayed.last = { count, folded }
    return folded
  }
}

const countUpTo = (positions: ReadonlyArray<number>, position: number): number =>
  upperBound(positions.length, (index) => (positions[index] ?? Infinity) <= position)

/** First index from 0 to `length` for which `holds` is false. */
const upperBound = (length: number, holds: (index: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
