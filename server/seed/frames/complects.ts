import { clarities, colors } from "../../../core/domain/product/diamond.ts"

export type SetCandidate = { readonly id: number; readonly weight: number; readonly color: string; readonly clarity: string }

/** Ids. */
export type SeedComplect = readonly [middle: number, left: number, right: number]

/** Finds at most `most` sets. Sides have 30 to 50 % of the middle's weight, within one step of its colour and clarity. Each stone is in one set only. */
export const complectsOf = (stock: ReadonlyArray<SetCandidate>, most: number): ReadonlyArray<SeedComplect> => {
  const used = new Set<number>()
  const sets: Array<SeedComplect> = []
  for (const middle of stock.filter(({ weight }) => weight >= minMiddle)) {
    if (sets.length === most) break
    if (used.has(middle.id)) continue
    const pair = pairFor(stock.filter((stone) => !used.has(stone.id) && isSideOf(stone, middle)))
    if (pair === undefined) continue
    const [left, right] = pair
    sets.push([middle.id, left.id, right.id])
    for (const { id } of [middle, left, right]) used.add(id)
  }
  return sets
}

const minMiddle = 0.4
const share = { least: 0.3, most: 0.5 } as const

const isSideOf = (stone: SetCandidate, middle: SetCandidate): boolean =>
  stone.weight >= middle.weight * share.least &&
  stone.weight <= middle.weight * share.most &&
  isNear(colors, stone.color, middle.color) &&
  isNear(clarities, stone.clarity, middle.clarity)

const isNear = (scale: ReadonlyArray<string>, one: string, other: string): boolean => {
  const [a, b] = [scale.indexOf(one), scale.indexOf(other)]
  return a >= 0 && b >= 0 && Math.abs(a - b) <= 1
}

/** Chooses the lightest two stones that differ by at most 0.01 carat. */
const pairFor = (sides: ReadonlyArray<SetCandidate>): readonly [SetCandidate, SetCandidate] | undefined => {
  const sorted = sides.toSorted((a, b) => a.weight - b.weight || a.id - b.id)
  for (const [index, left] of sorted.entries()) {
    const right = sorted[index + 1]
    if (right !== undefined && Math.round((right.weight - left.weight) * 100) <= 1) return [left, right]
  }
  return undefined
}
