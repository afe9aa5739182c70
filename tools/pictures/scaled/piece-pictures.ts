import { mkdir, readFile, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"
import { isScaled, type ScaledDesign, scaledViews, type ScaledView } from "../../../core/domain/product/scaled-picture.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { inRoot } from "../../root.ts"
import { composed } from "./compose.ts"
import type { Picture } from "../scene.ts"
import { scaledShot } from "./shots.ts"

type PiecePicture = {
  /** Base path such as `/pictures/pieces/halo-52-side-white`. */
  readonly path: string
  readonly design: ScaledDesign
  readonly view: ScaledView
  /** Longer side of the main stone, millimetres. */
  readonly size: number
  readonly metal: string
}

/** Pictures that the seed's pieces show, each once. */
export const piecePictures = (): ReadonlyArray<PiecePicture> => {
  const shown = new Set(jewelry().flatMap(({ previews }) => previews.flatMap(({ pictures }) => pictures)))
  return [...shown].filter((path) => path.startsWith("/pictures/pieces/")).map(readPath)
}

const readPath = (path: string): PiecePicture => {
  const [, design = "", tenths = "", view = "main", metal = ""] = /\/([a-z-]+)-(\d+)(?:-(side|turned|detail))?-([a-z]+)$/.exec(path) ?? []
  const known = isScaled(design) ? scaledViews[design].find((each) => each === view) : undefined
  if (!isScaled(design) || known === undefined) throw new Error(`no picture of a piece: ${path}`)
  return { path, design, view: known, size: Number(tenths) / 10, metal }
}

/** Quality and byte budget of each published file. */
export const pieceFiles = [
  { pixels: 320, format: "avif", quality: 68, bytes: 10_000 },
  { pixels: 640, format: "avif", quality: 62, bytes: 25_000 },
  { pixels: 800, format: "avif", quality: 58, bytes: 32_000 },
  { pixels: 640, format: "webp", quality: 70, bytes: 32_000 }
] as const
type PieceFile = (typeof pieceFiles)[number]

export const pieceFile = (path: string, { format, pixels }: PieceFile): string => inRoot(`public${path}-${pixels}.${format}`)

/** Composes pictures from the masters of their layers (`npm run render -- parts/ --draw`); with `onlyMissing` those without files. */
export const composePieces = async (
  masterOf: (file: string) => string,
  onlyMissing: boolean,
  tell: (line: string) => void
): Promise<void> => {
  const chosen = piecePictures().filter(({ path }) => !onlyMissing || pieceFiles.some((file) => !existsSync(pieceFile(path, file))))
  for (const { design, metal, path, size, view } of chosen) {
    const shot = scaledShot(design, view)
    const read = ({ name }: Picture) => readFile(masterOf(`${name}-${metal}`))
    const master = await composed(shot, size / shot.drawn, { base: await read(shot.base), head: await read(shot.head) })
    for (const file of pieceFiles) await write(pieceFile(path, file), await encoded(master, file))
    tell(path)
  }
}

const encoded = async (master: Buffer, { bytes, format, pixels, quality }: PieceFile): Promise<Buffer> => {
  const small = await sharp(master).resize(pixels, pixels, { kernel: "lanczos3" }).png().toBuffer()
  for (let tried: number = quality; tried > 30; tried -= 8) {
    const image = sharp(small)
    const file = await (
      format === "avif"
        ? image.avif({ quality: tried, effort: 4, tune: "ssim", chromaSubsampling: "4:4:4" })
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
