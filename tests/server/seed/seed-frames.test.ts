import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { clarities, colors } from "../../../core/domain/product/diamond.ts"
import { frameCategories } from "../../../core/domain/constructor/frames.ts"
import { pictureDesigns } from "../../../core/domain/product/jewelry-picture.ts"
import { pictureFile } from "../../../core/domain/product/picture-files.ts"
import { shanks } from "../../../core/domain/product/scaled-picture.ts"
import { shankNames } from "../../../server/seed/jewelry/shanks.ts"
import { complectsOf } from "../../../server/seed/frames/complects.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { diamonds } from "../../../server/seed/stones.ts"

const all = blanks()
const frames = all.flatMap((blank) => blank.frames.map((frame) => ({ ...frame, blank })))

describe("a seeded blank", () => {
  test("is one of more than thirty in the three categories, the same on every machine", () => {
    expect(blanks()).toEqual(all)
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(frameCategories))
  })

  test("has a unique name and text", () => {
    const names = new Set(pieces.map(({ name }) => name))
    expect(all.filter(({ name }) => names.has(name))).toEqual([])
    for (const valuesOf of [(one: (typeof all)[number]) => [one.name], (one: (typeof all)[number]) => one.description]) {
      const values = all.flatMap(valuesOf)
      expect(new Set(values).size).toBe(values.length)
    }
    for (const text of all.flatMap(({ description }) => description)) {
      expect(text).toMatch(/^[А-ЯЁ«].+\.$/u)
      expect(text).not.toMatch(/[—!"]/)
    }
  })

  test("has existing pictures of a matching piece, in its metals", () => {
    for (const { category, previews, frames: own } of all) {
      expect(new Set(previews.map(({ metalColor }) => metalColor))).toEqual(new Set(own.map(({ metalColor }) => metalColor)))
      for (const { metalColor, pictures } of previews)
        for (const picture of pictures) {
          expect([existsSync(`public${pictureFile(picture)}`), picture.endsWith(metalColor)]).toEqual([true, true])
          const shown = pictureDesigns.findLast(({ code }) => picture.split("/").at(-1)?.startsWith(`${code}-`) === true)
          expect(category === "kolco" ? "kolco" : shown?.category).toBe(category)
          if (category === "kolco") expect(shown?.category).toMatch(/kolco$/)
        }
    }
  })

  test("has a first picture of its own in every metal", () => {
    const byPicture = Map.groupBy(
      all.flatMap(({ name, previews }) => previews.map(({ pictures }) => ({ name, front: pictures[0] }))),
      ({ front }) => front
    )
    expect([...byPicture.values()].filter((sharing) => sharing.length > 1)).toEqual([])
  })

  test("is drawn with a stone that it takes, and its measures name the drawn shank", () => {
    for (const { measures, name, previews, seats } of all) {
      const [, tenths, shank] = /^\/pictures\/[a-z]+\/\D+-(\d+)(?:-([a-z]+))?-[a-z]+$/.exec(previews[0]?.pictures[0] ?? "") ?? []
      const [seat] = seats
      const size = tenths === undefined ? undefined : Number(tenths) / 10
      if (size !== undefined) expect([name, size >= seat.least, size <= seat.most]).toEqual([name, true, true])
      const named = measures.find((measure) => measure.name === "Шинка")?.value
      const drawn = shanks.find((each) => each === shank)
      if (drawn !== undefined) expect([name, named]).toEqual([name, shankNames[drawn]])
    }
  })

  test("takes a range of weights, and every cut of the shop has a frame", () => {
    expect(new Set(all.flatMap(({ shapes }) => shapes)).size).toBe(10)
    for (const { minWeight, maxWeight } of all) expect(minWeight).toBeLessThan(maxWeight)
  })
})

describe("a seeded frame", () => {
  test("has a unique number, article and tag", () => {
    for (const field of ["id", "code", "tagNumber"] as const) expect(new Set(frames.map((frame) => frame[field])).size).toBe(frames.length)
    expect(Math.min(...frames.map(({ id }) => id))).toBe(101)
  })

  test("weighs and costs more in a larger size, and more in platinum than in gold", () => {
    for (const { frames: own } of all)
      for (const [index, frame] of own.entries()) {
        const next = own[index + 1]
        if (next === undefined || next.metalColor !== frame.metalColor || next.metal !== frame.metal) continue
        expect([next.size === (frame.size ?? 0) + 0.5, next.weight > frame.weight, next.price >= frame.price]).toEqual([true, true, true])
      }
    expect(frames.filter(({ blank, size }) => (size === null) === (blank.category === "kolco"))).toEqual([])
    expect(frames.filter(({ price }) => price < 7_000 || price > 250_000 || price % 100 !== 0)).toEqual([])
    expect(frames.filter(({ metal, metalProbe }) => (metal === "platinum") !== (metalProbe === 950))).toEqual([])
  })
})

describe("a set of stones", () => {
  const stock = diamonds(6000).filter(({ shape, weight }) => shape === "round" && weight <= 1.2)
  const sets = complectsOf(stock, 48)
  const byId = new Map(stock.map((stone) => [stone.id, stone]))

  test("is one of a fixed number, of stones in no other set", () => {
    expect(sets).toHaveLength(48)
    expect(new Set(sets.flat()).size).toBe(3 * 48)
    expect([complectsOf([], 48), complectsOf(stock, 3).length]).toEqual([[], 3])
  })

  test("has equal side stones, smaller than the middle one, all within one grade of colour and clarity", () => {
    for (const [middle, left, right] of sets.map((ids) => ids.map((id) => byId.get(id)))) {
      if (middle === undefined || left === undefined || right === undefined) throw new Error("a stone is not of the stock")
      expect(Math.round(Math.abs(left.weight - right.weight) * 100)).toBeLessThanOrEqual(1)
      for (const side of [left, right]) {
        expect(side.weight / middle.weight).toBeGreaterThanOrEqual(0.3)
        expect(side.weight / middle.weight).toBeLessThanOrEqual(0.5)
        expect(
          Math.abs(colors.findIndex((color) => color === side.color) - colors.findIndex((color) => color === middle.color))
        ).toBeLessThanOrEqual(1)
        expect(Math.abs(clarities.indexOf(side.clarity) - clarities.indexOf(middle.clarity))).toBeLessThanOrEqual(1)
      }
    }
  })
})
