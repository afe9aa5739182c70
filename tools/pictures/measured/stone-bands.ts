import { compose, turnAround } from "../../../core/domain/optics/geometry.ts"
import { polished, standing } from "../metalwork.ts"
import { aroundRing } from "../rings.ts"
import { rowOf } from "../row.ts"
import { around, type Gem, type Scene } from "../scene.ts"
import { innerRadius } from "./bands.ts"

type StoneBand = { readonly stones: number; readonly size: number; readonly wide: number }

/**
 * Row of stones. Radians: `angle` from one stone to the next, `reach` to each side of the top. Millimetres: radius of the girdles, depth of
 * the metal, height of the band's middle.
 */
type Row = { readonly angle: number; readonly reach: number; readonly girdle: number; readonly deep: number; readonly middle: number }

const depthFor = (size: number): number => 0.55 + 0.9 * size

const girdleFor = (size: number): number => innerRadius + depthFor(size) + 0.1

/** Round stones of half-width `size` all round a band `wide` across. */
export const eternityBand = (band: StoneBand): Scene => {
  const deep = depthFor(band.size)
  const angle = (2 * Math.PI) / band.stones
  return stoneBand(band, { angle, reach: 3.2, girdle: girdleFor(band.size), deep, middle: innerRadius + deep + 0.3 * band.size }, 34)
}

/** Round stones of half-width `size` over the upper part of a band; the rest is plain. */
export const halfEternityBand = (band: StoneBand): Scene => {
  const [deep, girdle] = [depthFor(band.size), girdleFor(band.size)]
  const angle = (2 * band.size * pitch) / girdle
  return stoneBand(band, { angle, reach: (band.stones * angle) / 2, girdle, deep, middle: innerRadius + deep }, 30)
}

/** Distance from one stone to the next, in diameters. */
const pitch = 1.08

const stoneBand = ({ size, stones, wide }: StoneBand, { angle, deep, girdle, middle, reach }: Row, azimuth: number): Scene => {
  const target: Scene["target"] = [0, middle + 0.4, 0]
  const gems = rowOf(stones, (index): Gem => {
    const at = (index - (stones - 1) / 2) * angle
    return {
      cut: "melee",
      size,
      place: [girdle * Math.sin(at), middle + girdle * Math.cos(at), 0],
      turn: compose(turnAround([0, 0, 1], (-at * 180) / Math.PI), turnAround([0, 1, 0], at * 211))
    }
  })
  const measures = {
    SHANK_Y: middle,
    DEEP: deep,
    WIDE: wide,
    STONE: size,
    ANGLE: angle,
    OFFSET: stones % 2 === 0 ? 0 : angle / 2,
    REACH: reach
  }
  const scene: Scene = {
    ...standing,
    target,
    camera: around(target, 85, 30, 27),
    frame: [0, 0, 0.2],
    gems,
    metal: polished(["measured/stone-band"], measures, { centre: [0, middle, 0], radius: 12.4 })
  }
  return aroundRing(scene, azimuth, 29)
}
