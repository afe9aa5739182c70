import { describe, expect, it } from "vitest"
import { measureFace, zoneAt, type Zone } from "../../../../core/domain/optics/face.ts"
import { followRay } from "../../../../core/domain/optics/rays.ts"
import { solid, runsOf } from "../../../support/optics/solids.ts"

const round = { shape: "round", table: 57, crownAngle: 34.5, girdle: 3.5 } as const

/** Shares of the face by an independent calculation at index 2.417, stars of 50 % and lower halves of 77 %. */
const known: ReadonlyArray<readonly [pavilionAngle: number, shares: Partial<Record<Zone, number>>]> = [
  [39, { red: 0.54, blue: 0.4 }],
  [40.8, { red: 0.68, blue: 0.22, green: 0.05, dark: 0.05 }],
  [43.5, { red: 0.35, green: 0.4 }],
  [45, { green: 0.5 }]
]

describe("a round brilliant from above", () => {
  it.each(known)("with a pavilion of %d° has the shares of an independent calculation, within 4 points", (pavilionAngle, shares) => {
    const { aset } = measureFace(solid({ ...round, pavilionAngle }), 64)
    expect(Object.values(aset).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
    for (const [zone, share] of Object.entries(shares)) expect(Math.abs(aset[zone as Zone] - share), zone).toBeLessThanOrEqual(0.04)
  })

  it.each([
    [40.8, "red"],
    [43.5, "blue"],
    [44.5, "blue"]
  ] as const)("with a pavilion of %d° is %s in the middle fifth", (pavilionAngle, zone) => {
    const stone = solid({ ...round, pavilionAngle })
    const inner = [0.02, 0.06, 0.1, 0.14, 0.18].flatMap((radius) => zonesOnCircle(stone, radius, 64))
    expect(new Set(inner)).toEqual(new Set([zone]))
  })

  it.each([0.3, 0.4, 0.5])("shows eight arrows on the circle of radius %d", (radius) => {
    const stone = solid({ shape: "round", table: 55, crownAngle: 34.5, pavilionAngle: 40.75, girdle: 3.5 })
    expect(runsOf(zonesOnCircle(stone, radius, 1440), "blue")).toBe(8)
  })

  it("returns less light and leaks more the further its pavilion is from 40.8°", () => {
    const measured = [39, 40.8, 43.5, 45].map((pavilionAngle) => measureFace(solid({ ...round, pavilionAngle }), 48))
    const best = measured[1]
    for (const other of measured) expect(other.lightReturn).toBeLessThanOrEqual(best?.lightReturn ?? 0)
    expect(measured.every(({ fire, leakage }) => fire > 0.5 && fire < 3 && leakage < 0.2)).toBe(true)
  })
})

describe("a round brilliant from below", () => {
  it("repeats itself eight times around, with eight gaps between the hearts", () => {
    const stone = solid({ shape: "round", table: 55, crownAngle: 34.5, pavilionAngle: 40.75, girdle: 3.5 })
    const leaks = around(1440).map(({ x, z }) => {
      const exits = followRay(stone, { from: [0.7 * x, -10, 0.7 * z], direction: [0, 1, 0] }, 2.417)
      const lost = exits.filter(({ direction: [, y] }) => y > 0).reduce((sum, { energy }) => sum + energy, 0)
      return lost > 0.5 ? "lost" : "returned"
    })
    expect(runsOf(leaks, "lost")).toBe(8)
    expect(leaks.slice(180)).toEqual(leaks.slice(0, -180))
  })
})

const around = (count: number) =>
  Array.from({ length: count }, (_, step) => ({
    x: Math.cos(((step + 0.37) * 2 * Math.PI) / count),
    z: Math.sin(((step + 0.37) * 2 * Math.PI) / count)
  }))

const zonesOnCircle = (stone: Parameters<typeof zoneAt>[0], radius: number, count: number) =>
  around(count).map(({ x, z }) => zoneAt(stone, radius * x, radius * z))
