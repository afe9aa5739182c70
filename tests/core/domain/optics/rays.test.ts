import { describe, expect, it } from "vitest"
import { measureFace, measureInParts, zoneAt } from "../../../../core/domain/optics/face.ts"
import { fraunhofer, reflectance, refractiveIndexAt } from "../../../../core/domain/optics/medium.ts"
import { followRay } from "../../../../core/domain/optics/rays.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { solid } from "../../../support/optics/solids.ts"

const usual = { table: 60, crownAngle: 34.5, pavilionAngle: 41.5, girdle: 3.5 } as const
const places = [-0.83, -0.61, -0.37, -0.13, 0.13, 0.37, 0.61, 0.83]
const grid = places.flatMap((x) => places.map((z) => [x, z] as const))

describe("diamond", () => {
  it("has the index of the tables and the trade's dispersion of 0.044", () => {
    expect(refractiveIndexAt(589.3)).toBeCloseTo(2.417, 3)
    expect(refractiveIndexAt(fraunhofer.G) - refractiveIndexAt(fraunhofer.B)).toBeCloseTo(0.044, 3)
  })

  it("reflects 17 % at right angles from either side, and everything beyond 24.4° from inside", () => {
    expect(reflectance(1, 1 / 2.417)).toBeCloseTo(0.172, 3)
    expect(reflectance(1, 2.417)).toBeCloseTo(0.172, 3)
    expect(reflectance(Math.cos((24.3 * Math.PI) / 180), 2.417)).toBeLessThan(1)
    expect(reflectance(Math.cos((24.5 * Math.PI) / 180), 2.417)).toBe(1)
  })
})

describe.each(shapes)("rays through a %s stone", (shape) => {
  const stone = solid({ shape, ...usual })

  it("return no more energy than came, nearly all of it, in directions of length 1", () => {
    const rays = grid
      .map(([x, z]) => followRay(stone, { from: [x, 10, z], direction: [0, -1, 0] }, 2.417))
      .filter(({ length }) => length > 0)
    const energies = rays.map((exits) => exits.reduce((sum, { energy }) => sum + energy, 0))
    expect(Math.max(...energies)).toBeLessThanOrEqual(1 + 1e-9)
    // A ray trapped by total reflection is dropped after a hundred facets.
    expect(energies.reduce((sum, energy) => sum + energy) / energies.length).toBeGreaterThan(0.98)
    for (const { direction } of rays.flat()) expect(Math.hypot(...direction)).toBeCloseTo(1, 6)
  })

  it("form a picture as mirror-symmetric as the stone", () => {
    for (const [x, z] of grid) expect(zoneAt(stone, -x, z)).toBe(zoneAt(stone, x, z))
  })

  it("measure within the bounds of the measures", () => {
    const { aset, contrast, fire, leakage, lightReturn } = measureFace(stone, 24)
    for (const value of [...Object.values(aset), contrast, leakage, lightReturn]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
    expect(fire).toBeGreaterThan(0)
  })
})

it("rays beside a stone hit nothing", () => {
  expect(followRay(solid({ shape: "round", ...usual }), { from: [1.2, 10, 0], direction: [0, -1, 0] }, 2.417)).toEqual([])
})

it("measuring in parts pauses after every 64 points of the face, and measures the same", () => {
  const stone = solid({ shape: "round", ...usual })
  const centres = Array.from({ length: 32 }, (_, cell) => -1 + (cell + 0.5) / 16)
  const points = centres.flatMap((x) => centres.filter((z) => zoneAt(stone, x, z) !== undefined)).length
  const parts = measureInParts(stone, 32)
  const all = Array.from({ length: Math.floor(points / 64) + 1 }, () => parts.next())
  expect(points).toBeGreaterThan(640)
  expect(all.map(({ done }) => done)).toEqual([...all.slice(1).map(() => false), true])
  expect(all.at(-1)?.value).toEqual(measureFace(stone, 32))
})
