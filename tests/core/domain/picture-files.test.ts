import { existsSync, globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { pictureFile, pictureFiles, pictureWidth, stonePicture } from "../../../core/domain/picture-files.ts"

/** The base paths of the pictures that are published. */
const published = [
  ...new Set(globSync("public/pictures/**/*.avif").map((file) => `/${file.replace(/^public\//, "").replace(/-\d+\.avif$/, "")}`))
]

const filesIn = (sources: string): ReadonlyArray<string> => sources.split(", ").map((source) => source.split(" ")[0] ?? "")

describe("the files of a picture", () => {
  it("name every width with its size for the browser", () => {
    expect(pictureFiles("/pictures/jewelry/halo-rose", "avif")).toBe(
      "/pictures/jewelry/halo-rose-320.avif 320w, /pictures/jewelry/halo-rose-640.avif 640w, /pictures/jewelry/halo-rose-800.avif 800w"
    )
  })

  it("are of the widths of their folder", () => {
    expect([stonePicture("oval"), "/pictures/jewelry/band-white", "/pictures/hero-ring"].map(pictureWidth)).toEqual([1080, 800, 1600])
  })

  it("stand in the public folder, in both formats", () => {
    expect(published.length).toBeGreaterThan(10)
    for (const base of published) {
      const named = [...filesIn(pictureFiles(base, "avif")), ...filesIn(pictureFiles(base, "webp")), pictureFile(base)]
      expect(named.filter((file) => !existsSync(`public${file}`))).toEqual([])
    }
  })
})
