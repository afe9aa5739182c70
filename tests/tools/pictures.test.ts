import { existsSync, globSync, statSync } from "node:fs"
import { relative } from "node:path"
import { describe, expect, it } from "vitest"
import { shapes } from "../../core/domain/product/diamond.ts"
import { categories } from "../../core/domain/product/jewelry.ts"
import {
  jewelryPicture,
  mirroredPictures,
  mirroredViewsOf,
  drawnDesigns,
  pictureMetals
} from "../../core/domain/product/jewelry-picture.ts"
import { largestFile, pictureFile, pictureFiles, unmirrorPicture } from "../../core/domain/product/picture-files.ts"
import { framesOf, shopTurns } from "../../core/domain/gallery/turns.ts"
import { drawnCuts } from "../../core/domain/optics/drawn-cuts.ts"
import { cornersOf, fold } from "../../core/domain/optics/cut.ts"
import { dot, polygonsOf } from "../../core/domain/optics/geometry.ts"
import { readMeasured } from "../../tools/pictures/measured/measured-pictures.ts"
import { shownMetals } from "../../tools/pictures/pieces.ts"
import { pieceFile, pieceFiles, piecePictures, shownPaths } from "../../tools/pictures/scaled/piece-pictures.ts"
import { root } from "../../tools/root.ts"
import { cutOf } from "../../tools/pictures/cuts.ts"
import { pictures, turns, turnWidths } from "../../tools/pictures/scenes.ts"

describe.each(shapes)("the %s cut", (shape) => {
  const { facets, folded, girdle } = cutOf(shape)

  it("is a closed solid of facets with normals of length 1", () => {
    expect(Math.max(...cornersOf(cutOf(shape)).flat().map(Math.abs))).toBeLessThan(2)
    for (const { normal } of [...facets, ...girdle]) expect(dot(normal, normal)).toBeCloseTo(1, 6)
  })

  it("shows nearly every facet", () => {
    const shown = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])]).slice(0, facets.length)
    expect(shown.filter((polygon) => polygon.length < 3).length).toBeLessThanOrEqual(shape === "emerald" ? 4 : 0)
  })

  it("is as wide as two half-widths and the same on both sides", () => {
    const across = cornersOf(cutOf(shape)).map(([x]) => x)
    expect(Math.max(...across)).toBeCloseTo(1, 2)
    expect(Math.min(...across)).toBeCloseTo(-1, 2)
  })
})

describe("the pictures", () => {
  it("are one of each shape, its tints, the rings of two pages and the pieces", () => {
    const pieces = drawnDesigns.flatMap(({ code, views }) =>
      views.filter((view) => shownMetals(code, view).length > 0).map((view) => (view === "main" ? code : `${code}-${view}`))
    )
    expect(pictures.map(({ name }) => name)).toEqual([
      ...shapes.map((shape) => `stones/${shape}`),
      ...shapes.flatMap((shape) => [1, 2, 3].map((print) => `tints/${shape}-${print}`)),
      ...shapes.flatMap((shape) => drawnCuts[shape].map((_, index) => `cuts/${shape}-${index + 1}`)),
      ...shapes.flatMap((shape) => [1, 2].map((print) => `vivid/${shape}-${print}`)),
      "hero-ring",
      "jewelry/engagement",
      ...pieces.map((piece) => `jewelry/${piece}`)
    ])
  })

  it("rotate completely: a frame of each step, in its formats, within its budget, and the base picture", () => {
    const drawn = new Set(turns.flatMap(({ files }) => files))
    for (const picture of Object.keys(shopTurns)) {
      expect(existsSync(`public${picture}-640.avif`)).toBe(true)
      const frames = framesOf(picture).map((frame) => frame.replace("/pictures/", ""))
      expect(frames).toHaveLength(24)
      expect(frames.filter((frame) => !drawn.has(frame))).toEqual([])
      for (const { avif, pixels, webp } of turnWidths)
        for (const frame of frames) {
          const file = `public/pictures/${frame}-${pixels}.${avif > 0 ? "avif" : "webp"}`
          expect(statSync(file).size, file).toBeLessThanOrEqual(Math.max(avif, webp))
        }
    }
  })

  it("are mirrored in lists if the piece is tilted, from the same files", () => {
    const path = mirroredPictures.get(jewelryPicture("halo", "rose", "side").path) ?? ""
    expect(path).toBe("/pictures/mirrored/halo-side-rose")
    expect([pictureFile(path), largestFile(path)]).toEqual([
      "/pictures/jewelry/halo-side-rose-480.webp",
      "/pictures/jewelry/halo-side-rose-480.webp"
    ])
    expect(pictureFiles(path, "avif")).toBe(pictureFiles(unmirrorPicture(path), "avif"))
    expect(mirroredViewsOf("halo")).toEqual(["main", "side", "detail"])
    expect([mirroredViewsOf("drops"), mirroredViewsOf("solitaire"), mirroredViewsOf("branch-brooch")]).toEqual([
      ["side", "turned"],
      ["main", "turned", "detail"],
      []
    ])
  })

  it("take at most 130 MB of the repository", () => {
    const files = globSync("public/pictures/**/*.*")
    expect(files.length).toBeGreaterThan(1_500)
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(130_000_000)
  })

  it("of pieces with their own stones are those that the pieces show, within their budgets", () => {
    const files = shownPaths().flatMap((path) => pieceFiles(path).map((file) => ({ file: pieceFile(path, file), budget: file.bytes })))
    expect(shownPaths().filter((path) => readMeasured(path) === undefined)).toEqual(piecePictures().map(({ path }) => path))
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
    expect(files.filter(({ budget, file }) => statSync(file).size > budget)).toEqual([])
    expect(globSync("public/pictures/{pieces,fronts,views}/*").toSorted()).toEqual(files.map(({ file }) => relative(root, file)).toSorted())
  })

  it("are published in every width and both formats, within their budgets", () => {
    const files = pictures.flatMap(({ files: names, widths }) =>
      names.flatMap((name) =>
        widths
          .flatMap(({ avif, pixels, webp }) => [
            { file: `public/pictures/${name}-${pixels}.avif`, budget: avif },
            { file: `public/pictures/${name}-${pixels}.webp`, budget: webp }
          ])
          .filter(({ budget }) => budget > 0)
      )
    )
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
    expect(files.filter(({ budget, file }) => statSync(file).size > budget)).toEqual([])
    // Views in one size that no page shows have no files.
    const inOneSize = files.flatMap(({ file }) => (file.startsWith("public/pictures/jewelry/") ? [file] : []))
    expect(globSync("public/pictures/jewelry/*").toSorted()).toEqual(inOneSize.toSorted())
    const cuts = files.flatMap(({ file }) => (file.startsWith("public/pictures/cuts/") ? [file] : []))
    expect(globSync("public/pictures/cuts/*").toSorted()).toEqual(cuts.toSorted())
  })
})

describe("the pieces with pictures", () => {
  it("are some of each category", () => {
    expect(
      categories.filter((category) => !drawnDesigns.some((design) => design.category === category && design.views.includes("main")))
    ).toEqual([])
  })

  it("have the whole piece if there is no detail", () => {
    expect(jewelryPicture("solitaire", "rose", "detail").path).toBe("/pictures/jewelry/solitaire-detail-rose")
    expect(jewelryPicture("branch-brooch", "white", "detail")).toEqual(jewelryPicture("branch-brooch", "white"))
    expect(jewelryPicture("bevelled", "white", "side")).toEqual(jewelryPicture("bevelled", "white"))
    expect(jewelryPicture("band", "white", "side").path).toBe("/pictures/jewelry/band-side-white")
    expect(pictureMetals.map((metal) => jewelryPicture("studs", metal).path)).toEqual([
      "/pictures/jewelry/studs-white",
      "/pictures/jewelry/studs-rose",
      "/pictures/jewelry/studs-yellow"
    ])
  })
})
