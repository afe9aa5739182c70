import type { DrawnDesign } from "../../core/domain/product/jewelry-picture.ts"
import { add, type Vector } from "../../core/domain/optics/geometry.ts"
import { aroundRing } from "./rings.ts"
import { around, type Scene } from "./scene.ts"

/** Side view of a piece: profile, height of the stone, or links. */
export const asideOf = (design: DrawnDesign, scene: Scene): Scene => {
  switch (design) {
    case "solitaire":
    case "solitaire-oval":
    case "solitaire-emerald":
    case "three-stone":
      return aroundRing(scene, -7, 13)
    case "halo":
    case "bezel":
      return aroundRing(scene, -42, 19)
    case "band":
    case "bevelled":
      return aroundRing(scene, 62, 20)
    case "eternity":
    case "half-eternity":
      return aroundRing(scene, -12, 16)
    case "studs":
    case "halo-studs":
      return seen(scene, { azimuth: 40, elevation: 36, distance: 70, nearer: 1.04 })
    case "hoops":
      return seen(scene, { azimuth: 24, elevation: 34, distance: 85, nearer: 0.92 })
    case "single-hoop":
      return seen(scene, { azimuth: -14, elevation: 52, distance: 85, nearer: 0.95 })
    case "single-stud":
      return seen(scene, { azimuth: 14, elevation: 50, distance: 70, nearer: 1.1, shift: [1, 0, -1] })
    case "drops":
    case "single-drop":
      return seen(scene, { azimuth: -34, elevation: 44, distance: 62, nearer: 1.02 })
    case "pendant-pear":
    case "pendant-round":
    case "pendant-halo":
      return seen(scene, { azimuth: 28, elevation: 44, distance: 62, nearer: 0.72, shift: [0, 0, 3.6] })
    case "pendant-heart":
      return seen(scene, { azimuth: 38, elevation: 64, distance: 62, nearer: 0.68, shift: [0, 0, 2.4] })
    case "riviera":
      return seen(scene, { azimuth: 26, elevation: 38, distance: 100, nearer: 0.52, shift: [3, 0, 14] })
    case "station":
      return seen(scene, { azimuth: 22, elevation: 40, distance: 100, nearer: 0.5, shift: [3, 0, 11] })
    case "riviera-pear":
      return seen(scene, { azimuth: 24, elevation: 42, distance: 100, nearer: 0.5, shift: [-0.3, 0, 15] })
    case "lariat":
      return seen(scene, { azimuth: 26, elevation: 44, distance: 80, nearer: 0.62, shift: [0, 0, 7] })
    case "bangle":
      return seen(scene, { azimuth: -34, elevation: 22, distance: 100, nearer: 0.66, shift: [-4, 0, 14] })
    case "emerald-line":
      return seen(scene, { azimuth: -34, elevation: 34, distance: 100, nearer: 0.8, shift: [-2, 0, 3] })
    case "chain-bracelet":
      return seen(scene, { azimuth: -30, elevation: 36, distance: 90, nearer: 0.5, shift: [0, 0, 10] })
    case "tennis":
      return seen(scene, { azimuth: -52, elevation: 34, distance: 90, nearer: 0.62 })
    case "bar-brooch":
      return seen(scene, { azimuth: 18, elevation: 52, distance: 85, nearer: 0.62 })
    case "star-brooch":
    case "branch-brooch":
      return seen(scene, { azimuth: 24, elevation: 34, distance: 85, nearer: 0.9 })
    case "circle-brooch":
      return seen(scene, { azimuth: -38, elevation: 30, distance: 85, nearer: 0.9 })
  }
}

/** Camera position: degrees around the piece, frame size relative to the main picture, and shift of the target. */
export type Walk = {
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
  readonly nearer: number
  readonly shift?: Vector
}

export const seen = (scene: Scene, { azimuth, distance, elevation, nearer, shift = [0, 0, 0] }: Walk): Scene => {
  const target = add(scene.target, shift)
  return { ...scene, target, camera: around(target, distance, azimuth, elevation), frame: [0, 0, scene.frame[2] * nearer] }
}
