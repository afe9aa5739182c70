import type { PictureDesign, PictureMetal, PictureView } from "./jewelry-picture.ts"
import type { PieceTint } from "./stone-tint.ts"

const ringViews = ["main", "side", "turned", "detail"] as const
const pendantViews = ["main", "side", "turned"] as const

/** Drawn with a stone of the piece's own size (tools/pictures/scaled). */
export const scaledViews = {
  solitaire: ringViews,
  "solitaire-six": ringViews,
  "solitaire-basket": ringViews,
  "solitaire-oval": ringViews,
  "solitaire-emerald": ringViews,
  "solitaire-cushion": ringViews,
  "solitaire-princess": ringViews,
  "solitaire-pear": ringViews,
  "solitaire-marquise": ringViews,
  halo: ringViews,
  "three-stone": ringViews,
  bezel: ringViews,
  "half-bezel": ringViews,
  cluster: ringViews,
  "cushion-halo": ringViews,
  "pendant-pear": pendantViews,
  "pendant-round": pendantViews,
  "pendant-heart": pendantViews,
  "pendant-halo": pendantViews
} as const satisfies Partial<Readonly<Record<PictureDesign, ReadonlyArray<PictureView>>>>
export type ScaledDesign = keyof typeof scaledViews
export type ScaledView = (typeof scaledViews)[ScaledDesign][number]

export const isScaled = (design: string): design is ScaledDesign => design in scaledViews

export const shanks = [
  "plain",
  "tapered",
  "flat",
  "knife",
  "twist",
  "split",
  "pave",
  "cathedral",
  "channel",
  "milgrain",
  "hammered",
  "double",
  "euro",
  "wave"
] as const
export type Shank = (typeof shanks)[number]

/** Kinds of a pendant's chain: links crosswise, square links, two twisted strands, balls. */
export const chains = ["cable", "box", "rope", "ball"] as const
export type Chain = (typeof chains)[number]

const logOfSizeRatio = Math.log(1.04)

/** Nearest size of a picture, in tenths of a millimetre, for a stone's longer side in millimetres. */
export const pictureSize = (millimetres: number): number =>
  Math.round(10 * Math.exp(Math.round(Math.log(millimetres) / logOfSizeRatio) * logOfSizeRatio))

export type ScaledPicture = {
  readonly design: ScaledDesign
  /** Tenths of a millimetre (`pictureSize`). */
  readonly size: number
  /** Fancy colour of the main stone. */
  readonly tint?: PieceTint | undefined
  readonly shank?: Shank | undefined
  readonly chain?: Chain | undefined
  readonly view: ScaledView
  /** The head is white on a shank of `metal`. */
  readonly hasWhiteHead?: boolean
  readonly metal: PictureMetal
}

/**
 * Base path of the files: `/pictures/pieces/solitaire-52-knife-white` for a main stone of 5.2 mm, `/pictures/views/solitaire-52-side-white` for its
 * profile on a plain shank, `/pictures/pieces/bezel-58-light-brown-rose` for a stone of a fancy colour. Lists show only the front, so other views have fewer widths.
 */
export const scaledPicture = ({
  chain = "cable",
  design,
  hasWhiteHead = false,
  metal,
  shank = "plain",
  size,
  tint,
  view
}: ScaledPicture): string =>
  `/pictures/${view === "main" ? "pieces" : "views"}/${[design, size, ...(tint === undefined ? [] : [tint]), ...(shank === "plain" ? [] : [shank]), ...(chain === "cable" ? [] : [chain]), ...(hasWhiteHead ? ["white-head"] : []), ...(view === "main" ? [] : [view]), metal].join("-")}`
