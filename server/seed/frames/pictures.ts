import { jewelryPicture, type PictureMetal, viewsOf } from "../../../core/domain/product/jewelry-picture.ts"
import { isTracedFromFrontOnly, measuredPicture, measuredViews } from "../../../core/domain/product/measured-picture.ts"
import { scaledPicture, scaledViews } from "../../../core/domain/product/scaled-picture.ts"
import type { FramePictures } from "./design.ts"

/** Base paths, the front first. */
export const picturesInMetal = (pictures: FramePictures, metal: PictureMetal): ReadonlyArray<string> => {
  if (pictures.size === undefined) return viewsOf(pictures.design).map((view) => jewelryPicture(pictures.design, metal, view).path)
  if (pictures.design === "single-stud" || pictures.design === "single-drop") return measuredPictures(pictures, metal)
  return scaledViews[pictures.design].map((view) => scaledPicture({ ...pictures, metal, view }))
}

type EarringPictures = Extract<FramePictures, { readonly design: "single-stud" | "single-drop"; readonly size: number }>

/** Views that are traced in one size only follow the others. */
const measuredPictures = (pictures: EarringPictures, metal: PictureMetal): ReadonlyArray<string> => {
  const { design, size } = pictures
  const own = {
    traits: pictures.design === "single-stud" ? [pictures.setting] : [],
    measures: [size]
  }
  const others = isTracedFromFrontOnly(design) ? viewsOf(design).slice(1) : []
  return [
    ...measuredViews[design].map((view) => measuredPicture({ design, ...own, view, metal })),
    ...others.map((view) => jewelryPicture(design, metal, view).path)
  ]
}
