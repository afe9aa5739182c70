import type { DrawnDesign } from "../../core/domain/product/jewelry-picture.ts"
import { closer } from "./rings.ts"
import type { Scene } from "./scene.ts"
import { seen, type Walk } from "./sides.ts"

/** Close-up of a piece: from the position listed for its design, otherwise of a ring's head. */
export const detailOf = (design: DrawnDesign, scene: Scene): Scene => {
  const walk = walks.get(design)
  return walk === undefined ? closer(scene) : seen(scene, walk)
}

/** Tests if a design has a close-up, rendered or planned. */
export const hasDetail = (design: DrawnDesign): boolean => walks.has(design) || heads.has(design)

const heads: ReadonlySet<DrawnDesign> = new Set<DrawnDesign>([
  "solitaire",
  "solitaire-oval",
  "solitaire-emerald",
  "halo",
  "three-stone",
  "bezel"
])

const walks: ReadonlyMap<DrawnDesign, Walk> = new Map<DrawnDesign, Walk>([
  ["studs", { azimuth: -24, elevation: 24, distance: 80, nearer: 0.62, shift: [-1.8, 0.4, 1.2] }],
  ["single-stud", { azimuth: -52, elevation: 30, distance: 80, nearer: 0.72 }],
  ["single-drop", { azimuth: 50, elevation: 64, distance: 62, nearer: 0.92, shift: [-0.4, 0, -0.2] }],
  ["pendant-pear", { azimuth: -46, elevation: 60, distance: 62, nearer: 0.66, shift: [0, 0, 3] }],
  ["band", { azimuth: -38, elevation: 44, distance: 85, nearer: 0.84, shift: [0, 0.8, 0] }],
  ["bevelled", { azimuth: -28, elevation: 52, distance: 85, nearer: 0.88, shift: [0, 0.8, 0] }],
  ["eternity", { azimuth: -44, elevation: 42, distance: 85, nearer: 0.66, shift: [0, 3.6, 0] }],
  ["half-eternity", { azimuth: 48, elevation: 46, distance: 85, nearer: 0.66, shift: [0, 3.6, 0] }],
  ["hoops", { azimuth: 52, elevation: 26, distance: 85, nearer: 0.84 }],
  ["halo-studs", { azimuth: -26, elevation: 30, distance: 80, nearer: 0.78, shift: [-1.8, 0, 1] }],
  ["station", { azimuth: -24, elevation: 62, distance: 100, nearer: 0.48, shift: [8, 0, 10] }]
])
