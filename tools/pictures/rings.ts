import type { CutName } from "./cuts.ts"
import { add, compose, radians, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing, tableForWalls, type Measures } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Height of a standing shank's middle, and of the stone's girdle above it. */
export const shankY = 9.94
const stoneY = shankY + 13.3

const upright = turnAround([0, 1, 0], 7)
const stone = (cut: CutName, size: number, place: Vector): Gem => ({ cut, place, size, turn: upright })

const solitaireWith = (shader: string, gem: Gem, azimuth = 30): Scene => ring({ shader, gems: [gem], azimuth })

export const solitaire = (): Scene => solitaireWith("solitaire", stone("round", 3.25, [0, stoneY, 0]))
/** Solitaire in white gold for the home page. */
export const hero = (): Scene => {
  const scene = solitaire()
  const white = scene.metal === undefined ? {} : { metal: { ...scene.metal, colors: scene.metal.colors.slice(0, 1) } }
  return { ...scene, ...white, camera: around(scene.target, 85, 30, 24), frame: [0.003, 0.0145, 0.1745] }
}

/** Oval solitaire in rose gold with a wedding band, for the engagement page. */
export const engagement = (): Scene => {
  const pair = { PAIR_X: 13, PAIR_Z: -7, PAIR_TURN: radians(26) }
  const scene = solitaireOval()
  const target: Vector = [5.5, shankY + 1.2, -3]
  const view: View = { camera: around(target, 85, -16, 19), target }
  const beside = outline.map((point) => add(point, [pair.PAIR_X, 0, pair.PAIR_Z]))
  const gold = polished(["engagement"], { SHANK_Y: shankY, STONE_Y: stoneY, ...pair }, { centre: [5.5, shankY + 2.5, -3], radius: 21 })
  return {
    ...scene,
    ...view,
    metal: { ...gold, colors: gold.colors.slice(1, 2) },
    frame: framed([...outline, ...beside, ...scene.gems.flatMap(cornersAround)], view, 0.82)
  }
}

export const solitaireOval = (): Scene => solitaireWith("solitaire-oval", { cut: "oval", place: [0, stoneY, 0], size: 2.75, turn: plain })
export const solitaireEmerald = (): Scene =>
  solitaireWith("solitaire-emerald", { cut: "emerald", place: [0, stoneY, 0], size: 2.55, turn: plain })
export const bezel = (): Scene => ({
  ...ring({ shader: "bezel", gems: [stone("round", 3.1, [0, shankY + 12.6, 0])], measures: { STONE_Y: shankY + 12.6 } }),
  table: tableForWalls
})

const plain = turnAround([0, 1, 0], 0)

export const threeStone = (): Scene => {
  const [angle, radius, size] = [25.5, 12.15, 2.15]
  const sides = [1, -1].map((side): Gem => ({
    cut: "round",
    size,
    place: [side * radius * Math.sin(radians(angle)), shankY + radius * Math.cos(radians(angle)), 0],
    turn: compose(turnAround([0, 0, 1], -side * angle), turnAround([0, 1, 0], 11))
  }))
  return ring({
    shader: "three-stone",
    gems: [stone("round", 3.25, [0, stoneY, 0]), ...sides],
    azimuth: 24,
    measures: { SIDE_ANGLE: radians(angle), SIDE_RADIUS: radius, SIDE_SIZE: size / 3.25 }
  })
}

export const halo = (): Scene => {
  const [plate, y, stones] = [3.8, stoneY - 0.3, 18]
  const [pave, from, step] = [9, radians(17), radians(7.2)]
  const circle = rowOf(stones, (index): Gem => {
    const angle = (index * 2 * Math.PI) / stones
    return {
      cut: "melee",
      size: 0.62,
      place: [plate * Math.cos(angle), y, plate * Math.sin(angle)],
      turn: turnAround([0, 1, 0], index * 37)
    }
  })
  const shoulders = [1, -1].flatMap((side) => rowOf(pave, (index) => onShank(side * (from + index * step), 9.93, 0.56)))
  return ring({
    shader: "halo",
    gems: [stone("round", 3, [0, y + 0.28, 0]), ...circle, ...shoulders],
    azimuth: 26,
    elevation: 30,
    measures: { STONE_Y: y, HALOS: stones, HALO_RADIUS: plate, PAVES: pave, PAVE_FROM: from, PAVE_STEP: step }
  })
}

export const band = (): Scene => ring({ shader: "band", gems: [], azimuth: 34, elevation: 26 })

export const eternity = (): Scene => {
  const [stones, middle] = [28, 10.28]
  return ring({
    shader: "eternity",
    gems: rowOf(stones, (index) => onShank((index * 2 * Math.PI) / stones + Math.PI / 2, 9.72, 1.03, middle)),
    azimuth: 34,
    elevation: 28,
    measures: { STONES: stones, SHANK_Y: middle }
  })
}

/** Small stone on the outside of a shank, `angle` radians from its top. */
export const onShank = (angle: number, radius: number, size: number, middle = shankY): Gem => ({
  cut: "melee",
  size,
  place: [radius * Math.sin(angle), middle + radius * Math.cos(angle), 0],
  turn: compose(turnAround([0, 0, 1], (-angle * 180) / Math.PI), turnAround([0, 1, 0], angle * 211))
})

export const closer = (scene: Scene): Scene => {
  const target: Vector = [0, stoneY - 1.2, 0]
  const widest = Math.max(...scene.gems.filter(({ place: [, y] }) => y > stoneY - 4).map(({ place: [x], size }) => Math.abs(x) + size))
  return { ...scene, target, camera: around(target, 60, 26, 30), frame: [0, 0, Math.max(5.6, widest * 1.12) / 60] }
}

/** Ring from another side, at the same scale. */
export const aroundRing = (scene: Scene, azimuth: number, elevation: number): Scene => {
  const view: View = { camera: around(scene.target, 85, azimuth, elevation), target: scene.target }
  return { ...scene, ...view, frame: framed([...outline, ...scene.gems.flatMap(cornersAround)], view, 0.755) }
}

type Ring = {
  readonly shader: string
  readonly gems: ReadonlyArray<Gem>
  readonly azimuth?: number
  readonly elevation?: number
  readonly measures?: Measures
}

export const ring = ({ azimuth = 30, elevation = 27, gems, measures = {}, shader }: Ring): Scene => {
  const target: Vector = [0, shankY + 2.4, 0]
  const view: View = { camera: around(target, 85, azimuth, elevation), target }
  return {
    ...standing,
    ...view,
    gems,
    metal: polished([shader], { SHANK_Y: shankY, STONE_Y: stoneY, ...measures }, { centre: [0, shankY + 2.1, 0], radius: 12.8 }),
    frame: framed([...outline, ...gems.flatMap(cornersAround)], view, 0.755)
  }
}

const outline = rowOf(24, (index): Vector => {
  const angle = (index * Math.PI) / 12
  return [9.94 * Math.cos(angle), shankY + 9.94 * Math.sin(angle), 0]
})

/** Approximate ends of a stone, seen from the side. */
const cornersAround = ({ place, size }: Gem): ReadonlyArray<Vector> => [1, -1].map((side) => add(place, [side * size, 0.4, 0]))
