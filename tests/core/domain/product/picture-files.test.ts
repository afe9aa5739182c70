import { existsSync, globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { hues, intensities, nameFancyColor } from "../../../../core/domain/product/fancy-color.ts"
import { pictureFile, pictureFiles, pictureWidth, stonePicture, unmirrorPicture } from "../../../../core/domain/product/picture-files.ts"
import { intensityTints, stoneTints, vividTints } from "../../../../core/domain/product/stone-tint.ts"

/** Base paths of the published pictures, without the constructor's layers (`layers.test.ts`). */
const published = [
  ...new Set(
    globSync("public/pictures/**/*.avif")
      .filter((file) => !file.includes("/layers/"))
      .map((file) => `/${file.replace(/^public\//, "").replace(/-\d+\.avif$/, "")}`)
  )
]

const filesIn = (sources: string): ReadonlyArray<string> => sources.split(", ").map((source) => source.split(" ")[0] ?? "")

describe("the files of a picture", () => {
  it("name every width with its size for the browser", () => {
    expect(pictureFiles("/pictures/jewelry/halo-rose", "avif")).toBe(
      "/pictures/jewelry/halo-rose-320.avif 320w, /pictures/jewelry/halo-rose-640.avif 640w, /pictures/jewelry/halo-rose-800.avif 800w"
    )
    expect(pictureFiles("/pictures/jewelry/halo-turned-rose", "avif")).toBe(
      "/pictures/jewelry/halo-turned-rose-320.avif 320w, /pictures/jewelry/halo-turned-rose-800.avif 800w"
    )
  })

  it("are of the widths of their folder", () => {
    const pictures = [stonePicture({ shape: "oval", color: "D" }), "/pictures/jewelry/band-white", "/pictures/hero-ring"]
    expect([...pictures, "/pictures/fronts/drops-61-rose"].map(pictureWidth)).toEqual([1080, 800, 1600, 640])
    expect(["/pictures/views/band-flat-matt-40-15-side-rose", "/pictures/tints/oval-warm", "/pictures/hero-ring"].map(pictureFile)).toEqual(
      ["/pictures/views/band-flat-matt-40-15-side-rose-480.webp", "/pictures/tints/oval-warm-400.webp", "/pictures/hero-ring-640.webp"]
    )
  })

  it("show a loose stone in the tint of its colour", () => {
    const colors = ["D", "J", "K", "M", "Fancy Light Yellow", "Fancy Vivid Yellow", "Fancy Light Blue", "Fancy Vivid Blue", "Fancy Blue"]
    expect(colors.map((color) => stonePicture({ shape: "pear", color }).replace("/pictures/", ""))).toEqual([
      "stones/pear",
      "stones/pear",
      "tints/pear-warm",
      "tints/pear-warm",
      "tints/pear-light-yellow",
      "cuts/pear-vivid-yellow",
      "cuts/pear-light-blue",
      "vivid/pear-blue",
      "tints/pear-blue"
    ])
  })

  it("show a stone without a fancy colour in the nearest proportions, and mirror it for a neighbour", () => {
    const stone = { shape: "pear", drawing: 3 } as const
    expect(["D", "K", "Fancy Yellow"].map((color) => stonePicture({ ...stone, color }))).toEqual([
      "/pictures/cuts/pear-3",
      "/pictures/cuts/pear-3-warm",
      "/pictures/tints/pear-yellow"
    ])
    const mirrored = ["D", "Fancy Yellow"].map((color) => stonePicture({ ...stone, color, isMirrored: true }))
    expect(mirrored).toEqual(["/pictures/mirrored/cuts/pear-3", "/pictures/mirrored/tints/pear-yellow"])
    expect(mirrored.map(unmirrorPicture)).toEqual(["/pictures/cuts/pear-3", "/pictures/tints/pear-yellow"])
    expect(pictureFiles("/pictures/mirrored/cuts/pear-3", "avif")).toBe(
      "/pictures/cuts/pear-3-320.avif 320w, /pictures/cuts/pear-3-736.avif 736w"
    )
  })

  it("show each hue in three intensities: light, intense and vivid", () => {
    for (const hue of hues) {
      const shown = intensities.map((intensity) => stonePicture({ shape: "heart", color: nameFancyColor({ intensity, hue }) }))
      expect([new Set(shown).size, shown[1] === shown[2]], hue).toEqual([3, true])
    }
    const mirrored = stonePicture({ shape: "oval", color: "Fancy Vivid Green", isMirrored: true })
    expect([mirrored, unmirrorPicture(mirrored)]).toEqual(["/pictures/mirrored/vivid/oval-green", "/pictures/vivid/oval-green"])
    expect([pictureFiles(mirrored, "avif"), pictureFile(mirrored)]).toEqual([
      "/pictures/vivid/oval-green-640.avif 640w",
      "/pictures/vivid/oval-green-400.webp"
    ])
  })

  it("are drawn for every cut in every colour that a stone can have", () => {
    const colors = ["D", "K", ...intensities.flatMap((intensity) => hues.map((hue) => nameFancyColor({ intensity, hue })))]
    const shown = new Set(shapes.flatMap((shape) => colors.map((color) => stonePicture({ shape, color }))))
    expect(shown.size).toBe(shapes.length * (1 + stoneTints.length + intensityTints.length + vividTints.length))
    expect([...shown].filter((base) => !published.includes(base))).toEqual([])
  })

  it("are in the public folder, in both formats", () => {
    expect(published.length).toBeGreaterThan(10)
    for (const base of published) {
      const named = [...filesIn(pictureFiles(base, "avif")), ...filesIn(pictureFiles(base, "webp")), pictureFile(base)]
      expect(named.filter((file) => !existsSync(`public${file}`))).toEqual([])
    }
  })
})
