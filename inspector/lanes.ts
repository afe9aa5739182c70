import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { shortName } from "./moment.ts"

/** Machine on the time axis: its events up to the moment and after it, in thousandths of the axis. */
export type Lane = {
  readonly key: string
  readonly name: string
  readonly incarnation: number
  readonly past: ReadonlyArray<number>
  readonly ahead: ReadonlyArray<number>
}

const ticks = 1000

/** Times of the first and the last entry on the axis. */
export type Span = { readonly from: number; readonly until: number }

export const spanOf = (replayIndex: ReplayIndex): Span => {
  const from = timeOf(replayIndex, 0)
  return { from, until: Math.max(timeOf(replayIndex, replayIndex.length - 1), from + 1) }
}

/** Time of an entry on the axis, in epoch milliseconds by the first entry's clock. It never decreases: a clock that was set back adds nothing. */
export const timeOf = (replayIndex: ReplayIndex, position: number): number => {
  const known = times.get(replayIndex) ?? []
  times.set(replayIndex, known)
  for (let next = known.length; next < replayIndex.length; next++) {
    const at = replayIndex.entry(next)?.at ?? 0
    known.push(next === 0 ? at : (known[next - 1] ?? 0) + Math.max(0, at - (replayIndex.entry(next - 1)?.at ?? at)))
  }
  return known[position] ?? 0
}

const times = new WeakMap<ReplayIndex, Array<number>>()

/** Position of a time on the axis, from 0 to 1. */
export const shareOf = ({ from, until }: Span, at: number): number => Math.min(1, Math.max(0, (at - from) / (until - from)))

/** Position of the last entry at a point of the axis. */
export const positionAt = (replayIndex: ReplayIndex, share: number): number => {
  const { from, until } = spanOf(replayIndex)
  const at = from + share * (until - from)
  let [low, high] = [0, replayIndex.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (timeOf(replayIndex, middle) <= at) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** Selects the chosen machine and those with the most events. */
export const lanesOf = (replayIndex: ReplayIndex, position: number, chosen: string, most: number): ReadonlyArray<Lane> => {
  const busy = replayIndex
    .incarnations()
    .map(({ actor, incarnation }) => ({ actor, incarnation, key: `${actor}#${incarnation}` }))
    .toSorted((one, other) => rank(replayIndex, other.key, chosen) - rank(replayIndex, one.key, chosen))
    .slice(0, most)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const span = spanOf(replayIndex)
  return busy.map(({ actor, incarnation, key }) => ({
    key,
    name: shortName(actor),
    incarnation,
    ...ticksOf(replayIndex, replayIndex.positionsOf(key), position, span)
  }))
}

const rank = (replayIndex: ReplayIndex, key: string, chosen: string): number =>
  key === chosen ? Infinity : replayIndex.positionsOf(key).length

/** Merges events that fall on the same tick. */
const ticksOf = (replayIndex: ReplayIndex, places: ReadonlyArray<number>, position: number, span: Span): Pick<Lane, "ahead" | "past"> => {
  const [past, ahead] = [new Set<number>(), new Set<number>()]
  for (const place of places) {
    const tick = Math.round(shareOf(span, timeOf(replayIndex, place)) * ticks)
    if (place <= position) past.add(tick)
    else if (!past.has(tick)) ahead.add(tick)
  }
  return { past: [...past], ahead: [...ahead] }
}

/** Possible steps between marks, in milliseconds. */
const steps = [
  100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000,
  21_600_000, 86_400_000
]

/** Round times for the axis, seven at most. */
export const marksOf = ({ from, until }: Span): ReadonlyArray<number> => {
  const step = steps.find((size) => (until - from) / size <= 6) ?? until - from
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((until - first) / step) + 1) }, (_, index) => first + index * step)
}
