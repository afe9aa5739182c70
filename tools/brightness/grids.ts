import type { StoneDescription } from "../../core/domain/optics/solid.ts"
import type { Shape } from "../../core/domain/product/diamond.ts"

/** `count` values in equal steps. */
export type Axis = { readonly from: number; readonly step: number; readonly count: number }

/** Nodes of the table; the last axis varies fastest. A shape of one ratio has a single node on that axis. */
export type Grid = Readonly<Record<(typeof axisNames)[number], Axis>>

export const axisNames = ["table", "crown", "pavilion", "ratio"] as const

const axis = (from: number, to: number, step: number): Axis => ({ from, step, count: Math.round((to - from) / step) + 1 })

const brilliant = (table: number, pavilion: number, ratio: Axis): Grid => ({
  table: axis(table - 8, table + 8, 8),
  crown: axis(30, 40.5, 3.5),
  pavilion: axis(pavilion - 4, pavilion + 5, 1),
  ratio
})

const stepCut = (table: number, pavilion: number, ratio: Axis): Grid => ({
  ...brilliant(table, pavilion, ratio),
  crown: axis(30, 40.5, 1.75)
})

/** Grids, finer along an axis where brightness is less linear. */
export const grids: Readonly<Record<Shape, Grid>> = {
  round: { table: axis(50, 70, 4), crown: axis(27, 41, 2), pavilion: axis(38, 45, 0.5), ratio: axis(1, 1, 1) },
  oval: brilliant(58, 41, axis(1.2, 1.6, 0.05)),
  cushion: brilliant(61, 43, axis(1, 1.3, 0.05)),
  princess: { ...brilliant(71, 49, axis(1, 1.1, 0.05)), table: axis(63, 79, 4) },
  emerald: stepCut(63, 42, axis(1.2, 1.6, 0.1)),
  pear: brilliant(58, 40, axis(1.4, 1.8, 0.1)),
  marquise: brilliant(58, 40, axis(1.7, 2.3, 0.1)),
  radiant: brilliant(65, 43, axis(1, 1.5, 0.1)),
  asscher: stepCut(61, 42, axis(1, 1.1, 0.05)),
  heart: { ...brilliant(57, 39, axis(1, 1, 1)), pavilion: axis(35, 44, 0.5) }
}

/** Stones at the nodes. The girdle is constant: it changes brightness by one percentage point at most. */
export const nodesOf = (shape: Shape): ReadonlyArray<StoneDescription> => {
  const { crown, pavilion, ratio, table } = grids[shape]
  return valuesOf(table).flatMap((tableSize) =>
    valuesOf(crown).flatMap((crownAngle) =>
      valuesOf(pavilion).flatMap((pavilionAngle) =>
        valuesOf(ratio).map((length) => ({ shape, table: tableSize, crownAngle, pavilionAngle, girdle: 4, ratio: length }))
      )
    )
  )
}

/** Tests if a node is in the middle half of each axis except the ratio. */
export const isUsual = (shape: Shape, index: number): boolean => {
  const { crown, pavilion, ratio, table } = grids[shape]
  const line = Math.floor(index / ratio.count)
  const [row, face] = [Math.floor(line / pavilion.count), Math.floor(line / pavilion.count / crown.count)]
  return isMiddle(table, face) && isMiddle(crown, row % crown.count) && isMiddle(pavilion, line % pavilion.count)
}

const isMiddle = ({ count }: Axis, place: number): boolean => place >= (count - 1) / 4 && place <= (3 * (count - 1)) / 4

const valuesOf = ({ count, from, step }: Axis): ReadonlyArray<number> => Array.from({ length: count }, (_, place) => from + place * step)
