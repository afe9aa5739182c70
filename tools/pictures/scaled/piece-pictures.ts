import { mkdir, readFile, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"
import {
  type Chain,
  chains,
  isScaled,
  type ScaledDesign,
  scaledViews,
  type ScaledView,
  type Shank,
  shanks
} from "../../../core/domain/product/scaled-picture.ts"
import { type PictureMetal, pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import { type PieceTint, pieceTints } from "../../../core/domain/product/stone-tint.ts"
import { inRoot } from "../../root.ts"
import { masterOfMeasured, readMeasured } from "../measured/measured-pictures.ts"
import { inMetals } from "../metalwork.ts"
import { composed } from "./compose.ts"
import type { Picture } from "../scene.ts"
import { shownPictures } from "../shown-pictures.ts"
import { scaledShot } from "./shots.ts"

export type PiecePicture = {
  /** Base path such as `/pictures/pieces/halo-52-side-white`. */
  readonly path: string
  readonly design: ScaledDesign
  readonly shank: Shank | undefined
  readonly chain: Chain | undefined
  readonly hasWhiteHead: boolean
  readonly view: ScaledView
  /** Longer side of the main stone, millimetres. */
  readonly size: number
  /** Fancy colour of the main stone. */
  readonly tint: PieceTint | undefined
  readonly metal: PictureMetal
}

/** Base paths in `pieceFolders` that the seed's pieces show. */
export const shownPaths = (): ReadonlyArray<string> => [...shownPictures()].filter((path) => folderOf(path) !== undefined)

/** Composed pictures that the seed's pieces show. */
export const piecePictures = (): ReadonlyArray<PiecePicture> =>
  shownPaths()
    .filter((path) => readMeasured(path) === undefined)
    .map(readPath)

const pathPattern = new RegExp(
  `/([a-z-]+)-(\\d+)(?:-(${pieceTints.join("|")}))?(?:-(${[...shanks, ...chains].join("|")}))?(-white-head)?(?:-(side|turned|detail))?-(${pictureMetals.join("|")})$`
)

/** Reads a base path; throws for any other. */
export const readPath = (path: string): PiecePicture => {
  const [, design = "", tenths = "", color, kind, whiteHead, view = "main", alloy] = pathPattern.exec(path) ?? []
  const known = isScaled(design) ? scaledViews[design].find((each) => each === view) : undefined
  const metal = pictureMetals.find((each) => each === alloy)
  if (!isScaled(design) || known === undefined || metal === undefined) throw new Error(`no picture of a piece: ${path}`)
  return {
    path,
    design,
    shank: shanks.find((each) => each === kind),
    chain: chains.find((each) => each === kind),
    hasWhiteHead: whiteHead !== undefined,
    view: known,
    size: Number(tenths) / 10,
    tint: pieceTints.find((each) => each === color),
    metal
  }
}

/** Heads with stones of fancy colours, each once for the metals in which pieces have it; masters only. */
export const tintedHeads = (): ReadonlyArray<Picture> => {
  const shown = piecePictures()
    .filter(({ tint }) => tint !== undefined)
    .map((picture) => ({
      head: scaledShot(picture.design, picture.view, picture).head,
      metal: picture.hasWhiteHead ? "white" : picture.metal
    }))
  const heads = new Map(shown.map(({ head }) => [head.name, head]))
  return [...heads].map(([name, head]) => {
    const metals = pictureMetals.filter((each) => shown.some((own) => own.head.name === name && own.metal === each))
    return { ...head, files: metals.map((metal) => `${name}-${metal}`), scene: () => inMetals(head.scene(), metals) }
  })
}

type PieceFile = {
  readonly pixels: number
  readonly format: "avif" | "webp"
  readonly quality: number
  /** Byte budget. */
  readonly bytes: number
}

const frontFiles: ReadonlyArray<PieceFile> = [
  { pixels: 320, format: "avif", quality: 68, bytes: 10_000 },
  { pixels: 640, format: "avif", quality: 62, bytes: 25_000 },
  { pixels: 800, format: "avif", quality: 58, bytes: 32_000 },
  { pixels: 640, format: "webp", quality: 62, bytes: 32_000 }
]

/** Files of pictures traced at 640 pixels. */
const tracedFiles: ReadonlyArray<PieceFile> = [
  { pixels: 320, format: "avif", quality: 66, bytes: 10_000 },
  { pixels: 640, format: "avif", quality: 58, bytes: 25_000 },
  { pixels: 640, format: "webp", quality: 62, bytes: 32_000 }
]

const viewFiles: ReadonlyArray<PieceFile> = [
  { pixels: 320, format: "avif", quality: 66, bytes: 10_000 },
  { pixels: 800, format: "avif", quality: 54, bytes: 32_000 },
  { pixels: 480, format: "webp", quality: 52, bytes: 20_000 }
]

const filesByFolder = { pieces: frontFiles, fronts: tracedFiles, views: viewFiles } as const
export const pieceFolders = ["pieces", "fronts", "views"] as const
export type PieceFolder = (typeof pieceFolders)[number]

const folderOf = (path: string): PieceFolder | undefined => pieceFolders.find((folder) => path.startsWith(`/pictures/${folder}/`))

/** Published files of a base path. */
export const pieceFiles = (path: string): ReadonlyArray<PieceFile> => {
  const folder = folderOf(path)
  return folder === undefined ? [] : filesByFolder[folder]
}

export const pieceFile = (path: string, { format, pixels }: PieceFile): string => inRoot(`public${path}-${pixels}.${format}`)

/**
 * Publishes the pictures of a folder: composed from the masters of their layers (`npm run render -- parts/ --draw`), or traced as they are
 * (`npm run render -- measured/ --draw`); with `onlyMissing` only those that lack a file.
 */
export const composePieces = async (
  masterOf: (file: string) => string,
  { folder, onlyMissing }: { readonly folder: PieceFolder; readonly onlyMissing: boolean },
  tell: (line: string) => void
): Promise<void> => {
  const chosen = shownPaths()
    .filter((path) => folderOf(path) === folder)
    .filter((path) => !onlyMissing || pieceFiles(path).some((file) => !existsSync(pieceFile(path, file))))
    .map((path) => ({ path, composedOf: readMeasured(path) === undefined ? readPath(path) : undefined }))
    .toSorted((one, other) => orderOf(one.composedOf) - orderOf(other.composedOf))
  for (const { composedOf, path } of chosen) {
    const master = composedOf === undefined ? await readFile(masterOf(masterOfMeasured(path))) : await compose(composedOf, masterOf)
    for (const file of pieceFiles(path)) await write(pieceFile(path, file), await encoded(master, file))
    tell(path)
  }
}

const compose = async (
  { chain, design, hasWhiteHead, metal, shank, size, tint, view }: PiecePicture,
  masterOf: (file: string) => string
): Promise<Buffer> => {
  const shot = scaledShot(design, view, { shank, chain, tint })
  const read = ({ name }: Picture, of: PictureMetal) => readFile(masterOf(`${name}-${of}`))
  return composed(shot, size / shot.drawn, {
    base: await read(shot.base, metal),
    head: await read(shot.head, hasWhiteHead ? "white" : metal)
  })
}

/** Order in which views are composed. */
const viewOrder: ReadonlyArray<ScaledView> = ["main", "side", "turned", "detail"]
const orderOf = (picture: PiecePicture | undefined): number => (picture === undefined ? 0 : viewOrder.indexOf(picture.view))

const encoded = async (master: Buffer, { bytes, format, pixels, quality }: PieceFile): Promise<Buffer> => {
  const small = await sharp(master).resize(pixels, pixels, { kernel: "lanczos3" }).png().toBuffer()
  for (let tried: number = quality; tried >= 30; tried -= 8) {
    const image = sharp(small)
    const file = await (
      format === "avif"
        ? image.avif({ quality: tried, effort: 6, tune: "ssim", chromaSubsampling: "4:4:4" })
        : image.webp({ quality: tried, effort: 6, smartSubsample: true })
    ).toBuffer()
    if (file.length <= bytes) return file
  }
  throw new Error(`${pixels} px of ${format} do not fit into ${bytes} bytes`)
}

const write = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
