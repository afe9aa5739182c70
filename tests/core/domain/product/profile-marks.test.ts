import { describe, expect, it } from "vitest"
import { closeProfile } from "../../../../core/domain/product/diamond-cut.ts"
import { profileFigures } from "../../../../core/domain/product/diamond-specs.ts"
import { profileMarks } from "../../../../core/domain/product/profile-marks.ts"
import { profileOf } from "../../../../core/domain/product/proportions.ts"

const measurements = { length: 6.51, width: 6.48, height: 3.99 }
const stone = { ...closeProfile({ table: 60, crownAngle: 34, pavilionAngle: 41, girdle: 3.5 }), shape: "oval" } as const
const place = { x: 20, y: 100, width: 76, size: 2, ink: "black", quiet: "grey", paper: "white" }
const figures = profileFigures({ ...stone, measurements })
const marks = profileMarks(stone, place, figures)
const texts = marks.flatMap((mark) => (mark.kind === "text" ? mark : []))

describe("the profile of a stone on paper", () => {
  it("has every figure of the screen in the same place", () => {
    const { places } = profileOf(stone.shape, stone)
    expect(texts.map(({ text }) => text)).toEqual([
      figures.width,
      figures.table,
      figures.crownAngle,
      figures.pavilionAngle,
      `корона ${figures.crown}`,
      `рундист ${figures.girdle}`,
      `павильон ${figures.pavilion}`,
      figures.depth
    ])
    expect(texts.at(-1)?.x).toBeCloseTo(20 + places.depth[0] / 100, 6)
    expect(texts.at(-1)?.y).toBeCloseTo(100 + places.depth[1] / 100 + 0.7, 6)
  })

  it("breaks the lines of the width and of the table by their figures, and no other", () => {
    const behind = marks.flatMap((mark, index) => {
      const next = marks[index + 1]
      return mark.kind === "ground" && next?.kind === "text" ? { mark, next } : []
    })
    expect(behind.map(({ next }) => next.text)).toEqual([figures.width, figures.table])
    for (const { mark, next } of behind) {
      expect([next.align, mark.fill]).toEqual(["middle", "white"])
      expect(mark.x + mark.width / 2).toBeCloseTo(next.x, 6)
    }
  })
})
