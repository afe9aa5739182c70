import type { Shape } from "../../core/domain/product/diamond.ts"
import { cornersOf } from "../../core/domain/optics/cut.ts"
import { cutOf, type CutName } from "./cuts.ts"
import { add, scale, turnAround, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import type { StoneTint } from "../../core/domain/product/stone-tint.ts"
import { absorptionOf, tints } from "../../core/domain/optics/absorption.ts"
import { flatGround, framed, type Scene, type View } from "./scene.ts"

/** Loose stone from above, with a horizontal table and its share of the frame; up to three tints at once. */
export const looseStone = (shape: Shape, shown: ReadonlyArray<StoneTint> = []): Scene => ({
  ...fromAbove(shape, shape === "round" ? 11 : 0, shown.length > 0),
  ...(shown.length === 0 ? {} : { tints: shown.map((tint) => tints[tint]) })
})

/** Loose stone in the proportions of a drawn cut (`number` from 1), in up to three colours. Each round one has its own rotation. */
export const drawnStone = (shape: Shape, number: number, colors: ReadonlyArray<string>): Scene => ({
  ...fromAbove(`${shape}-${number}`, shape === "round" ? (number * 0.618 * sector) % sector : 0, true),
  tints: colors.map(absorptionOf)
})

/** Half-width of a loose stone, millimetres; absorptions are chosen for it. */
export const looseHalf = 2.8

/** Degrees after which a round stone looks the same. */
const sector = 45

const fromAbove = (cut: CutName, degrees: number, isTinted: boolean): Scene => {
  const size = looseHalf
  const turn = turnAround([0, 1, 0], degrees)
  const corners = cornersOf(cutOf(cut)).map((corner) => scale(turned(turn, corner), size))
  const place: Vector = [0, -Math.min(...corners.map(([, y]) => y)), 0]
  const view: View = { camera: [0, 30, 1.2], target: [0, 2.5, 0] }
  const outline = corners.map((corner) => add(corner, place))
  return {
    ...view,
    gems: [{ cut, place, size, turn, isTinted }],
    frame: framed(outline, view, share),
    table: { color: [0.88, 0.87, 0.855], far: 0.2, fade: [12, 48] },
    shadow: { detail: 1 / 8, blur: 0.022, margin: 0.14, strength: 0.5 },
    page: [flatGround, flatGround]
  }
}

/** Share of the frame taken by the longer side. */
const share = 0.83
