import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { smallestFile, unmirrored } from "../../../core/domain/product/picture-files.ts"
import { loadImages } from "../files/images.ts"

/** JPEG, which every mail program shows. */
export type LetterPicture = { readonly base: string; readonly jpeg: Buffer }

/** Content-ID by RFC 2392. */
export const contentIdOf = (base: string): string => `${base.replace(/^\/pictures\//, "").replaceAll(/[^\w-]+/g, ".")}@gran`

/** Logs and omits failed pictures. */
export const drawPictures = (bases: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<LetterPicture>> =>
  Effect.map(
    Effect.forEach(bases, (base) =>
      Effect.tryPromise({ try: () => drawnOnce(base), catch: String }).pipe(
        Effect.map((jpeg) => [{ base, jpeg }]),
        Effect.catch((cause) => Effect.as(Effect.logWarning("A picture of a letter was not drawn", { base, cause }), []))
      )
    ),
    (drawn) => drawn.flat()
  )

const drawn = new Map<string, Promise<Buffer>>()
const drawnMost = 300

/** Caches pictures, evicting the oldest; a failed one is retried. */
const drawnOnce = (base: string): Promise<Buffer> => {
  const known = drawn.get(base)
  if (known !== undefined) return known
  const drawing = draw(base).catch((cause: unknown) => {
    drawn.delete(base)
    throw cause
  })
  drawn.set(base, drawing)
  const [oldest] = drawn.keys()
  if (drawn.size > drawnMost && oldest !== undefined) drawn.delete(oldest)
  return drawing
}

const draw = async (base: string): Promise<Buffer> => {
  if (!/^\/pictures\/[\w-]+\/[\w-]+$/.test(base)) throw new Error("no picture of the shop")
  const read = await loadImages()
  const picture = read(await readFile(join(folder, smallestFile(base)))).resize(side, side)
  return (unmirrored(base) === base ? picture : picture.flop())
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

const folder = fileURLToPath(new URL("../../../public", import.meta.url))

/** Twice the display size, for dense screens. */
const side = 192
