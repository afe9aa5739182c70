import type { DrawnDesign, PictureView } from "../../core/domain/product/jewelry-picture.ts"
import { detailOf } from "./details.ts"
import type { Scene } from "./scene.ts"
import { asideOf } from "./sides.ts"
import { turnedOf } from "./turned-scene.ts"

/** View of a piece; the scene is its front. */
export const seenFrom = (view: PictureView, design: DrawnDesign, scene: Scene): Scene => {
  switch (view) {
    case "main":
      return scene
    case "side":
      return asideOf(design, scene)
    case "turned":
      return turnedOf(design, scene)
    case "detail":
      return detailOf(design, scene)
  }
}
