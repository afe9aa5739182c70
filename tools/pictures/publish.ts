import { mkdir, stat, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import sharp from "sharp"

export type PublishedPicture = { readonly file: string; readonly bytes: number }

/** Published width with byte budgets; only old browsers use WebP. A budget of 0 means no file. */
export type Width = { readonly pixels: number; readonly avif: number; readonly webp: number }

/** Writes AVIF and WebP of a master in every width up to its own; pictures are never enlarged. */
export const publish = async (
  master: string | Buffer,
  target: string,
  widths: ReadonlyArray<Width>
): Promise<ReadonlyArray<PublishedPicture>> => {
  const { width: available } = await sharp(master).metadata()
  await mkdir(dirname(target), { recursive: true })
  const files: Array<PublishedPicture> = []
  for (const { avif: avifBytes, pixels, webp: webpBytes } of widths.filter((width) => width.pixels <= available)) {
    const small = await sharp(master).resize(pixels, pixels, { kernel: "lanczos3" }).png().toBuffer()
    if (avifBytes > 0) files.push(await written(`${target}-${pixels}.avif`, await sharpest(avif(small), avifBytes)))
    if (webpBytes > 0) files.push(await written(`${target}-${pixels}.webp`, await sharpest(webp(small), webpBytes)))
  }
  return files
}

type Encoder = (quality: number) => Promise<Buffer>

/**
 * Keeps full chroma, because spots of fire are a few pixels of pure colour. With `tune: ssim` 26 kB show facets as well as 41 kB without
 * it, at half the effort.
 */
const avif =
  (image: Buffer): Encoder =>
  (quality) =>
    sharp(image).avif({ quality, effort: 4, tune: "ssim", chromaSubsampling: "4:4:4" }).toBuffer()

const webp =
  (image: Buffer): Encoder =>
  (quality) =>
    sharp(image).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()

/** Encodes in the best quality between 20 and 90 within the budget (bytes); throws if none fits. */
const sharpest = async (encode: Encoder, budget: number): Promise<Buffer> => {
  let [fits, tooMuch] = [20, 91]
  let best = await encode(fits)
  if (best.length > budget) throw new Error(`quality ${fits} takes ${best.length} bytes, ${budget} are allowed`)
  while (tooMuch - fits > 2) {
    const quality = Math.round((fits + tooMuch) / 2)
    const encoded = await encode(quality)
    if (encoded.length > budget) tooMuch = quality
    else [fits, best] = [quality, encoded]
  }
  return best
}

const written = async (file: string, content: Buffer): Promise<PublishedPicture> => {
  await writeFile(file, content)
  return { file, bytes: (await stat(file)).size }
}
