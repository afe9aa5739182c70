import sharp from "sharp"
import { expect, test } from "vitest"
import { checkBytes } from "../../../support/documents/check-bytes.ts"
import { hostileImages, marker } from "../../../support/documents/hostile-images.ts"
import { hostilePdfs } from "../../../support/documents/hostile-pdfs.ts"
import { itemsOfTurn } from "../../../support/share.ts"

const corpus = [...hostileImages, ...hostilePdfs]

test("the corpus of hostile documents has more than forty files", () => {
  expect(corpus.length).toBeGreaterThan(40)
})

test.each(itemsOfTurn(corpus, ({ name, why }) => `${name} ${why}`, ["server/platform/files"]))(
  "$name with $why: $fault",
  async ({ fault, make, name }) => {
    const checked = await checkBytes(name, await make())
    if (fault !== null || typeof checked === "string") return expect(checked).toBe(fault)
    if (checked.kind !== "pdf") {
      const { exif, format, icc, iptc, orientation, space, xmp } = await sharp(checked.bytes).metadata()
      expect({ exif, format, icc, iptc, orientation, xmp }).toEqual({ format: checked.kind })
      expect(["srgb", "b-w"]).toContain(space)
      expect(Buffer.from(checked.bytes).includes(marker)).toBe(false)
    }
    const shown = await sharp(checked.thumbnail ?? undefined).metadata()
    expect(shown.format).toBe("webp")
    expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(480)
  }
)
