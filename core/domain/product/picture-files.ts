import type { Shape } from "./diamond.ts"
import { intensityTint, isVivid, stoneTint } from "./stone-tint.ts"

/** Widths of the owner's photographs (`gallery/photograph.ts`). */
export const photographWidths = [320, 640, 1200] as const

/** Pixels; pictures are square. */
const widthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = {
  stones: [320, 640, 736, 1080],
  tints: [320, 640],
  cuts: [320, 736],
  vivid: [640],
  jewelry: [320, 640, 800],
  pieces: [320, 640, 800],
  fronts: [320, 640],
  views: [320, 800],
  turns: [640],
  gifts: [320],
  photos: photographWidths
}
const otherWidths = [640, 736, 1080, 1600]
/** Side views and details in `jewelry` have the widths of `views`. */
const otherView = /\/jewelry\/[a-z-]+-(?:side|turned|detail)-[a-z]+$/

/** Folders where WebP has fewer widths than AVIF. */
const webpWidthsByFolder: Readonly<Record<string, ReadonlyArray<number>>> = {
  stones: [640],
  tints: [400],
  cuts: [400],
  vivid: [400],
  jewelry: [640],
  pieces: [640],
  fronts: [640],
  views: [480],
  turns: [480]
}

export type PictureFormat = "avif" | "webp"

type PicturedStone = {
  readonly shape: Shape
  readonly color: string
  readonly photo?: string | null | undefined
  /** Number of the drawn cut nearest by proportions (`core/domain/optics/drawn-cuts.ts`). */
  readonly drawing?: number | null | undefined
  readonly isMirrored?: boolean | undefined
}

/** The owner's photograph, or else a top view: by proportions if the stone has no fancy colour, tinted by colour. */
export const stonePicture = ({ isMirrored = false, photo, ...stone }: PicturedStone): string =>
  photo || `/pictures/${isMirrored ? "mirrored/" : ""}${drawnStone(stone)}`

const drawnStone = ({ color, drawing, shape }: PicturedStone): string => {
  const tint = stoneTint(color)
  if (drawing && (tint === undefined || tint === "warm")) return `cuts/${shape}-${drawing}${tint === undefined ? "" : "-warm"}`
  if (tint === undefined) return `stones/${shape}`
  const intense = intensityTint(color)
  if (intense !== undefined) return `cuts/${shape}-${intense}`
  return `${isVivid(color) ? "vivid" : "tints"}/${shape}-${tint}`
}

/** Mirrored pictures have no files and are flipped by CSS. */
export const unmirrorPicture = (base: string): string =>
  base.replace(/^\/pictures\/mirrored\/(?=cuts|tints|vivid|stones)/, "/pictures/").replace("/pictures/mirrored/", "/pictures/jewelry/")

/** `srcset` of a base path such as `/pictures/jewelry/solitaire-white`. */
export const pictureFiles = (base: string, format: PictureFormat): string =>
  widthsOf(base, format)
    .map((width) => `${unmirrorPicture(base)}-${width}.${format} ${width}w`)
    .join(", ")

/** For metadata and browsers without `srcset`: 640 pixels, or the largest below. */
export const pictureFile = (base: string): string => `${unmirrorPicture(base)}-${Math.min(640, Math.max(...widthsOf(base, "webp")))}.webp`

export const largestFile = (base: string): string => `${unmirrorPicture(base)}-${Math.max(...widthsOf(base, "webp"))}.webp`

export const smallestFile = (base: string): string => `${unmirrorPicture(base)}-${Math.min(...widthsOf(base, "webp"))}.webp`

export const pictureWidth = (base: string): number => Math.max(...widthsOf(base, "avif"))

/** Excludes pictures of loose stones. */
export const showsPiece = (base: string): boolean => /^\/pictures\/(?:jewelry|pieces|fronts|views)\//.test(base)

const widthsOf = (base: string, format: PictureFormat): ReadonlyArray<number> => {
  const path = unmirrorPicture(base)
  const folder = otherView.test(path) ? "views" : (path.split("/").at(-2) ?? "")
  return (format === "webp" ? webpWidthsByFolder[folder] : undefined) ?? widthsByFolder[folder] ?? otherWidths
}
