import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { drawPhoto } from "../../../server/reviews/draw-photo.ts"
import { chunk } from "../../support/documents/png.ts"

/** A photograph of a plain colour. */
const photo = (width = 640, height = 480) => sharp({ create: { width, height, channels: 3, background: "#a08070" } })
/** Draws bytes as the file that they are in. */
const drawn = (bytes: Uint8Array) =>
  Effect.acquireUseRelease(
    Effect.promise(async () => join(await mkdtemp(join(tmpdir(), "photo-")), "file")),
    (path) =>
      Effect.andThen(
        Effect.promise(() => writeFile(path, bytes)),
        drawPhoto(path)
      ),
    (path) => Effect.promise(() => rm(dirname(path), { recursive: true }))
  )
const draw = (bytes: Uint8Array) => Effect.runPromise(drawn(bytes))
const faultOf = (bytes: Uint8Array) => Effect.runPromise(Effect.flip(drawn(bytes)).pipe(Effect.map(({ fault }) => fault)))

describe("a buyer's photograph", () => {
  test.each(["jpeg", "png", "webp"] as const)("is re-encoded as WebP from %s, with a square for the list", async (format) => {
    const webp = await draw(await photo(3_000, 2_000).toFormat(format).toBuffer())
    expect([webp.width, webp.height]).toEqual([1_600, 1_067])
    expect(await sharp(webp.whole).metadata()).toMatchObject({ format: "webp", width: 1_600, height: 1_067 })
    expect(await sharp(webp.square).metadata()).toMatchObject({ format: "webp", width: 320, height: 320 })
  })

  test("is the first frame of an animated PNG", async () => {
    const png = await photo().png().toBuffer()
    const animation = chunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
    expect(await draw(Buffer.concat([png.subarray(0, 33), animation, png.subarray(33)]))).toMatchObject({ width: 640, height: 480 })
  })

  test("contains no location or device, and is upright", async () => {
    const sent = await photo()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitude: "62/1 32/1 0/1", GPSLatitudeRef: "N" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(sent.includes("Telephone")).toBe(true)
    const { height, square, whole, width } = await draw(sent)
    expect([width, height]).toEqual([480, 640])
    for (const bytes of [whole, square]) {
      const { exif, icc, iptc, orientation, xmp } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, orientation, xmp }).toEqual({})
      expect(bytes.includes("Telephone")).toBe(false)
    }
  })

  test("contains nothing that was appended or embedded", async () => {
    const script = '<script>alert("1")</script>'
    const sent = Buffer.concat([
      await photo()
        .withExif({ IFD0: { ImageDescription: script } })
        .jpeg()
        .toBuffer(),
      Buffer.from(`PK\u0003\u0004${script}`)
    ])
    const { square, whole } = await draw(sent)
    for (const bytes of [whole, square]) expect(bytes.includes("<script") || bytes.includes("PK\u0003\u0004")).toBe(false)
  })

  test("is refused if it is no photograph, broken, too small or too large", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>'
    const jpeg = await photo().jpeg().toBuffer()
    const png = await photo().png().toBuffer()
    expect(
      await Promise.all([
        faultOf(Buffer.from(svg)),
        faultOf(await photo().gif().toBuffer()),
        faultOf(await photo().tiff().toBuffer()),
        faultOf(Buffer.from("GIF89a/*<svg/onload=alert(1)>*/")),
        faultOf(Buffer.from("")),
        faultOf(Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)])),
        faultOf(jpeg.subarray(0, 400)),
        faultOf(Buffer.concat([png.subarray(0, 60), Buffer.alloc(400, 7)])),
        faultOf(await photo(299, 600).png().toBuffer())
      ])
    ).toEqual(["kind", "kind", "kind", "kind", "kind", "broken", "broken", "broken", "small"])
  })

  test("that would decompress to too many pixels is refused before decompression", async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: "#ffffff" }, limitInputPixels: false })
      .png({ compressionLevel: 6 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await faultOf(bomb)).toBe("manyPixels")
  })
})
