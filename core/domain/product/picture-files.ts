import type { Shape } from "./diamond.ts"
import { stoneTint } from "./stone-tint.ts"

/** Published widths in pixels by folder; all pictures are square. */
const widthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = {
  stones: [320, 640, 1080],
  tints: [320, 640],
  jewelry: [320, 640, 800],
  turns: [640],
  gifts: [320]
}
const otherWidths = [640, 1080, 1600]

export type PictureFormat = "avif" | "webp"

/** Base path of a stone's picture from above, tinted by its colour. */
export const stonePicture = ({ color, shape }: { readonly shape: Shape; readonly color: string }): string => {
  const tint = stoneTint(color)
  return tint === undefined ? `/pictures/stones/${shape}` : `/pictures/tints/${shape}-${tint}`
}

/** Path of the real picture behind a mirrored one, which has no files and is flipped by CSS. Other paths are unchanged. */
export const unmirrored = (base: string): string => base.replace(/^\/pictures\/mirrored\//, "/pictures/jewelry/")

/** `srcset` of a picture by its base path, such as `/pictures/jewelry/solitaire-white`. */
export const pictureFiles = (base: string, format: PictureFormat): string =>
  widthsOf(base)
    .map((width) => `${unmirrored(base)}-${width}.${format} ${width}w`)
    .join(", ")

/** Single file for browsers without `srcset`, and for metadata. */
export const pictureFile = (base: string): string => `${unmirrored(base)}-640.webp`

/** Largest file. */
export const largestFile = (base: string): string => `${unmirrored(base)}-${pictureWidth(base)}.webp`

/** Smallest file, for thumbnails. */
export const smallestFile = (base: string): string => `${unmirrored(base)}-${Math.min(...widthsOf(base))}.webp`

export const pictureWidth = (base: string): number => Math.max(...widthsOf(base))

const widthsOf = (base: string): ReadonlyArray<number> => widthsByFolder[unmirrored(base).split("/").at(-2) ?? ""] ?? otherWidths
