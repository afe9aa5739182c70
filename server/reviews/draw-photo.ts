import { Effect, Schema, Semaphore } from "effect"
import type { Metadata, Sharp } from "sharp"
import { reviewBounds } from "../../core/domain/reviews/review.ts"
import type { PhotoFault } from "../../core/domain/reviews/review-text.ts"
import { loadImages, maxPixels } from "../platform/files/images.ts"
import { mediaTypeOf } from "../platform/files/media-type.ts"

export type DrawnPhoto = { readonly width: number; readonly height: number; readonly whole: Buffer; readonly square: Buffer }

export class PhotoUnfit extends Schema.TaggedError<PhotoUnfit>()("PhotoUnfit", {
  fault: Schema.Literals(["kind", "broken", "small", "manyPixels"] satisfies ReadonlyArray<PhotoFault>)
}) {}

/**
 * Re-encodes a photo as upright sRGB WebP, no longer than `photoSide`, and as a square for lists. Drops metadata such as location and camera.
 * Draws one photo at a time, because each needs memory for all its pixels.
 */
export const drawPhoto = (path: string): Effect.Effect<DrawnPhoto, PhotoUnfit> =>
  Effect.gen(function* () {
    const format = formats.get((yield* mediaTypeOf(path)) ?? "")
    if (format === undefined) return yield* unfit("kind")
    return yield* turn.withPermit(draw(path, format))
  })

const draw = Effect.fnUntraced(function* (path: string, format: string) {
  const read = yield* Effect.promise(loadImages)
  const metadata: Metadata = yield* reading(() => read(path, { limitInputPixels: false }).metadata())
  if (metadata.format !== format) return yield* unfit("kind")
  if (metadata.width * metadata.height > maxPixels) return yield* unfit("manyPixels")
  if (Math.min(metadata.width, metadata.height) < minSide) return yield* unfit("small")
  const upright = read(path).autoOrient().flatten({ background: "#ffffff" })
  const fit = { width: reviewBounds.photoSide, height: reviewBounds.photoSide, fit: "inside", withoutEnlargement: true } as const
  const { data: whole, info } = yield* reading(() => asWebp(upright.resize(fit), 82).toBuffer({ resolveWithObject: true }))
  const square = yield* reading(() => asWebp(read(whole).resize({ width: squareSide, height: squareSide, fit: "cover" }), 78).toBuffer())
  return { width: info.width, height: info.height, whole, square }
})

/** Errors come from the file: broken, truncated, or built to take forever. */
const reading = <A>(read: () => Promise<A>): Effect.Effect<A, PhotoUnfit> =>
  Effect.tryPromise({ try: read, catch: () => new PhotoUnfit({ fault: "broken" }) })

const asWebp = (image: Sharp, quality: number): Sharp => image.timeout({ seconds: maxSeconds }).webp({ quality })

const unfit = (fault: PhotoUnfit["fault"]): Effect.Effect<never, PhotoUnfit> => Effect.fail(new PhotoUnfit({ fault }))

/** Includes animated PNG: the first frame is a photograph. */
const formats: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpeg"],
  ["image/png", "png"],
  ["image/apng", "png"],
  ["image/webp", "webp"]
])

const minSide = 300
const squareSide = 320
const maxSeconds = 20

const turn = Semaphore.makeUnsafe(1)
