import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { clarities, colors } from "../../../core/domain/product/diamond.ts"
import { frameCategories } from "../../../core/domain/constructor/frames.ts"
import { pictureDesigns } from "../../../core/domain/product/jewelry-picture.ts"
import { complectsOf } from "../../../server/seed/frames/complects.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { diamonds } from "../../../server/seed/stones.ts"

const all = blanks()
const frames = all.flatMap((blank) => blank.frames.map((frame) => ({ ...frame, blank })))

describe("a seeded blank", () => {
  test("is one of more than thirty, in the three categories, the same on every machine", () => {
    expect(blanks()).toEqual(all)
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(frameCategories))
  })

  test("has a name and words of its own, which no other blank and no piece of jewelry has", () => {
    const pieces = new Set(jewelry().map(({ name }) => name))
    expect(all.filter(({ name }) => pieces.has(name))).toEqual([])
    for (const valuesOf of [(one: (typeof all)[number]) => [one.name], (one: (typeof all)[number]) => one.description]) {
      const values = all.flatMap(valuesOf)
      expect(new Set(values).size).toBe(values.length)
    }
    for (const text of all.flatMap(({ description }) => description)) {
      expect(text).toMatch(/^[А-ЯЁ«].+\.$/u)
      expect(text).not.toMatch(/[—!"]/)
    }
  })

  test("is shown by pictures of such a piece, in its metals, that lie there", () => {
    for (const { category, previews, frames: own } of all) {
      expect(new Set(previews.map(({ metalColor }) => metalColor))).toEqual(new Set(own.map(({ metalColor }) => metalColor)))
      for (const { metalColor, pictures } of previews)
        for (const picture of pictures) {
          expect([existsSync(`public${picture}-640.avif`), picture.endsWith(metalColor)]).toEqual([true, true])
          const shown = pictureDesigns.findLast(({ code }) => picture.startsWith(`/pictures/jewelry/${code}-`))
          expect(category === "kolco" ? "kolco" : shown?.category).toBe(category)
          if (category === "kolco") expect(shown?.category).toMatch(/kolco$/)
        }
    }
  })

  test("takes a cut that its picture shows, and every cut of the house has a frame", () => {
    expect(new Set(all.flatMap(({ shapes }) => shapes)).size).toBe(10)
    for (const { leastWeight, mostWeight } of all) expect(leastWeight).toBeLessThan(mostWeight)
  })
})

describe("a seeded frame", () => {
  test("has a number, an article and a tag of its own, none that was given before", () => {
    for (const field of ["id", "code", "tagNumber"] as const) expect(new Set(frames.map((frame) => frame[field])).size).toBe(frames.length)
    expect(Math.min(...frames.map(({ id }) => id))).toBe(101)
  })

  test("weighs and costs more the larger it is, and platinum more than gold", () => {
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

  test("is one of so many, of stones that stand in no other", () => {
    expect(sets).toHaveLength(48)
    expect(new Set(sets.flat()).size).toBe(3 * 48)
    expect([complectsOf([], 48), complectsOf(stock, 3).length]).toEqual([[], 3])
  })

  test("has equal sides, smaller than the middle one, all within a step of its colour and clarity", () => {
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
