import { expect, it } from "vitest"
import type { LiveStone } from "../../../../core/domain/live-stone/live-stone.ts"
import { sentenceOf, viewNames } from "../../../../core/domain/live-stone/live-text.ts"
import { lights, viewsOf } from "../../../../core/domain/live-stone/live-stone.ts"
import { indicesAt, sceneOf } from "../../../../core/domain/live-stone/scene.ts"
import { measureFace } from "../../../../core/domain/optics/face.ts"
import { followRay } from "../../../../core/domain/optics/rays.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { maxPlanes } from "../../../../view/live-stone/stone-shader.ts"
import { runsOf, solid } from "../../../support/optics/solids.ts"

const stone: LiveStone = {
  ...{ shape: "round", table: 57, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3.5, ratio: 1, width: 6.5 },
  ...{ color: "K", fluorescence: "Faint" }
}

it.each(shapes)("a %s stone fits the shader, with its girdle within the facets' reach", (shape) => {
  const scene = sceneOf({ ...stone, shape, ratio: shape === "round" ? 1 : 1.2 })
  if (scene === null) throw new Error("no scene")
  expect(scene.facets + scene.walls).toBeLessThanOrEqual(maxPlanes)
  expect(scene.planes).toHaveLength((scene.facets + scene.walls) * 4)
  expect(scene.planes.every(Number.isFinite)).toBe(true)
  expect(scene.inradius).toBeGreaterThan(0)
  expect(scene.inradius).toBeLessThanOrEqual(scene.reach)
})

it("a large stone absorbs more per half-width than a small one, a colourless one nothing", () => {
  const of = (width: number, color: string) => sceneOf({ ...stone, width, color })?.absorption ?? []
  expect(of(13, "K").map((value, channel) => value / (of(6.5, "K")[channel] ?? 0))).toEqual([2, 2, 2].map((by) => expect.closeTo(by)))
  expect(of(6.5, "D")).toEqual([0, 0, 0])
})

it("impossible proportions have no scene", () => {
  expect(sceneOf({ ...stone, pavilionAngle: 89 })).toBeNull()
})

it("violet is bent more than red, in the middle and at the ends of the spread", () => {
  for (const part of [-1, 0, 1]) {
    const [red, green, blue] = indicesAt(part)
    expect(red).toBeLessThan(green)
    expect(green).toBeLessThan(blue)
  }
})

it("a round stone shows eight hearts from below: light from 60 to 86° around half of the radius", () => {
  const traced = solid({ shape: "round", table: 56, crownAngle: 34.5, pavilionAngle: 40.75, girdle: 3 })
  const circle = Array.from({ length: 720 }, (_, step) => {
    const angle = (step / 720) * 2 * Math.PI
    const exits = followRay(traced, { from: [0.5 * Math.sin(angle), -10, 0.5 * Math.cos(angle)], direction: [0, 1, 0] }, 2.417)
    const hearts = exits.filter(({ direction: [, y] }) => -y > 0.866 && -y < 0.9976).reduce((sum, { energy }) => sum + energy, 0)
    return hearts > 0.5
  })
  expect(runsOf(circle, true)).toBe(8)
})

it("sentences have the figures of the stone, one for each view and light", () => {
  const measures = measureFace(solid(stone), 24)
  const sentences = [
    ...lights.map((light) => sentenceOf(stone, measures, "face", light)),
    ...viewsOf("round")
      .slice(1)
      .map((view) => sentenceOf(stone, measures, view, "lamps"))
  ]
  expect(new Set(sentences).size).toBe(lights.length + Object.keys(viewNames).length - 1)
  expect(sentenceOf(stone, measures, "profile", "lamps")).toMatch(/34,5°.*40,8°.*57\s%/)
  const { aset } = measures
  expect(sentenceOf(stone, { ...measures, aset: { ...aset, red: 0.688, dark: 0.02 } }, "aset", "lamps")).toMatch(
    /около 70\s% площади.*меньше 5\s%/
  )
  expect(sentenceOf(stone, { ...measures, lightReturn: 0.569 }, "face", "daylight")).toMatch(/примерно на 55\s%/)
  expect(sentenceOf(stone, measures, "face", "ultraviolet")).toContain("слабая")
  expect(sentenceOf({ ...stone, fluorescence: "None" }, measures, "face", "ultraviolet")).toContain("остаётся тёмным")
})
