import { isMeasured, type MeasuredPicture, measuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { measuredViewsOf } from "../../../server/seed/jewelry/measured-views.ts"
import { pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import { pieceTints } from "../../../core/domain/product/stone-tint.ts"
import { inMetals } from "../metalwork.ts"
import type { Picture } from "../scene.ts"
import { measuredScene } from "./measured-scenes.ts"

/** Reads a base path; `undefined` for pictures of other kinds. */
export const readMeasured = (path: string): MeasuredPicture | undefined => {
  const parts = path.split("/").at(-1)?.split("-") ?? []
  const design = parts.map((_, end) => parts.slice(0, end + 1).join("-")).findLast(isMeasured)
  const metal = pictureMetals.find((each) => each === parts.at(-1))
  if (design === undefined || metal === undefined) return undefined
  const rest = parts.slice(design.split("-").length, -1)
  const view = views.find((each) => each === rest.at(-1)) ?? "main"
  const named = view === "main" ? rest : rest.slice(0, -1)
  const tint = pieceTints.find((each) => named.join("-").endsWith(`-${each}`))
  const own = tint === undefined ? named : named.slice(0, -tint.split("-").length)
  const picture: MeasuredPicture = {
    design,
    traits: own.filter((part) => !/^\d+$/.test(part)),
    measures: own.filter((part) => /^\d+$/.test(part)).map(Number),
    tint,
    view,
    metal
  }
  return measuredViewsOf(design, tint).includes(view) && measuredPicture(picture) === path ? picture : undefined
}

const views = ["side", "turned", "detail"] as const

/** Name of a master in `.data/pictures`. */
export const masterOfMeasured = (path: string): string => `measured/${path.split("/").at(-1) ?? ""}`

/** Tracings of these paths, each once for all of its metals; masters only. */
export const measuredTracings = (paths: ReadonlyArray<string>): ReadonlyArray<Picture> => {
  const read = paths.flatMap((path) => {
    const picture = readMeasured(path)
    return picture === undefined ? [] : [{ path, picture }]
  })
  const nameOf = (path: string): string => path.replace(/-[a-z]+$/, "")
  const pictures = new Map(read.map(({ path, picture }) => [nameOf(path), picture]))
  return [...pictures].map(([name, picture]): Picture => {
    const metals = pictureMetals.filter((metal) => read.some((each) => nameOf(each.path) === name && each.picture.metal === metal))
    return {
      name: masterOfMeasured(name),
      files: metals.map((metal) => masterOfMeasured(`${name}-${metal}`)),
      scene: () => inMetals(measuredScene(picture), metals),
      widths: [],
      traced: measuredPicture(picture).startsWith("/pictures/fronts/") ? { size: 640, samples: 8 } : { size: 800, samples: 26 }
    }
  })
}
