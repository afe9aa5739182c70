import type { Shape } from "../product/diamond.ts"

/** Millimetres. */
type StoneSize = { readonly shape: Shape | null; readonly diameter: number | null; readonly width: number | null }

export type StoneScale = {
  /** Fraction of the frame; `null` for pieces. */
  readonly shares: ReadonlyArray<number | null>
  /** Scale bar; `share` is a fraction of the frame. */
  readonly ruler: { readonly millimetres: number; readonly share: number } | null
}

/** The largest stone fills its frame. */
export const stoneScale = (items: ReadonlyArray<StoneSize>): StoneScale => {
  const sides = items.map(({ diameter, shape, width }) => (shape === null || diameter === null ? null : Math.max(diameter, width ?? 0)))
  const most = Math.max(0, ...sides.filter((side) => side !== null))
  const share = (millimetres: number) => Math.round((millimetres / most) * stoneInFrame * 1000) / 1000
  const millimetres = [5, 2].find((each) => share(each) <= maxRuler) ?? 1
  return {
    shares: sides.map((side) => (side === null ? null : Math.round((side / most) * 1000) / 1000)),
    ruler: most === 0 ? null : { millimetres, share: share(millimetres) }
  }
}

/** Share of a picture that the longer side fills. */
const stoneInFrame = 0.83

/** Fraction of a frame. */
const maxRuler = 0.6
