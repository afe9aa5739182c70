import type { DrawnDesign } from "../../core/domain/product/jewelry-picture.ts"
import { aroundRing } from "./rings.ts"
import type { Scene } from "./scene.ts"
import { seen, type Walk } from "./sides.ts"

/** Third view of a piece, from the position listed for its design; the main view if none is listed. */
export const turnedOf = (design: DrawnDesign, scene: Scene): Scene => {
  const ring = rings.get(design)
  if (ring !== undefined) return aroundRing(scene, ...ring)
  const walk = walks.get(design)
  return walk === undefined ? scene : seen(scene, walk)
}

/** Tests if a design has a third view, rendered or planned. */
export const isTurned = (design: DrawnDesign): boolean => rings.has(design) || walks.has(design)

const rings: ReadonlyMap<DrawnDesign, readonly [azimuth: number, elevation: number]> = new Map([
  ["solitaire", [-38, 52]],
  ["solitaire-oval", [-30, 58]],
  ["solitaire-emerald", [-30, 58]],
  ["three-stone", [-22, 60]],
  ["halo", [4, 14]],
  ["band", [-12, 15]],
  ["bevelled", [-16, 20]],
  ["eternity", [62, 22]]
])

const walks: ReadonlyMap<DrawnDesign, Walk> = new Map<DrawnDesign, Walk>([
  ["studs", { azimuth: 6, elevation: 62, distance: 80, nearer: 0.95 }],
  ["single-drop", { azimuth: -40, elevation: 60, distance: 62, nearer: 0.96 }],
  ["tennis", { azimuth: 30, elevation: 30, distance: 90, nearer: 0.5 }],
  ["bangle", { azimuth: 40, elevation: 44, distance: 100, nearer: 0.9 }],
  ["chain-bracelet", { azimuth: 24, elevation: 58, distance: 90, nearer: 0.42, shift: [0, 0, 11] }],
  ["drops", { azimuth: 40, elevation: 62, distance: 62, nearer: 0.9 }],
  ["pendant-pear", { azimuth: 46, elevation: 66, distance: 62, nearer: 0.82, shift: [0, 0, 2.6] }],
  ["pendant-round", { azimuth: -36, elevation: 60, distance: 62, nearer: 0.6, shift: [0, 0, 3.2] }],
  ["pendant-heart", { azimuth: -36, elevation: 62, distance: 62, nearer: 0.6, shift: [0, 0, 3] }],
  ["pendant-halo", { azimuth: -36, elevation: 62, distance: 62, nearer: 0.6, shift: [0, 0, 3.2] }]
])
