import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { pictureFile, showsPiece } from "../../../../core/domain/product/picture-files.ts"
import { pictureNote } from "../../../../core/domain/product/picture-note.ts"
import { measuredDesignOf } from "../../../../core/domain/product/measured-picture.ts"
import { isScaled, pictureSize, scaledPicture, scaledViews, type Shank } from "../../../../core/domain/product/scaled-picture.ts"
import { piecePictures, readPath } from "../../../../tools/pictures/scaled/piece-pictures.ts"
import { pieces } from "../../../support/samples/seed-jewelry.ts"

describe("a picture with the piece's own stone", () => {
  it("is at most 3.4 % from the stone's size, and is drawn in few sizes", () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 12, noNaN: true }), (millimetres) => {
        expect(Math.abs(pictureSize(millimetres) / 10 / millimetres - 1)).toBeLessThan(0.034)
      })
    )
    expect(new Set(Array.from({ length: 900 }, (_, hundredths) => pictureSize(3 + hundredths / 100))).size).toBeLessThan(40)
  })

  it("is named by its design, size, shank, view and metal", () => {
    expect(scaledPicture({ design: "halo", size: 52, metal: "rose", view: "main" })).toBe("/pictures/pieces/halo-52-rose")
    expect(scaledPicture({ design: "solitaire-oval", size: 71, shank: "plain", metal: "white", view: "side" })).toBe(
      "/pictures/views/solitaire-oval-71-side-white"
    )
    expect(scaledPicture({ design: "bezel", size: 44, shank: "knife", metal: "yellow", view: "detail" })).toBe(
      "/pictures/views/bezel-44-knife-detail-yellow"
    )
    expect(scaledPicture({ design: "solitaire-six", size: 48, shank: "tapered", hasWhiteHead: true, metal: "rose", view: "turned" })).toBe(
      "/pictures/views/solitaire-six-48-tapered-white-head-turned-rose"
    )
    expect(scaledPicture({ design: "pendant-round", size: 44, chain: "rope", metal: "white", view: "side" })).toBe(
      "/pictures/views/pendant-round-44-rope-side-white"
    )
    const tinted = "/pictures/views/solitaire-44-light-brown-twist-side-rose"
    expect(scaledPicture({ design: "solitaire", size: 44, tint: "light-brown", shank: "twist", metal: "rose", view: "side" })).toBe(tinted)
    expect(readPath(tinted)).toMatchObject({
      design: "solitaire",
      size: 4.4,
      tint: "light-brown",
      shank: "twist",
      metal: "rose",
      view: "side"
    })
    expect([isScaled("halo"), isScaled("band")]).toEqual([true, false])
  })

  it("is of the size of the main stone, in every view", () => {
    const shown = pieces.flatMap((piece) =>
      piece.previews.flatMap(({ pictures }) => {
        const [first = ""] = pictures
        return first.startsWith("/pictures/pieces/") && measuredDesignOf(first) === undefined
          ? [{ piece, pictures, ...readPath(first) }]
          : []
      })
    )
    expect(new Set(shown.map(({ design }) => design))).toEqual(new Set(Object.keys(scaledViews)))
    // Square cuts are deeper than a round stone, so they are smaller from above.
    const minOfRound: { readonly [shape: string]: number } = { cushion: 0.88, princess: 0.82 }
    for (const { design, piece, pictures, size } of shown) {
      const [main] = piece.inserts
      if (main === undefined) throw new Error(`${piece.name} has no stone`)
      const { shape, weight } = main
      // A round stone of 1 carat has 6.5 mm; elongated cuts are longer.
      const ofRound = size / (6.47 * Math.cbrt(weight))
      if (shape === "round") expect(Math.abs(ofRound - 1), piece.name).toBeLessThan(0.034)
      else expect(ofRound, piece.name).toBeGreaterThan(minOfRound[shape] ?? 0.97)
      const own = pictures.filter(showsPiece).map(readPath)
      expect(own.map(({ view }) => view)).toEqual(scaledViews[design])
      expect(new Set(own.map((each) => `${each.design} ${each.size} ${each.tint} ${each.shank}`)).size).toBe(1)
    }
  })
})

/** Widest rows of a picture in pixels: of the head above the shank, and of the whole ring. WebP: the server blocks other decoders in its process. */
const measure = async (path: string): Promise<{ readonly head: number; readonly ring: number }> => {
  const { data, info } = await sharp(`public${pictureFile(path)}`)
    .resize(800)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rowOf = (y: number) => [...data.subarray(y * info.width, (y + 1) * info.width)]
  const extents = Array.from({ length: info.height }, (_, y) => {
    const dark = rowOf(y).flatMap((value, x) => (Math.abs(value - 229) > 28 ? [x] : []))
    return dark.length < 2 ? 0 : (dark.at(-1) ?? 0) - (dark[0] ?? 0)
  })
  const ring = Math.max(...extents)
  const first = extents.findIndex((extent) => extent > 0)
  // Below its widest row the head narrows to its foot on the shank.
  const foot = extents.findIndex((extent, y) => y > first + 20 && extent < Math.max(...extents.slice(first, y)) * 0.75)
  return { head: Math.max(...extents.slice(first, foot)), ring }
}

describe("a composed ring from the side", () => {
  /** Outer diameter of shanks with one outline, millimetres; the camera turns it by 14 degrees. */
  const outlined = new Set<Shank | undefined>([undefined, "tapered", "flat", "knife", "hammered"])
  const shankWidth = 19.9 * Math.cos((14 * Math.PI) / 180)

  it.each(["solitaire", "solitaire-six", "solitaire-basket", "halo", "bezel", "half-bezel", "cluster", "cushion-halo"] as const)(
    "has the head of a %s in its proportion to the shank",
    async (design) => {
      const drawn = piecePictures().filter((each) => each.design === design && each.view === "side" && outlined.has(each.shank))
      expect(drawn.length).toBeGreaterThan(3)
      // Width of the drawn head with its claws, halo or rim, for one of the stone.
      const metal = {
        solitaire: 1.1,
        "solitaire-six": 1.1,
        "solitaire-basket": 1.06,
        halo: 1.5,
        bezel: 1.2,
        "half-bezel": 1.14,
        cluster: 2.95,
        "cushion-halo": 1.42
      }[design]
      for (const { path, size } of drawn) {
        const { head, ring } = await measure(path)
        const millimetres = (head / ring) * shankWidth
        expect(Math.abs(millimetres / (size * metal) - 1), `${path}: ${millimetres}`).toBeLessThan(0.1)
      }
    }
  )
})

describe("a composed ring with a white head", () => {
  it("has colour in its shank and none in its head", async () => {
    const drawn = piecePictures().filter(({ hasWhiteHead, view }) => hasWhiteHead && view === "side")
    expect(drawn.length).toBeGreaterThan(2)
    for (const { path } of drawn) {
      const { data, info } = await sharp(`public${pictureFile(path)}`)
        .raw()
        .toBuffer({ resolveWithObject: true })
      /** Mean difference of the channels over the dark pixels between two heights, as shares of the picture. */
      const colour = (from: number, to: number): number => {
        const pixels = Array.from({ length: Math.round((to - from) * info.height) * info.width }, (_, index) => {
          const at = (Math.round(from * info.height) * info.width + index) * info.channels
          return [...data.subarray(at, at + 3)]
        }).filter((channels) => Math.max(...channels) < 200)
        return pixels.reduce((sum, channels) => sum + Math.max(...channels) - Math.min(...channels), 0) / pixels.length
      }
      expect(colour(0.5, 0.6), path).toBeGreaterThan(20)
      expect(colour(0.1, 0.2), path).toBeLessThan(15)
    }
  })
})

describe("the note on a piece's pictures", () => {
  it("says that they are drawn, and which sizes are the piece's own", () => {
    const at = (path: string, category: "kolco" | "podveska", insertsCount: number) =>
      pictureNote({ pictures: [path, "/pictures/stones/round"], category, insertsCount })
    expect(at("/pictures/pieces/halo-52-rose", "kolco", 37)).toBe(
      "Изображения построены по параметрам: камень в своей величине, остальное условно."
    )
    expect(at("/pictures/pieces/pendant-pear-61-rose", "podveska", 1)).toContain("размеры цепи условны")
    expect(at("/pictures/fronts/tennis-20-80-white", "kolco", 80)).toContain(
      "расстояние между ними свои, показана часть браслета. На остальных"
    )
    expect(at("/pictures/fronts/riviera-pear-54-20-177-white", "kolco", 178)).toContain("длина «груши» своя")
    expect(at("/pictures/jewelry/bar-brooch-white", "kolco", 9)).toBe(
      "Изображения построены по модели изделия, величина камней на них условна."
    )
    expect(at("/pictures/jewelry/band-white", "kolco", 0)).toContain("ширина на них условна")
    expect(at("/pictures/pieces/band-flat-matt-40-15-rose", "kolco", 0)).toContain("ширина, толщина, профиль и поверхность свои")
    expect(at("/pictures/pieces/single-stud-rim-30-white", "kolco", 1)).toContain("камень, закрепка и штифт в своей величине")
    const tinted = ["/pictures/pieces/drops-66-light-brown-rose", "/pictures/views/drops-66-light-brown-side-rose"]
    expect(pictureNote({ pictures: tinted, category: "sergi", insertsCount: 4 })).toBe(
      "Изображения построены по параметрам: длина «груши» и всей серьги своя, ширина «груши» и верхний камень условны, замок не показан."
    )
    expect(at("/pictures/fronts/single-drop-61-white", "kolco", 2)).toBe(
      "Первое изображение построено по параметрам: длина «груши» и всей серьги своя, ширина «груши» и верхний камень условны, замок не показан. На остальных размеры условны."
    )
  })
})
