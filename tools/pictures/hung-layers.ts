import type { Shape } from "../../core/domain/product/diamond.ts"
import { add, compose, turnAround, turned, type Turn, type Vector } from "../../core/domain/optics/geometry.ts"
import type { Chain } from "../../core/domain/product/scaled-picture.ts"
import { studOutline } from "./earrings.ts"
import { haloAround, haloMeasures } from "./halos.ts"
import { drawnWidth, partOf } from "./layers.ts"
import { lying, polished, standing } from "./metalwork.ts"
import { fromAbove } from "./pendants.ts"
import { around, framed, type Frame, type Scene, type View } from "./scene.ts"

const eyeY = 3

/** Softer shadow than that of pieces, because layers have fewer samples; it fades at the edges of a layer. */
const softShadow: Scene["shadow"] = { ...standing.shadow, blur: 0.034, margin: 0.2 }

/** View of pendants and drops: the eye is in the middle of the picture, the stone below it. */
export const pendantView: View = fromAbove([0, eyeY, 3.5], 62)
const pendantFrame: Frame = [0, 0, 0.185]

export const chainScene = (kind: Chain = "cable"): Scene => ({
  ...lying,
  shadow: softShadow,
  ...pendantView,
  gems: [],
  metal: polished([`chains/${kind}`, "bail", "layers/chain"], { EYE_Y: eyeY }, { centre: [0, 2.5, -6], radius: 14 }),
  frame: pendantFrame
})

/** Millimetres from the middle of a stone to its ends: towards its suspension, and away from it. */
const reaches: Readonly<Record<Shape, readonly [top: number, bottom: number]>> = {
  round: [3.25, 3.25],
  oval: [3.8, 3.8],
  cushion: [3.18, 3.18],
  princess: [2.75, 2.75],
  emerald: [3.57, 3.57],
  radiant: [3.24, 3.24],
  asscher: [2.8, 2.8],
  marquise: [4.485, 4.485],
  pear: [4.16, 2.6],
  heart: [2.5, 3.21]
}

const halfOfPendant = 6

/** Lower end of the eye, from which a pendant hangs, and the middle of its layer. */
export const pendantAnchor: Vector = [0, eyeY, 0.65]
export const pendantMiddle: Vector = [0, 2, 4.6]

export const pendantWith = (shape: Shape): Scene => {
  const [top] = reaches[shape]
  const place: Vector = [0, eyeY, top + 0.9]
  const isPointed = shape === "pear" || shape === "marquise" || shape === "heart"
  return {
    ...lying,
    shadow: softShadow,
    ...pendantView,
    gems: [{ cut: shape, place, size: drawnWidth[shape], turn: turnAround([0, 1, 0], shape === "round" ? 11 : 0) }],
    metal: polished(
      [`settings/${shape}`, "layers/pendant"],
      {
        EYE_Y: eyeY,
        STONE_Z: place[2],
        TOP: top,
        FOOT: isPointed ? 0.62 : 0.55,
        RAIL: 0.66,
        RAIL_Y: isPointed ? 1.5 : 1.9,
        CLEFT: shape === "heart" ? 0.75 : 0
      },
      { centre: [0, 2, place[2] - 0.5], radius: 6.6 }
    ),
    frame: partOf(pendantView, [0, 2, 4.4], halfOfPendant)
  }
}

export const pendantWithHalo = (): Scene => {
  const size = 2.7
  const place: Vector = [0, eyeY - 0.45, haloMeasures.HALO_RADIUS + 1.75]
  return {
    ...lying,
    shadow: softShadow,
    ...pendantView,
    gems: [{ cut: "round", place: add(place, [0, 0.12, 0]), size, turn: turnAround([0, 1, 0], 11) }, ...haloAround(place)],
    metal: polished(
      ["plate", "layers/pendant-halo"],
      { EYE_Y: eyeY, STONE_Z: place[2], MIDDLE: size / 3.25, ...haloMeasures },
      { centre: [0, 2, place[2]], radius: 6.6 }
    ),
    frame: partOf(pendantView, [0, 2, 4.9], halfOfPendant)
  }
}

const dropTurn: Turn = turnAround([0, 1, 0], 8)
const dropTop: Vector = [-1, 2.32, -3.6]
const dropAt = (down: number): Vector => add(dropTop, turned(dropTurn, [0, 0, down]))
const dropSize = 0.9

/** Point where the stone's ring hangs in the upper ring. */
export const dropAnchor: Vector = dropAt(3.19)

export const dropUpper = (): Scene => ({
  ...lying,
  shadow: softShadow,
  ...pendantView,
  gems: [{ cut: "round", size: 1.755, place: dropTop, turn: dropTurn }],
  metal: polished(["layers/drop-top"], {}, { centre: dropTop, radius: 4 }),
  frame: pendantFrame
})

export const dropWith = (shape: Shape): Scene => {
  const [top] = reaches[shape]
  const place = dropAt(3.65 + (top + 0.75) * dropSize)
  return {
    ...lying,
    shadow: softShadow,
    ...pendantView,
    gems: [{ cut: shape, size: drawnWidth[shape] * dropSize, place, turn: dropTurn }],
    metal: polished(
      [`settings/${shape}`, "layers/drop"],
      { SIZE: dropSize, TOP: top, RAIL: 0.66 },
      { centre: add(place, [0, -0.4, -0.6]), radius: 6.2 }
    ),
    frame: partOf(pendantView, [dropAt(7.6)[0], 2, dropAt(7.6)[2]], halfOfPendant)
  }
}

const studTarget: Vector = [0.3, 3, -1]
const studView: View = { target: studTarget, camera: around(studTarget, 70, 0, 24) }

/** Height of the girdle of a leaning stone over the table. */
const studHeights: Partial<Readonly<Record<Shape, number>>> = { round: 3.19, cushion: 3.12, princess: 3, asscher: 2.76 }

/** Stud that leans until its post touches the table. */
export const studWith = (shape: Shape): Scene => {
  const place: Vector = [0, studHeights[shape] ?? 3.19, 0]
  const turn = compose(turnAround([0, 1, 0], -34), turnAround([1, 0, 0], 77))
  return {
    ...standing,
    shadow: softShadow,
    ...studView,
    gems: [{ cut: shape, size: drawnWidth[shape], place, turn }],
    metal: polished([`settings/${shape}`, "layers/stud"], { RAIL: 0.68 }, { centre: [2.5, 3, -4], radius: 11 }),
    frame: framed(
      studOutline.map((point) => add(place, turned(turn, point))),
      studView,
      0.7
    )
  }
}
