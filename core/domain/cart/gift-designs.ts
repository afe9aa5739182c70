import { cutDrawing } from "../product/cut-drawing.ts"
import { shapes } from "../product/diamond.ts"

export const giftDesigns = ["night", "drawing", "shapes"] as const
export type GiftDesign = (typeof giftDesigns)[number]

export const giftDesignNames: Readonly<Record<GiftDesign, string>> = {
  night: "Ночь",
  drawing: "Чертёж",
  shapes: "Десять огранок"
}

/** Unknown names mean the first design: stored lines may be older than the designs. */
export const giftDesignOf = (text: string): GiftDesign => giftDesigns.find((design) => design === text) ?? giftDesigns[0]

/** For e-mails, which cannot show SVG (built by `npm run cuts`). */
export const giftPicture = (design: GiftDesign): string => `/pictures/gifts/${design}`

export type PlacedLines = { readonly path: string; readonly x: number; readonly y: number; readonly scale: number }

/** View boxes: `face` is 8 by 5 with the drawing on the right, `thumb` is square. */
export type GiftSheet = { readonly lines: ReadonlyArray<PlacedLines>; readonly face: string; readonly thumb: string }

export const giftSheetOf = (design: GiftDesign): GiftSheet => sheets[design]

const specimen: ReadonlyArray<PlacedLines> = shapes.map((shape, index) => ({
  path: cutDrawing(shape).path,
  x: (index % 5) * 2200,
  y: index < 5 ? 0 : 2400,
  scale: shape === "pear" || shape === "heart" || shape === "marquise" ? 0.96 : 1
}))

const atOrigin = (path: string): ReadonlyArray<PlacedLines> => [{ path, x: 0, y: 0, scale: 1 }]

const measured = `${cutDrawing("round").path}M-970 1020V1330M970 1020V1330M-970 1260H970M-1030 1320L-910 1200M910 1320L1030 1200`

const sheets: Readonly<Record<GiftDesign, GiftSheet>> = {
  night: { lines: atOrigin(cutDrawing("emerald").path), face: "-2194 -820 2624 1640", thumb: "-2000 -2000 4000 4000" },
  drawing: { lines: atOrigin(measured), face: "-3300 -1400 4640 2900", thumb: "-2150 -2000 4300 4300" },
  shapes: { lines: specimen, face: "-7000 -4300 17600 11000", thumb: "-1700 -5000 12200 12400" }
}
