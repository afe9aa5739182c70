import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isPhotograph, photographPath } from "../../../core/domain/gallery/photograph.ts"
import { smallestFile, unmirrorPicture } from "../../../core/domain/product/picture-files.ts"
import { Files } from "../files/files.ts"
import { loadImages } from "../files/images.ts"
import { photographKey, readPhotographName } from "../files/photograph-files.ts"

/** JPEG, which every mail program shows. */
export type LetterPicture = { readonly base: string; readonly jpeg: Buffer }

/** Content-ID by RFC 2392. */
export const contentIdOf = (base: string): string => `${base.replace(/^\/pictures\//, "").replaceAll(/[^\w-]+/g, ".")}@gran`

/** Logs and omits failed pictures. */
export const drawPictures = (bases: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<LetterPicture>, never, Files> =>
  Effect.map(
    Effect.forEach(bases, (base) =>
      drawOnce(base).pipe(
        Effect.map((jpeg) => [{ base, jpeg }]),
        Effect.catch((cause) => Effect.as(Effect.logWarning("Could not render a picture of a letter", { base, cause }), []))
      )
    ),
    (drawn) => drawn.flat()
  )

const drawn = new Map<string, Buffer>()
const maxDrawn = 300

const drawOnce = Effect.fnUntraced(function* (base: string) {
  const cached = drawn.get(base)
  if (cached !== undefined) return cached
  const source = yield* readPicture(base)
  const jpeg = yield* attempt(() => draw(base, source))
  drawn.set(base, jpeg)
  const [oldest] = drawn.keys()
  if (drawn.size > maxDrawn && oldest !== undefined) drawn.delete(oldest)
  return jpeg
})

/** Reads photographs from the storage of files, drawn pictures from a folder. */
const readPicture = Effect.fnUntraced(function* (base: string) {
  if (!/^\/pictures\/[\w-]+\/[\w-]+$/.test(base)) return yield* Effect.fail("not a picture of the shop")
  const file = smallestFile(base)
  if (!isPhotograph(base)) return yield* attempt(() => readFile(join(folder, file)))
  const photograph = readPhotographName(file.slice(photographPath("").length))
  if (photograph === null) return yield* Effect.fail("not a photograph of the shop")
  const files = yield* Files
  const bytes = yield* Effect.mapError(files.read(photographKey(photograph.id, photograph.variant)), String)
  return bytes ?? (yield* Effect.fail("the photograph does not exist"))
})

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, string> => Effect.tryPromise({ try: run, catch: String })

const draw = async (base: string, source: Uint8Array): Promise<Buffer> => {
  const read = await loadImages()
  const picture = read(source).resize(side, side)
  return (unmirrorPicture(base) === base ? picture : picture.flop())
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

const folder = fileURLToPath(new URL("../../../public", import.meta.url))

/** Twice the display size, for dense screens. */
const side = 192
