import type { StoneProportions } from "../../core/domain/optics/brightness-table.ts"
import { distanceOf, type DrawnCut, unitOf } from "../../core/domain/optics/drawn-cuts.ts"
import { type Shape, shapes } from "../../core/domain/product/diamond.ts"
import { diamonds } from "../../server/seed/stones.ts"

type Stone = StoneProportions & DrawnCut

/** Proportions of seed stones that represent a shape. The first half of a list is representative by itself. */
export const chooseCuts = (): Readonly<Record<string, ReadonlyArray<DrawnCut>>> => {
  const stones = stonesOfSeed()
  return Object.fromEntries(
    shapes.map((shape) => {
      const own = stones.filter((stone) => stone.shape === shape)
      const count = shape === "round" ? 24 : 8
      return [shape, representatives(own, count, representatives(own, count / 2, [])).map(proportionsOf)]
    })
  )
}

const stonesOfSeed = (): ReadonlyArray<Stone> =>
  diamonds(8_000).map(({ crownAngle, girdle, measurements: { length, width }, pavilionAngle, shape, table }) => ({
    shape,
    table,
    crownAngle,
    pavilionAngle,
    girdle,
    ratio: Math.round((1000 * Math.max(length, width)) / Math.min(length, width)) / 1000
  }))

const proportionsOf = ({ crownAngle, girdle, pavilionAngle, ratio, shape, table }: Stone): DrawnCut => ({
  table,
  crownAngle,
  pavilionAngle,
  girdle,
  ratio: hasOneRatio(shape) ? 1 : ratio
})

const hasOneRatio = (shape: Shape): boolean => unitOf(shape, "ratio") === Infinity

/** Lloyd's algorithm from stones at equal steps; each mean is replaced by its nearest stone. `fixed` means do not move. */
const representatives = (stones: ReadonlyArray<Stone>, count: number, fixed: ReadonlyArray<Stone>): ReadonlyArray<Stone> => {
  const free = count - fixed.length
  const step = Math.floor(stones.length / free)
  let means: ReadonlyArray<StoneProportions> = [...fixed, ...stones.filter((_, index) => index % step === 0).slice(0, free)]
  for (let round = 0; round < rounds; round++) {
    const groups = grouped(stones, means)
    means = means.map((mean, index) => (index < fixed.length ? mean : meanOf(groups[index] ?? [], mean)))
  }
  return means.slice(fixed.length).reduce((chosen, mean) => [...chosen, nearest(stones.filter(apartFrom(chosen)), mean)], fixed)
}

const rounds = 60

/** Excludes stones whose pictures would look like that of a chosen one. */
const apartFrom =
  (chosen: ReadonlyArray<Stone>) =>
  (stone: Stone): boolean =>
    chosen.every((one) => distanceOf(one, stone) >= minDistance)

const minDistance = 0.25

const grouped = (stones: ReadonlyArray<Stone>, means: ReadonlyArray<StoneProportions>): ReadonlyArray<ReadonlyArray<Stone>> => {
  const groups = means.map((): Array<Stone> => [])
  for (const stone of stones) {
    const distances = means.map((mean) => distanceOf(mean, stone))
    groups[distances.indexOf(Math.min(...distances))]?.push(stone)
  }
  return groups
}

const meanOf = (stones: ReadonlyArray<Stone>, otherwise: StoneProportions): StoneProportions => {
  if (stones.length === 0) return otherwise
  const mean = (of: (stone: Stone) => number): number => stones.reduce((sum, stone) => sum + of(stone), 0) / stones.length
  return {
    shape: otherwise.shape,
    table: mean(({ table }) => table),
    crownAngle: mean(({ crownAngle }) => crownAngle),
    pavilionAngle: mean(({ pavilionAngle }) => pavilionAngle),
    ratio: mean(({ ratio }) => ratio)
  }
}

const nearest = (stones: ReadonlyArray<Stone>, to: StoneProportions): Stone =>
  stones.reduce((best, stone) => (distanceOf(to, stone) < distanceOf(to, best) ? stone : best))
