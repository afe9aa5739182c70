import type { Shape } from "../product/diamond.ts"

/** A stone or another item, in millimetres. */
type Sized = { readonly shape: Shape | null; readonly diameter: number | null; readonly width: number | null }

export type StoneScale = {
  /** Drawn size of each stone as a fraction of its frame; `null` for other items. */
  readonly shares: ReadonlyArray<number | null>
  /** Scale bar: its millimetres, and its length as a fraction of a frame. */
  readonly ruler: { readonly millimetres: number; readonly share: number } | null
}

/** Scales all stones alike; the largest fills its frame. */
export const stoneScale = (items: ReadonlyArray<Sized>): StoneScale => {
  const sides = items.map(({ diameter, shape, width }) => (shape === null || diameter === null ? null : Math.max(diameter, width ?? 0)))
  const most = Math.max(0, ...sides.filter((side) => side !== null))
  const share = (millimetres: number) => Math.round((millimetres / most) * stoneInFrame * 1000) / 1000
  const millimetres = [5, 2].find((each) => share(each) <= rulerMost) ?? 1
  return {
    shares: sides.map((side) => (side === null ? null : Math.round((side / most) * 1000) / 1000)),
    ruler: most === 0 ? null : { millimetres, share: share(millimetres) }
  }
}

/** Fraction of a picture filled by the stone's longer side. */
const stoneInFrame = 0.83

/** Longest scale bar, as a fraction of a frame. */
const rulerMost = 0.6
