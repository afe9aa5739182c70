import type { Shape } from "../product/diamond.ts"
import { type FrameSeat, type SeatedStone, seatSize } from "./seats.ts"

/** Base path and width in pixels; also published at half width, the only one of WebP for a base. */
export type Layer = { readonly path: string; readonly pixels: number }

/** Head position in percent of the square, and the scaling origin `x`, `y`. */
type HeadPlace = { readonly left: number; readonly top: number; readonly width: number; readonly x: number; readonly y: number }

export type PieceLayers = {
  /** `null` for an earring. */
  readonly base: Layer | null
  readonly head: Layer
  readonly place: HeadPlace
  readonly scale: number
}

type LayersInput = {
  /** File name with design, shank or chain, and metal (`scaled-picture.ts`). */
  readonly picture: string | undefined
  readonly size: number | null
  readonly seats: readonly [FrameSeat, ...ReadonlyArray<FrameSeat>]
  /** Defaults to the middle of the range. */
  readonly stone: SeatedStone | null
}

/** `null` without drawn layers (tools/pictures/layer-pictures.ts). */
export const layersOf = ({ picture = "", seats: [seat], size, stone }: LayersInput): PieceLayers | null => {
  const [, design = "", kind, metal = ""] = /([^/\d]+?)(?:-\d+(?:-([a-z]+))?)?-(white|rose|yellow)$/.exec(picture) ?? []
  const key = design.replace(/^(solitaire|single-stud|pendant)-(?!halo).*/, "$1")
  const setting = layerSettings[key]
  const shape = stone?.shape ?? seat.shape
  const drawn = setting?.heads[shape]
  if (setting === undefined || drawn === undefined) return null
  const longer = stone === null ? (seat.least + seat.most) / 2 : seatSize(stone)
  return {
    base: setting.base && { ...setting.base, path: `${folder}/${setting.base.name}${kind ? `-${kind}` : ""}-${metal}` },
    head: { path: `${folder}/${setting.name ?? key}-${shape}-${metal}`, pixels: setting.pixels },
    place: setting.place,
    scale: Math.round((longer / drawn) * (size === null ? 1 : drawnSize / size) * 1000) / 1000
  }
}

/** `heads`: longer side of each drawn cut in millimetres; `pixels`: file width. */
type LayerSetting = {
  /** Name of the head's files; the key of the setting unless given. */
  readonly name?: string
  readonly base: { readonly name: string; readonly pixels: number } | null
  readonly pixels: number
  readonly place: HeadPlace
  readonly heads: Readonly<Partial<Record<Shape, number>>>
}

const folder = "/pictures/layers"

/** Inner diameter of the drawn ring, millimetres. */
const drawnSize = 16.6

const plainRing = { name: "ring", pixels: 800 }
const chain = { name: "pendant-chain", pixels: 640 }
const lying = { left: 23.84, top: 29.16, width: 52.31, x: 50, y: 38.67 }

/** By frame design (`jewelry-picture.ts`); matches the cameras in tools/pictures. */
export const layerSettings: Readonly<Record<string, LayerSetting>> = {
  solitaire: {
    base: plainRing,
    pixels: 352,
    place: { left: 34.39, top: 7.28, width: 31.23, x: 50, y: 31.69 },
    heads: {
      round: 6.5,
      oval: 7.59,
      cushion: 6.36,
      princess: 5.5,
      emerald: 7.14,
      radiant: 6.48,
      asscher: 5.6,
      marquise: 8.97,
      pear: 6.76
    }
  },
  halo: {
    base: { name: "ring-halo", pixels: 800 },
    pixels: 416,
    place: { left: 31.48, top: 5.46, width: 37.04, x: 50, y: 31.69 },
    heads: { round: 6 }
  },
  "cushion-halo": {
    base: plainRing,
    pixels: 416,
    place: { left: 30.39, top: 4.37, width: 39.22, x: 50, y: 31.69 },
    heads: { cushion: 6.36 }
  },
  bezel: {
    base: plainRing,
    pixels: 352,
    place: { left: 34.75, top: 10.17, width: 30.5, x: 50, y: 31.69 },
    heads: { round: 6.2 }
  },
  "three-stone": {
    base: plainRing,
    pixels: 512,
    place: { left: 23.06, top: -4.88, width: 55.92, x: 50, y: 31.69 },
    heads: { round: 6.5 }
  },
  pendant: {
    base: chain,
    pixels: 416,
    place: lying,
    heads: { round: 6.5, cushion: 6.36, princess: 5.5, pear: 6.76, marquise: 8.97, heart: 6 }
  },
  "pendant-halo": {
    base: chain,
    pixels: 416,
    place: { ...lying, top: 31.15 },
    heads: { round: 5.4 }
  },
  "single-drop": {
    name: "drop",
    base: { name: "drop-top", pixels: 640 },
    pixels: 416,
    place: { left: 24.09, top: 27.27, width: 52.31, x: 47.66, y: 36.01 },
    heads: { pear: 6.08, marquise: 8.07 }
  },
  "single-stud": {
    name: "stud",
    base: null,
    pixels: 480,
    place: { left: 0, top: 0, width: 100, x: 33.74, y: 75.13 },
    heads: { round: 6.5, cushion: 6.36, princess: 5.5, asscher: 5.6 }
  }
}
