import { describe, expect, it } from "vitest"
import type { Insert } from "../../../../core/domain/product/jewelry-schema.ts"
import { type MeasuredDesign, measuredDesignOf, measuredPicture, measuredViews } from "../../../../core/domain/product/measured-picture.ts"
import type { SeedJewelry } from "../../../../server/seed/jewelry/jewelry.ts"
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
    const drop = { design: "single-drop", traits: [], measures: [61], view: "main", metal: "rose" } as const
    expect(measuredPicture(drop)).toBe("/pictures/fronts/single-drop-61-rose")
    expect(readMeasured(measuredPicture(drop))).toEqual(drop)
    const halos = { design: "halo-studs", traits: [], measures: [44], view: "main", metal: "white" } as const
    expect([halos, band].map((picture) => measuredDesignOf(measuredPicture(picture)))).toEqual(["halo-studs", "band"])
    expect(readMeasured("/pictures/views/single-drop-61-side-rose")).toBeUndefined()
    expect([readMeasured("/pictures/pieces/halo-52-rose"), readMeasured("/pictures/jewelry/band-rose")]).toEqual([undefined, undefined])
  })

  it("agrees with the data of every piece that shows it, in every view", () => {
    expect(new Set(shown.map(({ picture }) => picture.design))).toEqual(new Set(Object.keys(measuredViews)))
    for (const { picture, piece, pictures } of shown) {
      const { design, measures, metal, traits } = picture
      const own = pictures.filter((path) => !path.startsWith("/pictures/jewelry/") && !path.startsWith("/pictures/stones/"))
      expect(own).toEqual(measuredViews[design].map((view) => measuredPicture({ ...picture, view, metal })))
      const said = (name: string) => piece.measures.find((measure) => measure.name === name)?.value
      const names: Readonly<Record<string, string>> = { ...profileNames, ...finishNames, ...settingNames }
      const has = [said("Профиль"), said("Поверхность") ?? said("Середина"), said("Закрепка")].filter((value) => value !== undefined)
      expect(has, piece.name).toEqual(traits.map((trait) => names[trait]))
      expect(measures, piece.name).toEqual(measuresSaid(design, piece))
    }
  })
})

/** Length of a pear, diameter of a round stone, by weight. */
const millimetresOfCarat: { readonly [shape: string]: number } = { pear: 8.1, round: 6.47 }
const sizeOf = (insert: Insert | undefined): number =>
  insert === undefined ? 0 : pictureSize((millimetresOfCarat[insert.shape] ?? 0) * Math.cbrt(insert.weight))

const measuresSaid = (design: MeasuredDesign, piece: SeedJewelry): ReadonlyArray<number> => {
  const [first] = piece.inserts
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
    case "studs":
    case "halo-studs":
    case "drops":
    case "single-stud":
    case "single-drop":
      return [stone]
  }
}

describe("the stones of a picture", () => {
  const drawn = drawnOf(["eternity", "half-eternity", "halo-studs", "hoops", "single-hoop"])

  it("are as many as the piece's data say", () => {
    for (const { picture, piece } of drawn)
      expect(measuredScene(picture).gems.length, measuredPicture(picture)).toBe(
        piece.inserts.reduce((sum, { quantity }) => sum + quantity, 0)
      )
  })

  it("are as large as the piece's data say", () => {
    for (const { picture, piece } of drawn) {
      const largest = 2 * Math.max(...measuredScene(picture).gems.map(({ size }) => size))
      const [first] = piece.inserts
      expect(Math.abs(largest / (6.47 * Math.cbrt(first?.weight ?? 0)) - 1), measuredPicture(picture)).toBeLessThan(0.034)
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
