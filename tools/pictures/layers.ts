import type { Shape } from "../../core/domain/product/diamond.ts"
import { add, compose, radians, scale, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import type { Shank } from "../../core/domain/product/scaled-picture.ts"
import { polished, standing, tableForWalls, type Measures } from "./metalwork.ts"
import { onShank, shankY } from "./rings.ts"
import { rowOf } from "./row.ts"
import { around, projected, type Frame, type Gem, type Scene, type View } from "./scene.ts"

/** Half-width of a stone in its setting (`shaders/settings`). */
export const drawnWidth: Readonly<Record<Shape, number>> = {
  round: 3.25,
  oval: 2.75,
  cushion: 3,
  princess: 2.75,
  emerald: 2.55,
  radiant: 2.7,
  asscher: 2.8,
  marquise: 2.3,
  pear: 2.6,
  heart: 3
}

/** Top of a shank: position of every head, and origin of its scaling. */
export const seat: Vector = [0, shankY + 9.94, 0]

const ringTarget: Vector = [0, shankY + 2.5, 0]
export const ringView: View = { target: ringTarget, camera: around(ringTarget, 85, 28, 26) }
export const ringFrame: Frame = [0, 0.0225, 0.162]

/** Square crop of `half` mm to each side of a point. */
export const partOf = (view: View, middle: Vector, half: number): Frame => [
  ...projected(middle, view),
  half / Math.hypot(...add(view.camera, scale(view.target, -1)))
]

/** Ring whose head can be scaled (HEAD in the shaders). `shaders` draw the head. */
export type Ring = {
  readonly shank: Shank
  readonly shaders: ReadonlyArray<string>
  readonly measures: Measures
  /** Millimetres from the seat to the girdle of the stone. */
  readonly rise: number
  /** Millimetres to each side of the head's middle. */
  readonly half: number
  /** Millimetres from the seat sideways to the head's middle. */
  readonly aside?: number
  readonly headGems: ReadonlyArray<Gem>
  readonly baseGems?: ReadonlyArray<Gem>
  /** The table of a standing ring unless given. */
  readonly table?: Scene["table"]
}

/** Camera and crop of a layer. */
export type Shot = { readonly view: View; readonly frame: Frame }

const front: Shot = { view: ringView, frame: ringFrame }

/** Middle of a head. */
export const middleOf = (ring: Ring): Vector => add(seat, [ring.aside ?? 0, ring.rise - 0.9, 0])

export const headOf = (
  ring: Ring,
  { frame, view }: Shot = { view: ringView, frame: partOf(ringView, middleOf(ring), ring.half) }
): Scene => ({
  ...ringLayer(ring, 1, view, { centre: add(seat, [0, 2, 0]), radius: Math.max(7, ring.half + 2.7) }),
  gems: ring.headGems,
  frame,
  layer: { shows: "head", headGems: ring.headGems.length }
})

/** Shank with the reflection and shadow of a reduced head, which a head of any shape covers. */
export const baseOf = (ring: Ring, { frame, view }: Shot = front): Scene => {
  const gems = ring.headGems.map((gem) => ({
    ...gem,
    size: gem.size * smallHead,
    place: add(seat, scale(add(gem.place, scale(seat, -1)), smallHead))
  }))
  return {
    ...ringLayer(ring, smallHead, view, { centre: [0, shankY + 2.1, 0], radius: 12.8 }),
    gems: [...gems, ...(ring.baseGems ?? [])],
    frame,
    layer: { shows: "base", headGems: gems.length }
  }
}

const smallHead = 0.7

type Bounds = { readonly centre: Vector; readonly radius: number }

const ringLayer = (
  { measures, rise, shaders, shank, table }: Ring,
  head: number,
  view: View,
  bounds: Bounds
): Pick<Scene, "metal" | keyof typeof standing | keyof View> => ({
  ...standing,
  ...(table === undefined ? {} : { table }),
  ...view,
  metal: polished([`shanks/${shank}`, ...shaders], { SHANK_Y: shankY, SEAT_Y: seat[1], RISE: rise, HEAD: head, ...measures }, bounds)
})

/** Widths of a plain shank. */
export const plain = { WIDE: 1.05, NARROW: 0.8 }
const rise = 3.36

/** Stone at a distance from the seat. */
export const stoneAt = (cut: Shape, size: number, [x, y, z]: Vector): Gem => ({
  cut,
  size,
  place: add(seat, [x, y, z]),
  turn: turnAround([0, 1, 0], cut === "round" ? 7 : 0)
})

/** Claw setting for any cut; a pear is shifted backwards. */
export const solitaireWith = (shape: Shape): Ring => {
  const shift = shape === "pear" ? 0.5 : 0
  return {
    shank: "plain",
    shaders: [`settings/${shape}`, "layers/solitaire"],
    measures: { ...plain, RAIL: 0.68, SHIFT: shift },
    rise,
    half: 4.3,
    headGems: [stoneAt(shape, drawnWidth[shape], [0, rise, shift])]
  }
}

/** Rows of small stones down the shoulders of a shank, at a distance from its middle. */
const rows = ((stones: number, from: number, step: number) => ({
  measures: { PAVES: stones, PAVE_FROM: from, PAVE_STEP: step },
  gemsAt: (radius: number): ReadonlyArray<Gem> =>
    [1, -1].flatMap((side) => rowOf(stones, (index) => onShank(side * (from + index * step), radius, 0.56)))
}))(9, radians(17), radians(7.2))

const pave = { measures: rows.measures, gems: rows.gemsAt(9.93) }
const stonesOfShanks: { readonly [S in Shank]?: typeof pave } = { pave, channel: { ...pave, gems: rows.gemsAt(9.84) } }

/** The same ring on another shank. */
export const onShankOf = (ring: Ring, shank: Shank): Ring => {
  const stones = stonesOfShanks[shank]
  return stones === undefined
    ? { ...ring, shank }
    : { ...ring, shank, measures: { ...ring.measures, ...stones.measures }, baseGems: stones.gems }
}

export const haloRing = (): Ring => {
  const [plate, y, stones] = [3.8, 3.06, 18]
  const circle = rowOf(stones, (index): Gem => {
    const angle = (index * 2 * Math.PI) / stones
    return {
      cut: "melee",
      size: 0.62,
      place: add(seat, [plate * Math.cos(angle), y, plate * Math.sin(angle)]),
      turn: turnAround([0, 1, 0], index * 37)
    }
  })
  return {
    shank: "pave",
    shaders: ["layers/halo"],
    measures: { HALOS: stones, HALO_RADIUS: plate, ...pave.measures },
    rise: y,
    half: 5.1,
    headGems: [stoneAt("round", 3, [0, y + 0.28, 0]), ...circle],
    baseGems: pave.gems
  }
}

export const bezelRing = (): Ring => ({
  shank: "plain",
  shaders: ["layers/bezel"],
  measures: plain,
  rise: 2.66,
  half: 4.2,
  headGems: [stoneAt("round", 3.1, [0, 2.66, 0])],
  table: tableForWalls
})

export const threeStoneRing = (): Ring => {
  const [angle, radius, size] = [26, 12.25, 2.27]
  const sides = [1, -1].map((side): Gem => ({
    cut: "round",
    size,
    place: [side * radius * Math.sin(radians(angle)), shankY + radius * Math.cos(radians(angle)), 0],
    turn: compose(turnAround([0, 0, 1], -side * angle), turnAround([0, 1, 0], 11))
  }))
  return {
    shank: "plain",
    shaders: ["layers/three-stone"],
    measures: { ...plain, SIDE_ANGLE: radians(angle), SIDE_RADIUS: radius, SIDE_SIZE: size / 3.25 },
    rise,
    half: 7.7,
    aside: 0.3,
    headGems: [stoneAt("round", 3.25, [0, rise, 0]), ...sides]
  }
}
