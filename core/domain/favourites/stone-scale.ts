import type { Shape } from "../product/diamond.ts"

/** A thing that may be a stone, in millimetres. */
type Sized = { readonly shape: Shape | null; readonly diameter: number | null; readonly width: number | null }

export type StoneScale = {
  /** How large the picture of each stone is drawn, as a part of its frame; `null` for what is none. */
  readonly shares: ReadonlyArray<number | null>
  /** So many millimetres, and how long they are, as a part of a frame. */
  readonly ruler: { readonly millimetres: number; readonly share: number } | null
}

/** All stones in one scale: the largest fills its frame as the picture of a stone does. */
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

/** The part of its picture that the longer side of a stone takes. */
const stoneInFrame = 0.83

/** The ruler stands beside the frames and is no longer than this part of one. */
const rulerMost = 0.6
