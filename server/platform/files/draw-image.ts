import { Effect } from "effect"
import type { Metadata, Sharp } from "sharp"
import { DocumentUnfit } from "./document-unfit.ts"
import { loadImages, maxPixels, type ReadImage } from "./images.ts"

/** Rows of RGBA, one byte per channel. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

type DrawnImage = { readonly bytes: Uint8Array; readonly thumbnail: Uint8Array }

/** Re-encodes an image: upright, sRGB, at most 4,000 px long, without metadata; the thumbnail has at most 480 px. */
export const drawImage = (from: string | Pixels, kind: "jpeg" | "png"): Effect.Effect<DrawnImage, DocumentUnfit> =>
  Effect.gen(function* () {
    const read = yield* Effect.promise(loadImages)
    const upright = typeof from === "string" ? yield* openImage(read, from, kind) : ofPixels(read, from)
    const fit = upright.toColourspace("srgb").resize(inside(maxSide))
    const whole = kind === "png" ? fit.png() : fit.flatten({ background: "#ffffff" }).jpeg({ quality: 88 })
    const bytes = yield* reading(() => whole.timeout({ seconds: maxSeconds }).toBuffer())
    const thumbnail = yield* reading(() => read(bytes).resize(inside(thumbnailSide)).webp({ quality: 80 }).toBuffer())
    return { bytes, thumbnail }
  })

const openImage = Effect.fnUntraced(function* (read: ReadImage, path: string, kind: "jpeg" | "png") {
  const metadata: Metadata = yield* reading(() => read(path, { limitInputPixels: false }).metadata())
  if (metadata.format !== kind) return yield* new DocumentUnfit({ fault: "content" })
  if (metadata.width * metadata.height > maxPixels) return yield* new DocumentUnfit({ fault: "manyPixels" })
  return read(path).autoOrient()
})

const ofPixels = (read: ReadImage, { data, height, width }: Pixels): Sharp => read(data, { raw: { width, height, channels: 4 } })

/** Errors come from the file: broken, truncated, or built to take forever. */
const reading = <A>(read: () => Promise<A>): Effect.Effect<A, DocumentUnfit> =>
  Effect.tryPromise({ try: read, catch: () => new DocumentUnfit({ fault: "broken" }) })

const inside = (side: number) => ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const

const maxSide = 4_000
export const thumbnailSide = 480
const maxSeconds = 20
