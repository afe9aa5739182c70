import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { Category } from "../../../core/domain/product/jewelry.ts"
import { type PictureDesign, pictureDesigns } from "../../../core/domain/product/jewelry-picture.ts"
import { usualSize } from "../../../core/domain/true-size/usual-size.ts"

export const categoryOf = (design: PictureDesign): Category => {
  const drawn = pictureDesigns.find(({ code }) => code === design)
  return drawn === undefined ? "kolco" : drawn.category
}

/** Design that counts when a list is mixed: solitaires of similar outline count as one. */
export const spreadAs = (design: PictureDesign): PictureDesign => outlines[design] ?? design

const outlines: { readonly [D in PictureDesign]?: PictureDesign } = {
  "solitaire-cushion": "solitaire-oval",
  "solitaire-pear": "solitaire-oval",
  "solitaire-princess": "solitaire-emerald",
  "solitaire-marquise": "solitaire-emerald"
}

/** Round stone of this diameter (mm), to 0.01 carat. */
export const caratsOf = (diameter: number): number => Math.max(0.01, Math.round((diameter / 6.47) ** 3 * 100) / 100)

/** Millimetres. */
export const sizesOf = ({ shape, weight }: Pick<Insert, "shape" | "weight">): readonly [length: number, width: number] =>
  usualSize(shape, weight)

export const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
