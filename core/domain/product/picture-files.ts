import type { Shape } from "./diamond.ts"
import { stoneTint } from "./stone-tint.ts"

/** Widths in which the pictures of a folder are published, in pixels; every picture is square. */
const widthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = {
  stones: [320, 640, 1080],
  tints: [320, 640],
  jewelry: [320, 640, 800],
  turns: [640],
  gifts: [320]
}
const otherWidths = [640, 1080, 1600]

export type PictureFormat = "avif" | "webp"

/** The base path of the picture of a stone, from above, in the tint of its colour. */
export const stonePicture = ({ color, shape }: { readonly shape: Shape; readonly color: string }): string => {
  const tint = stoneTint(color)
  return tint === undefined ? `/pictures/stones/${shape}` : `/pictures/tints/${shape}-${tint}`
}

/** The picture of which a list shows the mirror image: it has no files of its own, the page turns it over. Any other stays what it is. */
export const unmirrored = (base: string): string => base.replace(/^\/pictures\/mirrored\//, "/pictures/jewelry/")

/** The files of a picture by its base path, such as `/pictures/jewelry/solitaire-white`, as a `srcset` has them. */
export const pictureFiles = (base: string, format: PictureFormat): string =>
  widthsOf(base)
    .map((width) => `${unmirrored(base)}-${width}.${format} ${width}w`)
    .join(", ")

/** One file for a browser that knows no `srcset`, or for a machine. */
export const pictureFile = (base: string): string => `${unmirrored(base)}-640.webp`

/** The file that shows the most. */
export const largestFile = (base: string): string => `${unmirrored(base)}-${pictureWidth(base)}.webp`

/** The file that weighs the least, for a thumbnail. */
export const smallestFile = (base: string): string => `${unmirrored(base)}-${Math.min(...widthsOf(base))}.webp`

/** The largest width of a picture. */
export const pictureWidth = (base: string): number => Math.max(...widthsOf(base))

const widthsOf = (base: string): ReadonlyArray<number> => widthsByFolder[unmirrored(base).split("/").at(-2) ?? ""] ?? otherWidths
