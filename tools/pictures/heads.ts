import { add, compose, turnAround, type Vector } from "../../core/domain/optics/geometry.ts"
import { drawnWidth, plain, type Ring, seat, solitaireWith, stoneAt } from "./layers.ts"
import { tableForWalls } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import type { Gem } from "./scene.ts"

const roundIn = (shader: string): Ring => ({ ...solitaireWith("round"), shaders: [`layers/${shader}`] })

export const sixClawRing = (): Ring => roundIn("solitaire-six")
export const basketRing = (): Ring => roundIn("solitaire-basket")

/** The stone is turned away from a red flash that it had at the edge of the wall. */
export const halfBezelRing = (): Ring => ({
  shank: "plain",
  shaders: ["layers/half-bezel"],
  measures: plain,
  rise: 3.2,
  half: 4.5,
  headGems: [{ ...stoneAt("round", 3.1, [0, 3.2, 0]), turn: turnAround([0, 1, 0], 29) }],
  table: tableForWalls
})

export const clusterRing = (): Ring => {
  const [petals, y, size] = [3.18, 2.6, 1.48]
  const around = rowOf(6, (index): Gem => {
    const angle = (index * Math.PI) / 3
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    return {
      cut: "round",
      size,
      place: add(seat, [petals * x, y - 0.3, petals * z]),
      turn: compose(turnAround([z, 0, -x], 10), turnAround([0, 1, 0], index * 37))
    }
  })
  return {
    shank: "plain",
    shaders: ["layers/cluster"],
    measures: plain,
    rise: y,
    half: 5.6,
    headGems: [stoneAt("round", 1.6, [0, y, 0]), ...around]
  }
}

/** Small stones at equal steps along a rectangle with rounded corners, five in a quarter of it. */
export const cushionHaloRing = (): Ring => {
  const [x, z, corner, y, stones] = [3.8, 3.98, 3, 3.06, 5]
  const [sideX, sideZ, bend] = [x - corner, z - corner, (corner * Math.PI) / 2]
  const step = (sideX + sideZ + bend) / stones
  const quarter = rowOf(stones, (index): readonly [x: number, z: number] => {
    const along = (index + 0.5) * step
    if (along < sideZ) return [x, along]
    if (along > sideZ + bend) return [sideZ + bend + sideX - along, z]
    const angle = (along - sideZ) / corner
    return [sideX + corner * Math.cos(angle), sideZ + corner * Math.sin(angle)]
  })
  const outline = [1, -1].flatMap((right) =>
    [1, -1].flatMap((front) => quarter.map(([across, far]): Vector => [right * across, y, front * far]))
  )
  return {
    shank: "plain",
    shaders: ["settings/cushion", "layers/cushion-halo"],
    measures: { ...plain, RAIL: 0.68, HALO_X: x, HALO_Z: z, HALO_CORNER: corner, HALO_STEP: step },
    rise: y,
    half: 5.4,
    table: tableForWalls,
    headGems: [
      stoneAt("cushion", drawnWidth.cushion, [0, y + 0.28, 0]),
      ...outline.map((point, index): Gem => ({
        cut: "melee",
        size: 0.61,
        place: add(seat, point),
        turn: turnAround([0, 1, 0], index * 37)
      }))
    ]
  }
}
