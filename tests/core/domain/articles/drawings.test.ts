import { describe, expect, it, test } from "vitest"
import { drawingNames } from "../../../../core/domain/articles/article.ts"
import { drawingFile } from "../../../../core/domain/articles/drawing-file.ts"
import { drawingOf } from "../../../../core/domain/articles/drawings.ts"

describe.each(drawingNames)("the drawing %s", (name) => {
  const drawing = drawingOf(name)

  it("has panels with paths of finite numbers", () => {
    expect(drawing.length).toBeGreaterThan(0)
    for (const { strokes } of drawing) {
      expect(strokes.length).toBeGreaterThan(0)
      for (const { d } of strokes) expect(d).toMatch(/^M[\d.\-MLAHVZhvz, ]+$/)
    }
  })

  it("keeps its lines and labels within its panels", () => {
    for (const { height, labels, strokes, width } of drawing) {
      for (const { d } of strokes) {
        for (const [, x = "", y = ""] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect([Number(x) >= 0, Number(x) <= width, Number(y) >= 0, Number(y) <= height]).toEqual([true, true, true, true])
        }
      }
      for (const { x, y } of labels) expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true])
    }
  })

  it("makes a file of all its panels", () => {
    const file = drawingFile(drawing, 640, 480)
    expect(file).toMatch(/^<svg xmlns=.*<\/svg>$/)
    expect(file.match(/<g transform="translate/g)).toHaveLength(drawing.length + 1)
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test("a round brilliant has 33 facets above and 24 below", () => {
  expect(drawingOf("facets").map(({ strokes }) => strokes[0]?.d.match(/Z/g)?.length)).toEqual([33, 24])
})

test("a carat is 6,5 mm across, and weights grow as cubes of the width", () => {
  expect(drawingOf("carats").map(({ text }) => text)).toEqual(
    ["4,1", "5,2", "6,5", "7,4", "8,2", "9,4"].map((width) => `около ${width} мм`)
  )
})

test("a right pavilion angle returns most red light, a flat one shows the observer's head, a steep one the horizon", () => {
  const shares = drawingOf("pavilion").map(({ text }) => text.match(/\d+/g)?.map(Number) ?? [])
  const [[flatRed = 0, flatBlue = 0] = [], [red = 0, blue = 0, green = 0] = [], [steepRed = 0, , steepGreen = 0] = []] = shares
  expect(red).toBeGreaterThan(Math.max(flatRed, steepRed))
  expect(flatBlue).toBeGreaterThan(2 * blue)
  expect(steepGreen).toBeGreaterThan(2 * green)
})
