import { Effect, Schema, Semaphore } from "effect"
import type { Metadata, Sharp } from "sharp"
import { borderOf, faultOfBorder, faultOfSize, type PhotographFault } from "../../core/domain/gallery/photograph.ts"
import { loadImages, type ReadImage } from "../platform/files/images.ts"
import { mediaTypeOf } from "../platform/files/media-type.ts"
import { type PhotographVariant, photographVariants } from "../platform/files/photograph-files.ts"

/** `unfitForLists`: a border that is not light and even. */
export type DrawnPhotograph = {
  readonly files: ReadonlyArray<PhotographVariant & { readonly bytes: Uint8Array }>
  readonly unfitForLists: PhotographFault | null
}

export class PhotographUnfit extends Schema.TaggedError<PhotographUnfit>()("PhotographUnfit", {
  fault: Schema.declare((value: unknown): value is PhotographFault => typeof value === "object" && value !== null && "code" in value)
}) {}

/**
 * Checks an owner's photograph by its content, and re-encodes it as upright sRGB squares without metadata in every published width and format. A
 * photograph that is no square is extended by the blurred pixels of its edges, without a seam. One at a time, because each needs memory for all its
 * pixels.
 */
export const drawPhotograph = (path: string): Effect.Effect<DrawnPhotograph, PhotographUnfit> => turn.withPermit(draw(path))

const draw = Effect.fnUntraced(function* (path: string) {
  const format = formats.get((yield* mediaTypeOf(path)) ?? "")
  if (format === undefined) return yield* unfit({ code: "kind" })
  const read = yield* Effect.promise(loadImages)
  yield* checkHeader(read, path, format)
  const unfitForLists = yield* findFaultOfBorder(read, path)
  const square = yield* reading(() => squareOf(read, path))
  const files = yield* Effect.forEach(photographVariants, (variant) =>
    Effect.map(
      reading(() => encode(read, square, variant)),
      (bytes) => ({ ...variant, bytes })
    )
  )
  return { files, unfitForLists }
})

const checkHeader = Effect.fnUntraced(function* (read: ReadImage, path: string, format: string) {
  const header: Metadata = yield* reading(() => read(path, { limitInputPixels: false }).metadata())
  if (header.format !== format) return yield* unfit({ code: "kind" })
  if ((header.pages ?? 1) > 1) return yield* unfit({ code: "moving" })
  const fault = faultOfSize(header)
  return fault === null ? undefined : yield* unfit(fault)
})

const findFaultOfBorder = Effect.fnUntraced(function* (read: ReadImage, path: string) {
  const pixels = yield* reading(() =>
    upright(read, path)
      .resize({ width: measuredSide, height: measuredSide, fit: "fill" })
      .removeAlpha()
      .raw()
      .timeout({ seconds: maxSeconds })
      .toBuffer()
  )
  return faultOfBorder(borderOf(pixels, measuredSide))
})

const upright = (read: ReadImage, path: string): Sharp => read(path).autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb")

const squareOf = async (read: ReadImage, path: string): Promise<Buffer> => {
  const { data, info } = await upright(read, path)
    .resize({ width: largestSide, height: largestSide, fit: "inside" })
    .removeAlpha()
    .raw()
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
  const { height, width } = info
  if (height === width) return data
  const [left, top] = [Math.floor((largestSide - width) / 2), Math.floor((largestSide - height) / 2)]
  const extended = await read(data, { raw: { width, height, channels: 3 } })
    .extend({ left, top, right: largestSide - width - left, bottom: largestSide - height - top, extendWith: "copy" })
    .raw()
    .toBuffer()
  const blurred = await read(extended, { raw: rawSquare }).blur(grainBlur).raw().toBuffer()
  return read(blurred, { raw: rawSquare })
    .composite([{ input: data, raw: { width, height, channels: 3 }, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Full chroma, because fire spots are a few pixels of pure colour. More effort saves no bytes and takes four times as long. */
const encode = (read: ReadImage, square: Buffer, { format, width }: PhotographVariant): Promise<Buffer> => {
  const small = read(square, { raw: rawSquare }).resize(width, width).timeout({ seconds: maxSeconds })
  return format === "avif"
    ? small.avif({ quality: 55, effort: 2, tune: "ssim", chromaSubsampling: "4:4:4" }).toBuffer()
    : small.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer()
}

/** Errors come from the file: broken, truncated, or built to take forever. */
const reading = <A>(read: () => Promise<A>): Effect.Effect<A, PhotographUnfit> =>
  Effect.tryPromise({ try: read, catch: () => new PhotographUnfit({ fault: { code: "broken" } }) })

const unfit = (fault: PhotographFault): Effect.Effect<never, PhotographUnfit> => Effect.fail(new PhotographUnfit({ fault }))

const formats: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpeg"],
  ["image/png", "png"],
  ["image/webp", "webp"]
])

const largestSide = 1_200
const rawSquare = { width: largestSide, height: largestSide, channels: 3 } as const
/** Blur in pixels, without which the grain of the edges would continue as stripes. */
const grainBlur = 20
const measuredSide = 200
const maxSeconds = 60

const turn = Semaphore.makeUnsafe(1)
