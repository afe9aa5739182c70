import sharp from "sharp"
import { describe, expect, it } from "vitest"
import {
  measuredDesignOf,
  measuredPicture,
  measuredViews,
  type Profile,
  type StudSetting
} from "../../../../core/domain/product/measured-picture.ts"
import { pictureFile } from "../../../../core/domain/product/picture-files.ts"
import { pictureSize } from "../../../../core/domain/product/scaled-picture.ts"
import { measuredScene } from "../../../../tools/pictures/measured/measured-scenes.ts"
import { readMeasured } from "../../../../tools/pictures/measured/measured-pictures.ts"
import { projected } from "../../../../tools/pictures/scene.ts"
import { finishNames, profileNames, settingNames } from "../../../../server/seed/jewelry/makes.ts"
import { pieces } from "../../../support/samples/seed-jewelry.ts"

const shown = pieces.flatMap((piece) =>
  piece.previews.flatMap(({ pictures }) => {
    const picture = readMeasured(pictures[0] ?? "")
    return picture === undefined ? [] : [{ piece, picture, pictures }]
  })
)

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
    expect([measuredDesignOf(measuredPicture(drop)), measuredDesignOf(measuredPicture(band))]).toEqual(["single-drop", "band"])
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
      const [first] = piece.inserts
      const has = [said("Профиль"), said("Поверхность") ?? said("Середина"), said("Закрепка")].filter((value) => value !== undefined)
      expect(has, piece.name).toEqual(traits.map((trait) => names[trait]))
      if (first === undefined) {
        const millimetres = [said("Ширина"), said("Толщина")].map((value = "") => Number(value.replace(",", ".").replace(/[^\d.]/g, "")))
        expect(millimetres, piece.name).toEqual(measures.map((tenths) => tenths / 10))
      } else expect(measures, piece.name).toEqual([pictureSize((first.shape === "pear" ? 8.1 : 6.47) * Math.cbrt(first.weight))])
    }
  })
})

describe("the categories", () => {
  const firstPictures = (category: string) =>
    new Set(pieces.filter(({ category: { code } }) => code === category).map(({ previews }) => previews[0]?.pictures[0])).size

  it("show many different pictures", () => {
    expect(firstPictures("obruchalnoe-kolco")).toBeGreaterThanOrEqual(45)
    expect(firstPictures("sergi")).toBeGreaterThanOrEqual(62)
    expect(firstPictures("odinochnye-sergi")).toBeGreaterThanOrEqual(25)
    expect(firstPictures("pomolvochnoe-kolco")).toBeGreaterThanOrEqual(115)
    expect(firstPictures("podveska")).toBeGreaterThanOrEqual(55)
    expect(firstPictures("kolco")).toBeGreaterThanOrEqual(90)
  })
})

type Box = { readonly wide: number; readonly high: number }

/** Extent of coloured metal and of stones in a published picture, pixels of 800. WebP: the server blocks other decoders in its process. */
const boxOf = async (path: string, isDrawn: (red: number, green: number, blue: number) => boolean, columnsTo = 800): Promise<Box> => {
  const { data, info } = await sharp(`public${pictureFile(path)}`)
    .resize(800)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [columns, rows] = [new Set<number>(), new Set<number>()]
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels, pixel * info.channels + 3)
    if (pixel % info.width > columnsTo || !isDrawn(red, green, blue)) continue
    columns.add(pixel % info.width)
    rows.add(Math.floor(pixel / info.width))
  }
  const extent = (values: ReadonlySet<number>) => Math.max(...values) - Math.min(...values)
  return { wide: extent(columns), high: extent(rows) }
}

const isYellow = (red: number, _: number, blue: number): boolean => red - blue > 34

describe("the picture of a band", () => {
  const fallsToEdge: Readonly<Record<Profile, number>> = { bowed: 0.3, flat: 0, edged: 0.3, hollow: 0 }
  const bands = [
    ...new Map(
      shown
        .filter(({ picture }) => picture.design === "band" && picture.metal === "yellow")
        .map(({ picture }) => [measuredPicture(picture), picture])
    ).values()
  ]

  it("has its width in proportion to the inner diameter of 16.5 mm", async () => {
    expect(bands.length).toBeGreaterThan(8)
    for (const front of bands) {
      const picture = { ...front, view: "side" } as const
      const { camera, frame, target } = measuredScene(picture)
      const [wide = 0, thick = 0] = picture.measures.map((tenths) => tenths / 10)
      const [profile = ""] = picture.traits
      const falls = Object.entries(fallsToEdge).find(([name]) => name === profile)?.[1] ?? 0
      const middle = 8.25 + thick
      const points = [-1, 0, 1].flatMap((side) =>
        Array.from({ length: 72 }, (_, step) => {
          const radius = side === 0 ? middle : middle - falls * thick - 0.12
          const angle = (step * Math.PI) / 36
          return projected([radius * Math.cos(angle), middle + radius * Math.sin(angle), side * (wide / 2 - 0.1)], { camera, target })
        })
      )
      const pixels = (axis: 0 | 1) =>
        ((Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))) * 400) / frame[2]
      const box = await boxOf(measuredPicture(picture), isYellow)
      // Half a millimetre of width changes the first by 4 %.
      expect(Math.abs(box.wide / pixels(0) - 1), measuredPicture(picture)).toBeLessThan(0.03)
      expect(Math.abs(box.high / pixels(1) - 1), measuredPicture(picture)).toBeLessThan(0.03)
    }
  })
})

describe("the picture of a stud", () => {
  const inYellow = [
    ...new Map(
      shown
        .filter(({ picture }) => picture.design === "single-stud" && picture.metal === "yellow")
        .map(({ picture }) => [measuredPicture(picture), picture])
    ).values()
  ]
  /** Height of the drawn head, leaning, for a stone of 1. */
  const heads: Readonly<Record<StudSetting, number>> = { four: 0.98, six: 0.98, rim: 1.18 }

  it("has its head in proportion to the post of 10 mm", async () => {
    expect(inYellow.length).toBeGreaterThan(4)
    for (const picture of inYellow) {
      const { camera, frame, target } = measuredScene(picture)
      const { high } = await boxOf(measuredPicture(picture), isYellow, 330)
      const distance = Math.hypot(...camera.map((value, axis) => value - (target[axis] ?? 0)))
      const millimetres = (high * frame[2] * distance) / 400
      const [size = 0] = picture.measures
      const head = Object.entries(heads).find(([setting]) => picture.traits.includes(setting))?.[1] ?? 0
      expect(Math.abs(millimetres / ((head * size) / 10) - 1), `${measuredPicture(picture)}: ${millimetres}`).toBeLessThan(0.03)
    }
  })
})

describe("the picture of a drop", () => {
  const fronts = (designs: ReadonlyArray<string>) => [
    ...new Map(
      shown.filter(({ picture }) => designs.includes(picture.design)).map((each) => [measuredPicture(each.picture), each])
    ).values()
  ]
  const millimetres = (piece: (typeof shown)[number]["piece"], name: string): number =>
    Number((piece.measures.find((measure) => measure.name === name)?.value ?? "").replace(",", ".").replace(/[^\d.]/g, ""))

  it("is as long as the piece's data say", () => {
    const drops = fronts(["drops", "single-drop"])
    expect(drops.length).toBeGreaterThan(30)
    for (const { picture, piece } of drops) {
      const { gems } = measuredScene(picture)
      const [pear] = gems
      const top = gems[gems.length / 2]
      if (pear === undefined || top === undefined) throw new Error("no stones")
      const apart = Math.hypot(...pear.place.map((value, axis) => value - (top.place[axis] ?? 0)))
      const drawn = apart + 1.04 * pear.size + top.size
      expect(Math.abs(drawn / millimetres(piece, "Длина") - 1), measuredPicture(picture)).toBeLessThan(0.03)
      const [, small] = piece.inserts
      expect(Math.abs((2 * top.size) / (6.47 * Math.cbrt(small?.weight ?? 0)) - 1), measuredPicture(picture)).toBeLessThan(0.09)
    }
  })
})
