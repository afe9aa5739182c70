import type { Shape } from "./diamond.ts"
import { stoneTint } from "./stone-tint.ts"

/** Widths of the owner's photographs (`gallery/photograph.ts`). */
export const photographWidths = [320, 640, 1200] as const

/** Pixels; pictures are square. */
const widthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = {
  stones: [320, 640, 736, 1080],
  tints: [320, 640],
  jewelry: [320, 640, 800],
  pieces: [320, 640, 800],
  fronts: [320, 640],
  views: [320, 800],
  turns: [640],
  gifts: [320],
  photos: photographWidths
}
const otherWidths = [640, 736, 1080, 1600]

/** Widths of WebP in folders where they are fewer than those of AVIF. */
const webpWidthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = { jewelry: [640], pieces: [640], fronts: [640], views: [480] }

export type PictureFormat = "avif" | "webp"

type PicturedStone = { readonly shape: Shape; readonly color: string; readonly photo?: string | null | undefined }

/** The owner's photograph, or else a top view tinted by colour. */
export const stonePicture = ({ color, photo, shape }: PicturedStone): string => {
  if (photo) return photo
  const tint = stoneTint(color)
  return tint === undefined ? `/pictures/stones/${shape}` : `/pictures/tints/${shape}-${tint}`
}

/** Mirrored pictures have no files and are flipped by CSS. */
export const unmirrored = (base: string): string => base.replace(/^\/pictures\/mirrored\//, "/pictures/jewelry/")

/** `srcset` of a base path such as `/pictures/jewelry/solitaire-white`. */
export const pictureFiles = (base: string, format: PictureFormat): string =>
  widthsOf(base, format)
    .map((width) => `${unmirrored(base)}-${width}.${format} ${width}w`)
    .join(", ")

/** For metadata and browsers without `srcset`: 640 pixels, or the largest below. */
export const pictureFile = (base: string): string => `${unmirrored(base)}-${Math.min(640, Math.max(...widthsOf(base, "webp")))}.webp`

export const largestFile = (base: string): string => `${unmirrored(base)}-${Math.max(...widthsOf(base, "webp"))}.webp`

export const smallestFile = (base: string): string => `${unmirrored(base)}-${Math.min(...widthsOf(base, "webp"))}.webp`

export const pictureWidth = (base: string): number => Math.max(...widthsOf(base, "avif"))

/** Distinguishes pictures of pieces from those of loose stones. */
export const showsPiece = (base: string): boolean => /^\/pictures\/(?:jewelry|pieces|fronts|views)\//.test(base)

const widthsOf = (base: string, format: PictureFormat): ReadonlyArray<number> => {
  const folder = unmirrored(base).split("/").at(-2) ?? ""
  return (format === "webp" ? webpWidthsByFolder[folder] : undefined) ?? widthsByFolder[folder] ?? otherWidths
}
