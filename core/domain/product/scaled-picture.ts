import type { PictureDesign, PictureMetal, PictureView } from "./jewelry-picture.ts"

const ringViews = ["main", "side", "turned", "detail"] as const
const pendantViews = ["main", "side", "turned"] as const

/** Designs drawn with a stone of the piece's own size, and their views (tools/pictures/scaled). */
export const scaledViews = {
  solitaire: ringViews,
  "solitaire-oval": ringViews,
  "solitaire-emerald": ringViews,
  halo: ringViews,
  "three-stone": ringViews,
  bezel: ringViews,
  "pendant-pear": pendantViews,
  "pendant-round": pendantViews,
  "pendant-heart": pendantViews,
  "pendant-halo": pendantViews
} as const satisfies Partial<Readonly<Record<PictureDesign, ReadonlyArray<PictureView>>>>
export type ScaledDesign = keyof typeof scaledViews
export type ScaledView = (typeof scaledViews)[ScaledDesign][number]

export const isScaled = (design: string): design is ScaledDesign => design in scaledViews

/** Logarithm of the ratio between two sizes of pictures. */
const step = Math.log(1.04)

/** Size of the picture for a stone's longer side, in tenths of a millimetre. */
export const pictureSize = (millimetres: number): number => Math.round(10 * Math.exp(Math.round(Math.log(millimetres) / step) * step))

/** Base path of the files: `/pictures/pieces/halo-52-side-white` for a main stone of 5.2 mm. */
export const scaledPicture = (design: ScaledDesign, size: number, metal: PictureMetal, view: ScaledView): string =>
  `/pictures/pieces/${design}-${size}${view === "main" ? "" : `-${view}`}-${metal}`
