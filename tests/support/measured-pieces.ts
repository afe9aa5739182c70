import { measuredPicture } from "../../core/domain/product/measured-picture.ts"
import type { SeedJewelry } from "../../server/seed/jewelry/jewelry.ts"
import { readMeasured } from "../../tools/pictures/measured/measured-pictures.ts"
import { pieces } from "./samples/seed-jewelry.ts"

/** First picture of each metal of each piece, if its name contains measures. */
export const shown = pieces.flatMap((piece) =>
  piece.previews.flatMap(({ pictures }) => {
    const picture = readMeasured(pictures[0] ?? "")
    return picture === undefined ? [] : [{ piece, picture, pictures }]
  })
)

/** Pictures of these designs without duplicates, each with a piece that shows it. */
export const drawnOf = (designs: ReadonlyArray<string>) => [
  ...new Map(shown.filter(({ picture }) => designs.includes(picture.design)).map((each) => [measuredPicture(each.picture), each])).values()
]

/** Tenths of a millimetre in a measure such as «2,3 мм». */
export const tenthsIn = ({ measures }: SeedJewelry, name: string): number =>
  Math.round(10 * Number((measures.find((measure) => measure.name === name)?.value ?? "").replace(",", ".").replace(/[^\d.]/g, "")))
