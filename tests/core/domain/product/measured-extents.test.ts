import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { measuredPicture, type Profile, type StudSetting } from "../../../../core/domain/product/measured-picture.ts"
import { pictureFile } from "../../../../core/domain/product/picture-files.ts"
import { add, turned, type Vector } from "../../../../core/domain/optics/geometry.ts"
import { measuredScene } from "../../../../tools/pictures/measured/measured-scenes.ts"
import { haloAcross } from "../../../../tools/pictures/measured/studs.ts"
import { projected, type Scene } from "../../../../tools/pictures/scene.ts"
import { drawnOf, shown, tenthsIn } from "../../../support/measured-pieces.ts"

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

const isDarkOrColored = (red: number, green: number, blue: number): boolean => red - blue > 34 || red + green + blue < 3 * 170

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

/** Extent of points of a scene in its published picture, pixels of 800. */
const extentOf = ({ camera, frame, target }: Scene, points: ReadonlyArray<Vector>): Box => {
  const seen = points.map((point) => projected(point, { camera, target }))
  const across = (axis: 0 | 1) => Math.max(...seen.map((point) => point[axis])) - Math.min(...seen.map((point) => point[axis]))
  return { wide: (across(0) * 400) / frame[2], high: (across(1) * 400) / frame[2] }
}

const circle = (radius: number): ReadonlyArray<readonly [x: number, y: number]> =>
  Array.from({ length: 72 }, (_, step) => [radius * Math.cos((step * Math.PI) / 36), radius * Math.sin((step * Math.PI) / 36)])

describe("the picture of a band with stones", () => {
  it("has its stones and width in proportion to the inner diameter of 16.5 mm", async () => {
    const bands = drawnOf(["half-eternity"]).filter(({ picture }) => picture.metal === "yellow")
    expect(bands.length).toBeGreaterThan(3)
    for (const { picture } of bands) {
      const scene = measuredScene(picture)
      const [, stone = 0, wide = 0] = picture.measures.map((tenths) => tenths / 10)
      const outer = 8.25 + 0.55 + 0.45 * stone
      const metal = [-1, 1].flatMap((side) => circle(outer).map(([x, y]): Vector => [x, outer + y, side * (wide / 2 - 0.12)]))
      // Claws stand between the stones, half a half-width above them.
      const claws = scene.gems.flatMap(({ place: [x, y], size }) =>
        [-1, 1].flatMap((side) => {
          const [far, at] = [Math.hypot(x, y - outer), Math.atan2(x, y - outer)]
          const [reach, angle] = [far + 0.5 * size, at + (side * 1.08 * size) / far]
          return [-1, 1].map((edge): Vector => [reach * Math.sin(angle), outer + reach * Math.cos(angle), edge * 0.7 * size])
        })
      )
      const [drawn, due] = [await boxOf(measuredPicture(picture), isDarkOrColored), extentOf(scene, [...metal, ...claws])]
      expect(Math.abs(drawn.wide / due.wide - 1), measuredPicture(picture)).toBeLessThan(0.03)
      expect(Math.abs(drawn.high / due.high - 1), measuredPicture(picture)).toBeLessThan(0.03)
    }
  })
})

describe("the picture of studs with halos", () => {
  it("has halos of the piece's diameter", async () => {
    const halos = drawnOf(["halo-studs"]).filter(({ picture }) => picture.metal === "yellow")
    expect(halos.length).toBeGreaterThan(6)
    for (const { picture, piece } of halos) {
      const scene = measuredScene(picture)
      const [across, said] = [haloAcross((picture.measures[0] ?? 0) / 20), tenthsIn(piece, "Диаметр ореола") / 10]
      expect(Math.abs(across / said - 1), measuredPicture(picture)).toBeLessThan(0.034)
      const rims = scene.gems
        .slice(0, 2)
        .flatMap(({ place, turn }) => circle(across / 2).map(([x, z]) => add(place, turned(turn, [x, -0.15, z]))))
      const [drawn, due] = [await boxOf(measuredPicture(picture), isYellow), extentOf(scene, rims)]
      expect(Math.abs(drawn.wide / due.wide - 1), measuredPicture(picture)).toBeLessThan(0.03)
      expect(Math.abs(drawn.high / due.high - 1), measuredPicture(picture)).toBeLessThan(0.03)
    }
  })
})

describe("the picture of a bangle", () => {
  it("has its width in proportion to its diameter", async () => {
    const bangles = drawnOf(["bangle"]).filter(({ picture }) => picture.metal === "yellow")
    expect(bangles.length).toBeGreaterThan(3)
    for (const { picture } of bangles) {
      const scene = measuredScene(picture)
      const [, wide = 0, thick = 0] = picture.measures.map((tenths) => tenths / 10)
      const edges = [0.3, wide - 0.2].flatMap((y) => circle(26 + thick / 2 - 0.25).map(([x, z]): Vector => [x, y, z]))
      const [drawn, due] = [await boxOf(measuredPicture(picture), isYellow), extentOf(scene, edges)]
      expect(Math.abs(drawn.wide / due.wide - 1), measuredPicture(picture)).toBeLessThan(0.03)
      expect(Math.abs(drawn.high / due.high - 1), measuredPicture(picture)).toBeLessThan(0.03)
    }
  })
})

describe("the picture of a hoop", () => {
  it("is as large as the piece's data say", async () => {
    const hoops = drawnOf(["single-hoop"]).filter(({ picture }) => picture.metal === "yellow")
    expect(hoops.length).toBeGreaterThan(2)
    for (const { picture } of hoops) {
      const { camera, frame, target } = measuredScene(picture)
      const [outer = 0, wide = 0] = picture.measures.map((tenths) => tenths / 10)
      const { high } = await boxOf(measuredPicture(picture), isYellow)
      const distance = Math.hypot(...camera.map((value, axis) => value - (target[axis] ?? 0)))
      // A circle turned by 128 degrees, seen from 22 degrees above.
      const due = 0.973 * (outer - wide) + wide
      expect(Math.abs((high * frame[2] * distance) / 400 / due - 1), measuredPicture(picture)).toBeLessThan(0.03)
    }
  })
})
