import { mkdir, readFile, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"
import {
  isScaled,
  type ScaledDesign,
  scaledViews,
  type ScaledView,
  type Shank,
  shanks
} from "../../../core/domain/product/scaled-picture.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { inRoot } from "../../root.ts"
import { masterOfMeasured, readMeasured } from "../measured/measured-pictures.ts"
import { composed } from "./compose.ts"
import type { Picture } from "../scene.ts"
import { scaledShot } from "./shots.ts"

export type PiecePicture = {
  /** Base path such as `/pictures/pieces/halo-52-side-white`. */
  readonly path: string
  readonly design: ScaledDesign
  readonly shank: Shank | undefined
  readonly view: ScaledView
  /** Longer side of the main stone, millimetres. */
  readonly size: number
  readonly metal: string
}

/** Paths that the seed's pieces show, each once. */
export const shownPaths = (): ReadonlyArray<string> => {
  const shown = new Set(jewelry().flatMap(({ previews }) => previews.flatMap(({ pictures }) => pictures)))
  return [...shown].filter((path) => /^\/pictures\/(?:pieces|views)\//.test(path))
}

/** Composed pictures that the seed's pieces show. */
export const piecePictures = (): ReadonlyArray<PiecePicture> =>
  shownPaths()
    .filter((path) => readMeasured(path) === undefined)
    .map(readPath)

const form = new RegExp(`/([a-z-]+)-(\\d+)(?:-(${shanks.join("|")}))?(?:-(side|turned|detail))?-([a-z]+)$`)

/** Reads a base path; throws for any other. */
export const readPath = (path: string): PiecePicture => {
  const [, design = "", tenths = "", shank, view = "main", metal = ""] = form.exec(path) ?? []
  const known = isScaled(design) ? scaledViews[design].find((each) => each === view) : undefined
  if (!isScaled(design) || known === undefined) throw new Error(`no picture of a piece: ${path}`)
  return { path, design, shank: shanks.find((each) => each === shank), view: known, size: Number(tenths) / 10, metal }
}

type PieceFile = {
  readonly pixels: number
  readonly format: "avif" | "webp"
  readonly quality: number
  /** Budget of the file. */
  readonly bytes: number
}

const frontFiles: ReadonlyArray<PieceFile> = [
  { pixels: 320, format: "avif", quality: 68, bytes: 10_000 },
  { pixels: 640, format: "avif", quality: 62, bytes: 25_000 },
  { pixels: 800, format: "avif", quality: 58, bytes: 32_000 },
  { pixels: 640, format: "webp", quality: 70, bytes: 32_000 }
]

const viewFiles: ReadonlyArray<PieceFile> = [
  { pixels: 320, format: "avif", quality: 66, bytes: 10_000 },
  { pixels: 800, format: "avif", quality: 54, bytes: 32_000 },
  { pixels: 640, format: "webp", quality: 58, bytes: 32_000 }
]

/** Published files of a picture. */
export const pieceFiles = ({ view }: Pick<PiecePicture, "view">): ReadonlyArray<PieceFile> => (view === "main" ? frontFiles : viewFiles)

export const pieceFile = (path: string, { format, pixels }: PieceFile): string => inRoot(`public${path}-${pixels}.${format}`)

/**
 * Publishes the pictures of a folder: composed from the masters of their layers (`npm run render -- parts/ --draw`), or traced as they are
 * (`npm run render -- measured/ --draw`); with `onlyMissing` those without files.
 */
export const composePieces = async (
  masterOf: (file: string) => string,
  { folder, onlyMissing }: { readonly folder: "pieces" | "views"; readonly onlyMissing: boolean },
  tell: (line: string) => void
): Promise<void> => {
  const chosen = shownPaths()
    .filter((path) => path.startsWith(`/pictures/${folder}/`))
    .map((path) =>
      readMeasured(path) === undefined ? readPath(path) : { path, view: folder === "pieces" ? ("main" as const) : ("side" as const) }
    )
    .filter(({ path, view }) => !onlyMissing || pieceFiles({ view }).some((file) => !existsSync(pieceFile(path, file))))
    .toSorted((one, other) => viewOrder.indexOf(one.view) - viewOrder.indexOf(other.view))
  for (const picture of chosen) {
    const { path, view } = picture
    const master = "design" in picture ? await compose(picture, masterOf) : await readFile(masterOf(masterOfMeasured(path)))
    for (const file of pieceFiles({ view })) await write(pieceFile(path, file), await encoded(master, file))
    tell(path)
  }
}

const compose = async ({ design, metal, shank, size, view }: PiecePicture, masterOf: (file: string) => string): Promise<Buffer> => {
  const shot = scaledShot(design, view, shank)
  const read = ({ name }: Picture) => readFile(masterOf(`${name}-${metal}`))
  return composed(shot, size / shot.drawn, { base: await read(shot.base), head: await read(shot.head) })
}

/** Order of tracing. */
const viewOrder: ReadonlyArray<ScaledView> = ["main", "side", "turned", "detail"]

const encoded = async (master: Buffer, { bytes, format, pixels, quality }: PieceFile): Promise<Buffer> => {
  const small = await sharp(master).resize(pixels, pixels, { kernel: "lanczos3" }).png().toBuffer()
  for (let tried: number = quality; tried >= 30; tried -= 8) {
    const image = sharp(small)
    const file = await (
      format === "avif"
        ? image.avif({ quality: tried, effort: 3, tune: "ssim", chromaSubsampling: "4:4:4" })
        : image.webp({ quality: tried, effort: 4, smartSubsample: true })
    ).toBuffer()
    if (file.length <= bytes) return file
  }
  throw new Error(`${pixels} px of ${format} do not fit into ${bytes} bytes`)
}

const write = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
