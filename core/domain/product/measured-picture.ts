import type { PictureDesign, PictureMetal, PictureView } from "./jewelry-picture.ts"
import type { PieceTint } from "./stone-tint.ts"

const front = ["main"] as const
const bothSides = ["main", "side"] as const

/** Designs that are path-traced for each piece with its own measures, and their views (tools/pictures/measured). */
export const measuredViews = {
  band: bothSides,
  bevelled: bothSides,
  eternity: front,
  "half-eternity": front,
  studs: bothSides,
  "halo-studs": front,
  hoops: front,
  drops: front,
  "single-stud": bothSides,
  "single-hoop": front,
  "single-drop": front,
  tennis: front,
  bangle: front,
  "chain-bracelet": front,
  "emerald-line": front,
  riviera: front,
  station: front,
  "riviera-pear": front,
  lariat: front,
  "bar-brooch": front,
  "circle-brooch": front,
  "star-brooch": front,
  "branch-brooch": front
} as const satisfies Partial<Readonly<Record<PictureDesign, ReadonlyArray<PictureView>>>>
export type MeasuredDesign = keyof typeof measuredViews

/** Other views of the design are rendered in one size only, and with colourless stones. */
export const isTracedFromFrontOnly = (design: MeasuredDesign): boolean => measuredViews[design].length === 1

export const isMeasured = (design: string): design is MeasuredDesign => design in measuredViews

/** Sections of a plain band: bowed, flat, with an edge in the middle, hollow. */
export const profiles = ["bowed", "flat", "edged", "hollow"] as const
export type Profile = (typeof profiles)[number]

/** Outer side of a plain band, or its middle between bevels. */
export const finishes = ["polished", "matt", "hammered"] as const
export type Finish = (typeof finishes)[number]

/** Settings of a stud: four claws, six, a closed rim. */
export const studSettings = ["four", "six", "rim"] as const
export type StudSetting = (typeof studSettings)[number]

export type MeasuredPicture = {
  readonly design: MeasuredDesign
  /** Such as the profile and the finish of a band. */
  readonly traits: ReadonlyArray<string>
  /** Tenths of a millimetre: width and thickness of a band, diameter of a stud's stone, length of a drop's pear (`pictureSize`). */
  readonly measures: ReadonlyArray<number>
  /** Fancy colour of the largest stones. */
  readonly tint?: PieceTint | undefined
  readonly view: PictureView
  readonly metal: PictureMetal
}

/**
 * Base path of the files: `/pictures/pieces/band-flat-matt-40-15-rose` for a band 4 mm wide and 1.5 mm thick,
 * `/pictures/views/studs-six-52-side-white` for the other side of studs of 5.2 mm, `/pictures/pieces/studs-four-31-light-yellow-yellow` for stones of a
 * fancy colour. Designs traced from the front only have a folder of their own, because their pictures are smaller.
 */
export const measuredPicture = ({ design, measures, metal, tint, traits, view }: MeasuredPicture): string =>
  `/pictures/${view !== "main" ? "views" : tint === undefined && isTracedFromFrontOnly(design) ? "fronts" : "pieces"}/${[design, ...traits, ...measures, ...(tint === undefined ? [] : [tint]), ...(view === "main" ? [] : [view]), metal].join("-")}`

/** Takes a front picture's base path; `undefined` for pictures of other kinds. */
export const measuredDesignOf = (path: string): MeasuredDesign | undefined => {
  const name = /^\/pictures\/(?:pieces|fronts)\/(.+)$/.exec(path)?.[1] ?? ""
  return measuredDesigns.find((design) => name.startsWith(`${design}-`))
}

/** Longest names first: `riviera-pear` begins as `riviera` does. */
const measuredDesigns = Object.keys(measuredViews)
  .filter(isMeasured)
  .toSorted((one, other) => other.length - one.length)
