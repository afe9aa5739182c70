import {
  isMeasured,
  isTracedFromFrontOnly,
  type MeasuredPicture,
  measuredPicture,
  measuredViews
} from "../../../core/domain/product/measured-picture.ts"
import { type PictureMetal, pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import type { Picture, Scene } from "../scene.ts"
import { measuredScene } from "./measured-scenes.ts"

/** Reads a base path; `undefined` for pictures of other kinds. */
export const readMeasured = (path: string): MeasuredPicture | undefined => {
  const parts = path.split("/").at(-1)?.split("-") ?? []
  const design = parts.map((_, end) => parts.slice(0, end + 1).join("-")).findLast(isMeasured)
  const metal = pictureMetals.find((each) => each === parts.at(-1))
  if (design === undefined || metal === undefined) return undefined
  const rest = parts.slice(design.split("-").length, -1)
  const view = rest.at(-1) === "side" ? "side" : "main"
  const own = view === "main" ? rest : rest.slice(0, -1)
  const picture: MeasuredPicture = {
    design,
    traits: own.filter((part) => !/^\d+$/.test(part)),
    measures: own.filter((part) => /^\d+$/.test(part)).map(Number),
    view,
    metal
  }
  return measuredViews[design].some((each) => each === view) && measuredPicture(picture) === path ? picture : undefined
}

/** Name of a master in `.data/pictures`. */
export const masterOfMeasured = (path: string): string => `measured/${path.split("/").at(-1) ?? ""}`

/** Tracings of these paths, each once for all of its metals; masters only. */
export const measuredTracings = (paths: ReadonlyArray<string>): ReadonlyArray<Picture> => {
  const read = paths.flatMap((path) => {
    const picture = readMeasured(path)
    return picture === undefined ? [] : [{ path, picture }]
  })
  return [...Map.groupBy(read, ({ path }) => path.replace(/-[a-z]+$/, ""))].map(([name, own]): Picture => {
    const shown = pictureMetals.flatMap((metal) => own.filter(({ picture }) => picture.metal === metal))
    return {
      name: masterOfMeasured(name),
      files: shown.map(({ path }) => masterOfMeasured(path)),
      scene: () => inMetals(shown.map(({ picture }) => ({ metal: picture.metal, scene: measuredScene(picture) }))),
      widths: [],
      traced: shown.some(({ picture }) => isTracedFromFrontOnly(picture.design)) ? { size: 640, samples: 8 } : { size: 800, samples: 26 }
    }
  })
}

const inMetals = (shown: ReadonlyArray<{ readonly metal: PictureMetal; readonly scene: Scene }>): Scene => {
  const [first] = shown
  if (first === undefined) throw new Error("no metal")
  const { metal, ...scene } = first.scene
  const colors = shown.map((each) => metal?.colors[pictureMetals.indexOf(each.metal)]).filter((color) => color !== undefined)
  return metal === undefined ? scene : { ...scene, metal: { ...metal, colors } }
}
