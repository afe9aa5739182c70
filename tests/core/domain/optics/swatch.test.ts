import { describe, expect, it } from "vitest"
import { swatchOf } from "../../../../core/domain/optics/swatch.ts"
import { hues, intensities, nameFancyColor } from "../../../../core/domain/product/fancy-color.ts"

const luminance = (hex: string): number =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
const weights = [0.2126, 0.7152, 0.0722]

describe("the swatch of a colour", () => {
  it("is white for a stone that absorbs nothing", () => {
    expect(swatchOf("D")).toBe("#ffffff")
  })

  it("differs between all hues and intensities", () => {
    const swatches = hues.flatMap((hue) => intensities.map((intensity) => swatchOf(nameFancyColor({ hue, intensity }))))
    expect(swatches.filter((swatch) => !/^#[\da-f]{6}$/.test(swatch))).toEqual([])
    expect(new Set(swatches).size).toBe(hues.length * intensities.length)
  })

  it.each(hues)("is darker with each intensity of %s", (hue) => {
    const depths = intensities.map((intensity) => luminance(swatchOf(nameFancyColor({ hue, intensity }))))
    expect(depths).toEqual(depths.toSorted((one, other) => other - one))
  })

  it("has the hue of its name", () => {
    expect(hues.map((hue) => swatchOf(nameFancyColor({ hue, intensity: "Fancy Intense" })))).toEqual([
      "#f9c02e",
      "#d5a573",
      "#9599a2",
      "#f98b26",
      "#9de1a8",
      "#f29bc3",
      "#8ebee3"
    ])
  })
})
