import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { finishes } from "../../../../core/domain/product/diamond.ts"
import { closeProfile, gradeCut } from "../../../../core/domain/product/diamond-cut.ts"

/** The reference stone: 14.9 + 3.5 + 43.2 = 61.6 %. */
const fine = { table: 57, crownAngle: 34.6, pavilionAngle: 40.8, girdle: 3.5 }
const angles = fc.record({
  table: fc.integer({ min: 45, max: 72 }),
  crownAngle: fc.integer({ min: 200, max: 420 }).map((tenths) => tenths / 10),
  pavilionAngle: fc.integer({ min: 380, max: 440 }).map((tenths) => tenths / 10),
  girdle: fc.integer({ min: 5, max: 90 }).map((tenths) => tenths / 10)
})
const rank = (grade: (typeof finishes)[number]) => finishes.indexOf(grade)

describe("closeProfile", () => {
  test("finds the heights and the depth from the table and the angles", () => {
    expect(closeProfile(fine)).toEqual({ ...fine, crownHeight: 14.8, pavilionDepth: 43.2, depth: 61.5 })
  })

  test("gives a depth that is the sum of its three printed parts", () => {
    fc.assert(
      fc.property(angles, (measured) => {
        const { crownHeight, girdle, pavilionDepth, depth } = closeProfile(measured)
        expect(depth).toBeCloseTo(crownHeight + girdle + pavilionDepth, 6)
      })
    )
  })
})

describe("gradeCut", () => {
  const grade = (changes: Partial<typeof fine>) => gradeCut(closeProfile({ ...fine, ...changes }), "EX", "EX")

  test("grades by the proportion that is furthest off", () => {
    expect(grade({})).toBe("EX")
    expect(grade({ pavilionAngle: 42 })).toBe("VG")
    expect(grade({ table: 67 })).toBe("G")
    expect(grade({ pavilionAngle: 43.6 })).toBe("F")
    expect(grade({ girdle: 8 })).toBe("F")
  })

  test("is at most one step above polish and symmetry, and never better for a worse finish", () => {
    const finish = fc.constantFrom(...finishes)
    fc.assert(
      fc.property(angles, finish, finish, finish, (measured, polish, symmetry, other) => {
        const profile = closeProfile(measured)
        const cut = gradeCut(profile, polish, symmetry)
        expect(rank(cut)).toBeGreaterThanOrEqual(Math.max(rank(polish), rank(symmetry)) - 1)
        if (rank(other) >= rank(polish)) expect(rank(gradeCut(profile, other, symmetry))).toBeGreaterThanOrEqual(rank(cut))
      })
    )
  })
})
