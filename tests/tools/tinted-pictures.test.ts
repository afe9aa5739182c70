import { describe, expect, it } from "vitest"
import { drops } from "../../tools/pictures/measured/drops.ts"
import { tintedHeads } from "../../tools/pictures/scaled/piece-pictures.ts"
import { tinted } from "../../tools/pictures/tinted.ts"

describe("the scene of a piece with a fancy colour", () => {
  it("colours the largest stones, and leaves small ones and the plain scene colourless", () => {
    const [plain, yellow] = [drops(6.6, 2), tinted(drops(6.6, 2), "light-yellow")]
    expect(plain.tints).toBeUndefined()
    expect(yellow.gems.map(({ cut, isTinted }) => [cut, isTinted])).toEqual([
      ["pear", true],
      ["pear", true],
      ["round", false],
      ["round", false]
    ])
  })

  it("absorbs as much light in a small stone as in a large one", () => {
    const passed = [4, 6, 9].map((length) => {
      const { gems, tints = [] } = tinted(drops(length, 1), "light-brown")
      return (gems[0]?.size ?? 0) * (tints[0]?.[2] ?? 0)
    })
    for (const each of passed) expect(each).toBeCloseTo(passed[0] ?? 0, 9)
    expect(passed[0]).toBeGreaterThan(0.1)
  })

  it("is traced only in the metals in which pieces have it", () => {
    const heads = tintedHeads()
    expect(heads.length).toBeGreaterThanOrEqual(30)
    for (const { files, name, scene } of heads) {
      const metal = name.includes("-light-brown-") ? "rose" : "yellow"
      expect(files).toEqual([`${name}-${metal}`])
      expect(scene().metal?.colors).toHaveLength(1)
    }
  })
})
