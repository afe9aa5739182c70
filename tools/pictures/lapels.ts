import { add, scale, turnAround, turned, type Vector } from "../../core/domain/optics/geometry.ts"
import { polished, standing } from "./metalwork.ts"
import { rowOf } from "./row.ts"
import { around, framed, type Gem, type Scene, type View } from "./scene.ts"

/** Star brooch whose middle stone has the half-width `middle`; everything else is proportional to it. */
export const starBrooch = ({ middle }: { readonly middle: number } = { middle: 2.7 }): Scene => {
  const [rays, size, rise] = [6, 0.5926 * middle, 0.185 * middle]
  const stoneY = size * 0.95 + 0.5
  const far = [1.7593 * middle, 2.852 * middle, 3.685 * middle] as const
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
      { centre: [0, 1, 0], radius: 4.82 * middle }
    ),
    frame: framed(
      rowOf(12, (index) => scale([Math.cos((index * Math.PI) / 6), 0.1, Math.sin((index * Math.PI) / 6)], 4.444 * middle)),
      view,
      0.78
    )
  }
}

/** Marquise stones of half-width `size` on a twig. */
export const branchBrooch = ({ size }: { readonly size: number } = { size: 1.75 }): Scene => {
  const [bend, reach] = [26, 0.56]
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
    return { cut: "marquise", size, place: add(along, turned(turn, [side * 0.5, 0, 2 * size])), turn }
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
