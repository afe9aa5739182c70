import { cutDrawing } from "../product/cut-drawing.ts"
import { shapes } from "../product/diamond.ts"

/** The designs of a gift certificate: each is a drawing of the house, on a ground of its own. */
export const giftDesigns = ["night", "drawing", "shapes"] as const
export type GiftDesign = (typeof giftDesigns)[number]

export const giftDesignNames: Readonly<Record<GiftDesign, string>> = {
  night: "Ночь",
  drawing: "Чертёж",
  shapes: "Десять огранок"
}

/** The design of a text that names one; a text that names none is the first: a line of a cart may be older than the designs. */
export const giftDesignOf = (text: string): GiftDesign => giftDesigns.find((design) => design === text) ?? "night"

/** Base path of the thumbnail of a design, where a drawing cannot be shown: in letters (`npm run cuts`). */
export const giftPicture = (design: GiftDesign): string => `/pictures/gifts/${design}`

/** Lines that stand at a place of a sheet, at a size of their own. */
export type PlacedLines = { readonly path: string; readonly x: number; readonly y: number; readonly scale: number }

/** A sheet of 8 by 5 with the drawing in its right part, and the square that a thumbnail shows of it. */
export type GiftSheet = { readonly lines: ReadonlyArray<PlacedLines>; readonly face: string; readonly thumb: string }

/** The drawing of a design. */
export const giftSheetOf = (design: GiftDesign): GiftSheet => sheets[design]

/** The ten cuts in two rows. */
const specimen: ReadonlyArray<PlacedLines> = shapes.map((shape, index) => ({
  path: cutDrawing(shape).path,
  x: (index % 5) * 2200,
  y: index < 5 ? 0 : 2400,
  scale: shape === "pear" || shape === "heart" || shape === "marquise" ? 0.96 : 1
}))

const at = (path: string): ReadonlyArray<PlacedLines> => [{ path, x: 0, y: 0, scale: 1 }]

/** Dimension lines of a round stone: its width below, with a tick at each end. */
const measured = `${cutDrawing("round").path}M-970 1020V1330M970 1020V1330M-970 1260H970M-1030 1320L-910 1200M910 1320L1030 1200`

const sheets: Readonly<Record<GiftDesign, GiftSheet>> = {
  night: { lines: at(cutDrawing("emerald").path), face: "-2194 -820 2624 1640", thumb: "-2000 -2000 4000 4000" },
  drawing: { lines: at(measured), face: "-3300 -1400 4640 2900", thumb: "-2150 -2000 4300 4300" },
  shapes: { lines: specimen, face: "-7000 -4300 17600 11000", thumb: "-1700 -5000 12200 12400" }
}
