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

  it("names each panel, for readers who do not see it", () => {
    for (const { labels, title } of drawing) expect(title + labels.map(({ text }) => text).join("")).not.toBe("")
    expect(new Set(drawing.map(({ title }) => title)).size).toBe(drawing.length)
  })

  it("draws no line twice", () => {
    for (const { strokes } of drawing) {
      const lines = strokes.filter(({ isQuarter }) => !isQuarter).map(({ d }) => d)
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it("makes a file of all its panels", () => {
    const file = drawingFile(drawing, 640, 480)
    expect(file).toMatch(/^<svg xmlns=.*<\/svg>$/)
    expect(file.match(/<g transform="translate/g)).toHaveLength(drawing.length + 1)
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
  })
})

/** Width and height of a path of absolute M and L commands. */
const sizeOf = (d = "") => {
  const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { width: Math.max(...across) - Math.min(...across), height: Math.max(...down) - Math.min(...down) }
}

test("an old cut has the marks of one, a flat culet and a smaller table than a modern round", () => {
  const [table = 0, crown = 0, lower = 0] = drawingOf("old-cut")[0]?.text.match(/\d+/g)?.map(Number) ?? []
  expect([table <= 53, crown >= 40, lower <= 60]).toEqual([true, true, true])
  const [old, modern] = drawingOf("old-cut").map(({ strokes }) => strokes.map(({ d }) => d))
  expect([old, modern].map((paths) => paths?.[0]?.match(/Z/g)?.length)).toEqual([25, 24])
  const [oldWide, wide] = [old, modern].map((paths) => sizeOf(paths?.[1]?.split("Z")[0]).width)
  expect((oldWide ?? 0) / (wide ?? 1)).toBeCloseTo(50 / 57, 2)
  expect(sizeOf(old?.[1]).width).toBeCloseTo(sizeOf(modern?.[1]).width, 0)
})

test("two round stones fit into the octahedron of the rough", () => {
  const [octahedron, , large, small] = drawingOf("rough")[1]?.strokes.map(({ d }) => d) ?? []
  const corners = [...`${large}${small}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x) - 100, Number(y) - 110] as const
  )
  const { height, width } = sizeOf(octahedron)
  for (const [x, y] of corners) expect(Math.abs(x) / (width / 2) + Math.abs(y) / (height / 2)).toBeLessThanOrEqual(1.01)
  expect(height / width).toBeCloseTo(Math.SQRT2, 2)
  expect(sizeOf(large).width).toBeGreaterThan(width * 0.95)
})

test("a bank card, a ring, a coin and stones are in one scale", () => {
  const paths = drawingOf("bank-card")[0]?.strokes.map(({ d }) => d) ?? []
  const millimetre = 5
  const radii = paths.flatMap((d) => [...d.matchAll(/A([\d.]+) \1 0 1 0/g)].map(([, radius]) => Number(radius)))
  const diameters = new Set(radii.map((radius) => Math.round((radius * 20) / millimetre) / 10))
  expect([...diameters]).toEqual(expect.arrayContaining([17, 20.5, 4.1, 5.2, 6.5, 7.4, 8.2]))
  const [, straight, corner] = /H([\d.]+)A([\d.]+)/.exec(paths[0] ?? "") ?? []
  expect(Number(straight) + Number(corner) - 6).toBeCloseTo(85.6 * millimetre, 1)
})

test("a ring of a fineness has a line between its per cents", () => {
  expect(drawingOf("fineness").map(({ strokes }) => strokes[2]?.d.match(/M/g)?.length)).toEqual([58, 74, 94])
})

test("the ray through the cut is symmetric: it leaves at the angle at which it came", () => {
  const ray = drawingOf("four-c")[0]?.strokes.find(({ ink }) => ink === "accent")?.d ?? ""
  const points = [...ray.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(points).toHaveLength(6)
  for (const [index, [x = 0, y]] of points.entries()) {
    const [mirrorX = 0, mirrorY] = points.at(-1 - index) ?? []
    expect([x + mirrorX, y]).toEqual([200, mirrorY])
  }
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

it("weights are in carats by their Russian name", () => {
  expect(drawingOf("carats").map(({ title }) => title.replaceAll("\u00A0", " "))).toEqual(
    ["0,25", "0,50", "1,00", "1,50", "2,00", "3,00"].map((weight) => `${weight} карата`)
  )
})
