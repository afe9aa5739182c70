import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { drawPhotograph } from "../../../server/product/draw-photograph.ts"
import { photographVariants } from "../../../server/platform/files/photograph-files.ts"
import { photograph } from "../../support/photographs/samples.ts"

/** Draws bytes as the file that they are in. */
const drawn = (bytes: Uint8Array) =>
  Effect.acquireUseRelease(
    Effect.promise(async () => join(await mkdtemp(join(tmpdir(), "photograph-")), "file")),
    (path) =>
      Effect.andThen(
        Effect.promise(() => writeFile(path, bytes)),
        drawPhotograph(path)
      ),
    (path) => Effect.promise(() => rm(dirname(path), { recursive: true }))
  )
const draw = async (bytes: Uint8Array) => (await Effect.runPromise(drawn(bytes))).files
const unfitForLists = async (bytes: Uint8Array) => (await Effect.runPromise(drawn(bytes))).unfitForLists?.code
const faultOf = (bytes: Uint8Array) => Effect.runPromise(Effect.flip(drawn(bytes)).pipe(Effect.map(({ fault }) => fault.code)))

/** Width and height by the box `ispe`: the server's sharp does not read AVIF. */
const sizeOfAvif = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes)
  const at = file.indexOf("ispe")
  return file.toString("latin1", 4, 12) === "ftypavif" ? [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)] : []
}

const webpOf = (files: Awaited<ReturnType<typeof draw>>) => files.filter(({ format }) => format === "webp")

/** Colour of a pixel at a share of the sides. */
const colorAt = async (bytes: Uint8Array, across: number, down: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(down * (info.height - 1)) * info.width + Math.floor(across * (info.width - 1))) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe("an owner's photograph", () => {
  test.each(["jpeg", "png", "webp"] as const)("from %s has every width as AVIF and WebP, small enough for a card", async (format) => {
    const files = await draw(await photograph({ width: 1_500, height: 1_500 }).toFormat(format).toBuffer())
    expect(files.map(({ format: each, width }) => ({ format: each, width }))).toEqual(photographVariants)
    for (const { bytes, format: each, width } of files) {
      if (each === "avif") expect(sizeOfAvif(bytes)).toEqual([width, width])
      else expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height: width })
    }
    expect(files.find(({ format: each, width }) => each === "avif" && width === 640)?.bytes.length).toBeLessThan(25_000)
  })

  test("that is no square is whole, extended without a seam", async () => {
    const [left, right] = ["#f0eeea", "#dedcd8"]
    const sent = await photograph({ width: 2_400, height: 1_200, background: right, other: left }).png().toBuffer()
    const [smallest] = webpOf(await draw(sent))
    const bytes = smallest?.bytes ?? new Uint8Array()
    for (const [across, color] of [
      [0.1, 0xf0],
      [0.9, 0xde]
    ] as const)
      for (const down of [0, 0.2, 0.3, 0.98]) expect(Math.abs(((await colorAt(bytes, across, down))[0] ?? 0) - color)).toBeLessThan(4)
  })

  test("contains no location or camera, and is upright", async () => {
    const sent = await photograph({ width: 1_600, height: 1_200, background: "#e6e6e6" })
      .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: "#202020" } }, left: 400, top: 450 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitude: "62/1 32/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer()
    expect(sent.includes("Telephone")).toBe(true)
    const files = await draw(sent)
    for (const { bytes } of files)
      for (const part of ["Telephone", "Exif", "rdf:RDF"]) expect(Buffer.from(bytes).includes(part)).toBe(false)
    for (const { bytes } of webpOf(files)) {
      const { exif, icc, iptc, orientation, xmp } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, orientation: orientation ?? 1, xmp }).toEqual({ orientation: 1 })
      // A quarter turn clockwise moves what is left of the middle above it.
      expect((await colorAt(bytes, 0.5, 0.36))[0]).toBeLessThan(60)
    }
  })

  test("in grey, in four inks, in sixteen bits or with transparency becomes sRGB", async () => {
    const sent = await Promise.all([
      photograph().greyscale().jpeg().toBuffer(),
      photograph().toColourspace("cmyk").jpeg().toBuffer(),
      photograph().toColourspace("rgb16").png().toBuffer(),
      sharp({ create: { width: 1_200, height: 1_200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer()
    ])
    for (const bytes of sent) {
      const [file] = webpOf(await draw(bytes))
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ space: "srgb", channels: 3, depth: "uchar" })
    }
  })

  test("contains nothing that was appended or embedded", async () => {
    const script = '<script>alert("1")</script>'
    const jpeg = await photograph()
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer()
    for (const { bytes } of await draw(Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${script}`)])))
      expect(Buffer.from(bytes).includes("<script") || Buffer.from(bytes).includes("PK\u0003\u0004")).toBe(false)
  })

  test("is refused if its content is another, broken or moving", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1500"><image href="file:///etc/passwd"/></svg>'
    const jpeg = await photograph().jpeg().toBuffer()
    const frames = Buffer.concat(
      await Promise.all(
        ["#eeeeee", "#e0e0e0"].map((background) =>
          sharp({ create: { width: 1_200, height: 1_200, channels: 3, background } })
            .raw()
            .toBuffer()
        )
      )
    )
    const moving = await sharp(frames, { raw: { width: 1_200, height: 2_400, channels: 3, pageHeight: 1_200 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const given = [Buffer.from(svg), Buffer.from(""), await photograph().gif().toBuffer(), await photograph().tiff().toBuffer()]
    expect(await Promise.all(given.map(faultOf))).toEqual(["kind", "kind", "kind", "kind"])
    expect(await faultOf(await photograph().avif({ effort: 0 }).toBuffer())).toBe("kind")
    expect(await faultOf(Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)]))).toBe("broken")
    expect(await faultOf(jpeg.subarray(0, Math.floor(jpeg.length / 2)))).toBe("broken")
    expect(await faultOf(moving)).toBe("moving")
  })

  test("is refused if too small or too long, and unfit for lists if its border is dark, uneven or tinted", async () => {
    expect(await faultOf(await photograph({ width: 1_199, height: 1_300 }).png().toBuffer())).toBe("small")
    expect(await faultOf(await photograph({ width: 1_200, height: 2_500 }).png().toBuffer())).toBe("long")
    const grounds = [{}, { background: "#5a5a5a" }, { background: "#f8f8f8", other: "#d2d2d2" }, { background: "#ffe9c8" }]
    const found = await Promise.all(grounds.map(async (ground) => unfitForLists(await photograph(ground).png().toBuffer())))
    expect(found).toEqual([undefined, "dark", "uneven", "tinted"])
  })

  test("that would decompress to too many pixels is refused before decompression", async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: "#ffffff" }, limitInputPixels: false })
      .png({ compressionLevel: 6 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await faultOf(bomb)).toBe("manyPixels")
  })
})
