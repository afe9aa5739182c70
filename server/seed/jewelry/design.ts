import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { Category } from "../../../core/domain/product/jewelry.ts"
import { type PictureDesign, pictureDesigns } from "../../../core/domain/product/jewelry-picture.ts"

export const categoryOf = (design: PictureDesign): Category => {
  const drawn = pictureDesigns.find(({ code }) => code === design)
  return drawn === undefined ? "kolco" : drawn.category
}

/** Design as which lists spread a piece: cuts of a similar outline count as one. */
export const spreadAs = (design: PictureDesign): PictureDesign => outlines[design] ?? design

const outlines: { readonly [D in PictureDesign]?: PictureDesign } = {
  "solitaire-cushion": "solitaire-oval",
  "solitaire-pear": "solitaire-oval",
  "solitaire-princess": "solitaire-emerald",
  "solitaire-marquise": "solitaire-emerald"
}

/** Rounded to 0.01 carat. */
export const caratsOf = (diameter: number): number => Math.max(0.01, Math.round((diameter / 6.47) ** 3 * 100) / 100)

/** Millimetres. */
export const sizesOf = ({ shape, weight }: Pick<Insert, "shape" | "weight">): readonly [length: number, width: number] => {
  const root = Math.cbrt(weight)
  if (shape === "oval") return [7.9 * root, 5.65 * root]
  if (shape === "emerald") return [7.05 * root, 5.0 * root]
  if (shape === "cushion") return [5.95 * root, 5.61 * root]
  if (shape === "princess") return [5.5 * root, 5.5 * root]
  if (shape === "heart") return [6.5 * root, 6.6 * root]
  if (shape === "marquise") return [9.7 * root, 4.95 * root]
  if (shape === "pear") return [8.1 * root, 5.75 * root]
  return [6.47 * root, 6.47 * root]
}

export const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
