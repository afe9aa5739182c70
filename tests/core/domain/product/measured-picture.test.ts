import { describe, expect, it } from "vitest"
import type { Insert } from "../../../../core/domain/product/jewelry-schema.ts"
import { type MeasuredDesign, measuredDesignOf, measuredPicture, measuredViews } from "../../../../core/domain/product/measured-picture.ts"
import { measuredViewsOf } from "../../../../server/seed/jewelry/measured-views.ts"
import type { SeedJewelry } from "../../../../server/seed/jewelry/jewelry.ts"
import { showsPiece } from "../../../../core/domain/product/picture-files.ts"
import { pictureSize } from "../../../../core/domain/product/scaled-picture.ts"
import { measuredScene } from "../../../../tools/pictures/measured/measured-scenes.ts"
import { readMeasured } from "../../../../tools/pictures/measured/measured-pictures.ts"
import { finishNames, profileNames, settingNames } from "../../../../server/seed/jewelry/makes.ts"
import { drawnOf, shown, tenthsIn } from "../../../support/measured-pieces.ts"
import { pieces } from "../../../support/samples/seed-jewelry.ts"

describe("a picture with the measures of the piece", () => {
  it("is named by its design, traits, measures, view and metal", () => {
    const band = { design: "band", traits: ["flat", "matt"], measures: [40, 15], view: "main", metal: "rose" } as const
    expect(measuredPicture(band)).toBe("/pictures/pieces/band-flat-matt-40-15-rose")
    expect(readMeasured(measuredPicture(band))).toEqual(band)
    const stud = { design: "single-stud", traits: ["rim"], measures: [30], view: "side", metal: "white" } as const
    expect(measuredPicture(stud)).toBe("/pictures/views/single-stud-rim-30-side-white")
    expect(readMeasured(measuredPicture(stud))).toEqual(stud)
    const tinted = { design: "studs", traits: ["four"], measures: [31], tint: "light-yellow", view: "side", metal: "yellow" } as const
    expect(measuredPicture(tinted)).toBe("/pictures/views/studs-four-31-light-yellow-side-yellow")
    expect(readMeasured(measuredPicture(tinted))).toEqual(tinted)
    const drop = { design: "single-drop", traits: [], measures: [61], view: "main", metal: "rose" } as const
    expect(measuredPicture(drop)).toBe("/pictures/fronts/single-drop-61-rose")
    expect(readMeasured(measuredPicture(drop))).toEqual(drop)
    const row = { design: "riviera-pear", traits: [], measures: [54, 20, 177], view: "main", metal: "white" } as const
    expect(readMeasured(measuredPicture(row))).toEqual(row)
    expect([measuredDesignOf(measuredPicture(row)), measuredDesignOf(measuredPicture(band))]).toEqual(["riviera-pear", "band"])
    expect(readMeasured("/pictures/views/single-drop-61-side-rose")).toBeUndefined()
    expect(readMeasured("/pictures/views/single-drop-61-light-brown-detail-rose")?.view).toBe("detail")
    expect([readMeasured("/pictures/pieces/halo-52-rose"), readMeasured("/pictures/jewelry/band-rose")]).toEqual([undefined, undefined])
  })

  it("agrees with the data of every piece that shows it, in every view", () => {
    expect(new Set(shown.map(({ picture }) => picture.design))).toEqual(new Set(Object.keys(measuredViews)))
    for (const { picture, piece, pictures } of shown) {
      const { design, measures, metal, tint, traits } = picture
      const own = pictures.filter((path) => showsPiece(path) && !path.startsWith("/pictures/jewelry/"))
      expect(own).toEqual(measuredViewsOf(design, tint).map((view) => measuredPicture({ ...picture, view, metal })))
      const said = (name: string) => piece.measures.find((measure) => measure.name === name)?.value
      const names: Readonly<Record<string, string>> = { ...profileNames, ...finishNames, ...settingNames }
      const has = [said("Профиль"), said("Поверхность") ?? said("Середина"), said("Закрепка")].filter((value) => value !== undefined)
      expect(has, piece.name).toEqual(traits.map((trait) => names[trait]))
      expect(measures, piece.name).toEqual(measuresOf(design, piece))
    }
  })
})

/** Length of a pear and a marquise, width of an emerald cut, diameter of a round stone, by weight. */
const millimetresOfCarat: { readonly [shape: string]: number } = { pear: 8.1, marquise: 9.7, emerald: 5, round: 6.47 }
const sizeOf = (insert: Insert | undefined): number =>
  insert === undefined ? 0 : pictureSize((millimetresOfCarat[insert.shape] ?? 0) * Math.cbrt(insert.weight))

const measuresOf = (design: MeasuredDesign, piece: SeedJewelry): ReadonlyArray<number> => {
  const [first, second] = piece.inserts
  const [quantity, stone, tenths] = [first?.quantity ?? 0, sizeOf(first), (name: string) => tenthsIn(piece, name)]
  switch (design) {
    case "band":
    case "bevelled":
      return [tenths("Ширина"), tenths("Толщина")]
    case "eternity":
    case "half-eternity":
      return [quantity, stone, tenths("Ширина")]
    case "hoops":
    case "single-hoop":
      return [tenths("Диаметр"), tenths("Ширина"), stone]
    case "bangle":
      return [stone, tenths("Ширина"), tenths("Толщина")]
    case "tennis":
    case "emerald-line":
    case "riviera":
    case "station":
      return [stone, quantity]
    case "riviera-pear":
      return [stone, sizeOf(second), second?.quantity ?? 0]
    case "lariat":
      return [stone, sizeOf(second), tenths("Длина нижней цепи")]
    case "bar-brooch":
      return [stone, sizeOf(second)]
    case "studs":
    case "halo-studs":
    case "drops":
    case "single-stud":
    case "single-drop":
    case "chain-bracelet":
    case "circle-brooch":
    case "star-brooch":
    case "branch-brooch":
      return [stone]
  }
}

/** Width of a drawn stone of length 1. */
const acrossOf: { readonly [shape: string]: number } = { pear: 1 / 1.3, marquise: 1 / 1.95 }

describe("the stones of a picture", () => {
  const rows = ["tennis", "riviera", "riviera-pear"]
  const whole = [
    "eternity",
    "half-eternity",
    "halo-studs",
    "hoops",
    "single-hoop",
    "bangle",
    "chain-bracelet",
    "emerald-line",
    "station",
    "lariat",
    "bar-brooch",
    "circle-brooch",
    "star-brooch",
    "branch-brooch"
  ]

  it("are as many as the piece's data say, or as far apart", () => {
    for (const { picture, piece } of drawnOf([...rows, ...whole])) {
      const { gems } = measuredScene(picture)
      const count = piece.inserts.reduce((sum, { quantity }) => sum + quantity, 0)
      if (!rows.includes(picture.design)) expect(gems.length, measuredPicture(picture)).toBe(count)
      else {
        const [first, second] = gems.filter(({ cut, place: [x] }) => cut === "round" && x >= 0)
        if (first === undefined || second === undefined) throw new Error("no row")
        const row = piece.inserts.find(({ quantity }) => quantity > 1)?.quantity ?? 0
        const apart = Math.hypot(...first.place.map((value, axis) => value - (second.place[axis] ?? 0)))
        const around = piece.category.code === "braslet" ? 165 : 385
        expect(Math.abs((apart * row) / around - 1), measuredPicture(picture)).toBeLessThan(0.01)
      }
    }
  })

  it("are as large as the piece's data say", () => {
    for (const { picture, piece } of drawnOf([...rows, ...whole])) {
      const sizes = measuredScene(picture).gems.map(({ size }) => 2 * size)
      const [first, second] = piece.inserts
      const main = (millimetresOfCarat[first?.shape ?? ""] ?? 0) * (acrossOf[first?.shape ?? ""] ?? 1)
      expect(Math.abs(Math.max(...sizes) / (main * Math.cbrt(first?.weight ?? 0)) - 1), measuredPicture(picture)).toBeLessThan(0.034)
      if (second === undefined || ["halo-studs", "star-brooch"].includes(picture.design)) continue
      expect(Math.abs(Math.min(...sizes) / (6.47 * Math.cbrt(second.weight)) - 1), measuredPicture(picture)).toBeLessThan(0.034)
    }
  })
})

describe("the categories", () => {
  const firstPictures = (category: string) =>
    new Set(pieces.filter(({ category: { code } }) => code === category).map(({ previews }) => previews[0]?.pictures[0])).size

  it("show many different pictures", () => {
    expect(firstPictures("obruchalnoe-kolco")).toBeGreaterThanOrEqual(58)
    expect(firstPictures("sergi")).toBeGreaterThanOrEqual(90)
    expect(firstPictures("odinochnye-sergi")).toBeGreaterThanOrEqual(28)
    expect(firstPictures("braslet")).toBeGreaterThanOrEqual(32)
    expect(firstPictures("kole")).toBeGreaterThanOrEqual(27)
    expect(firstPictures("brosh")).toBeGreaterThanOrEqual(16)
    expect(firstPictures("pomolvochnoe-kolco")).toBeGreaterThanOrEqual(115)
    expect(firstPictures("podveska")).toBeGreaterThanOrEqual(55)
    expect(firstPictures("kolco")).toBeGreaterThanOrEqual(90)
  })
})

describe("the picture of a drop", () => {
  it("is as long as the piece's data say", () => {
    const drops = drawnOf(["drops", "single-drop"])
    expect(drops.length).toBeGreaterThan(30)
    for (const { picture, piece } of drops) {
      const { gems } = measuredScene(picture)
      const [pear] = gems
      const top = gems[gems.length / 2]
      if (pear === undefined || top === undefined) throw new Error("no stones")
      const apart = Math.hypot(...pear.place.map((value, axis) => value - (top.place[axis] ?? 0)))
      const drawn = apart + 1.04 * pear.size + top.size
      expect(Math.abs(drawn / (tenthsIn(piece, "Длина") / 10) - 1), measuredPicture(picture)).toBeLessThan(0.03)
      const [, small] = piece.inserts
      expect(Math.abs((2 * top.size) / (6.47 * Math.cbrt(small?.weight ?? 0)) - 1), measuredPicture(picture)).toBeLessThan(0.09)
    }
  })
})
