import { add, scale, turnAround, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

export const starBrooch = (): Scene => {
  const [rays, size, middle, rise] = [6, 1.6, 2.7, 0.5]
  const stoneY = size * 0.95 + 0.5
  const far = [4.75, 7.7, 9.95] as const
  const ray = far.flatMap((way, place) =>
    rowOf(rays, (index): Gem => {
      const turn = turnAround([0, 1, 0], -(index * 360) / rays)
      return { cut: "round", size: size * ([1, 0.78, 0.58][place] ?? 1), place: add([0, stoneY, 0], turned(turn, [way, 0, 0])), turn }
    })
  )
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 85, -14, 52), target }
  return {
    ...standing,
    ...view,
    gems: [{ cut: "round", size: middle, place: [0, stoneY + rise, 0], turn: turnAround([0, 1, 0], 11) }, ...ray],
    metal: polished(
      ["row", "star-brooch"],
      {
        STONE_Y: stoneY,
        RAYS: rays,
        SIZE: size,
        MIDDLE: middle / 3.25,
        RISE: rise,
        FIRST: far[0],
        SECOND: far[1],
        THIRD: far[2],
        PITCH: 1.2
      },
      { centre: [0, 1, 0], radius: 13 }
    ),
    frame: framed(
      rowOf(12, (index) => scale([Math.cos((index * Math.PI) / 6), 0.1, Math.sin((index * Math.PI) / 6)], 12)),
      view,
      0.78
    )
  }
}

export const branchBrooch = (): Scene => {
  const [bend, reach, size] = [26, 0.56, 1.75]
  const leaves = (
    [
      [-0.34, 1],
      [-0.2, -1],
      [-0.06, 1],
      [0.08, -1],
      [0.22, 1],
      [0.36, -1],
      [0.5, 1]
    ] as const
  ).map(([angle, side]): Gem => {
    const along: Vector = [bend * Math.sin(angle), 2.1, bend - bend * Math.cos(angle)]
    const turn = turnAround([0, 1, 0], 90 - (angle * 180) / Math.PI + side * 38)
    return { cut: "marquise", size, place: add(along, turned(turn, [side * 0.5, 0, 3.5])), turn }
  })
  const stalk: Vector = [-bend * Math.sin(reach) - 1, 0.75, bend - bend * Math.cos(reach)]
  const target: Vector = [0, 1, 0]
  const view: View = { camera: around(target, 85, -20, 50), target }
  return {
    ...standing,
    ...view,
    gems: leaves,
    metal: polished(["branch-brooch"], { LEAVES: leaves.length, SIZE: size, BEND: bend, REACH: reach }, { centre: [0, 1, 1], radius: 21 }),
    frame: framed(
      [...leaves.flatMap(({ place, turn }) => [-1, 1].map((end) => add(place, turned(turn, [0, 0, end * 3.4])))), stalk],
      view,
      0.86
    )
  }
}
