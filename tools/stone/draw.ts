import sharp from "sharp"
import { zoneAt, type Zone } from "../../core/domain/optics/face.ts"
import type { Vector } from "../../core/domain/optics/geometry.ts"
import { refractiveIndexAt } from "../../core/domain/optics/medium.ts"
import { followRay, type TracedStone } from "../../core/domain/optics/rays.ts"

export type StoneView = "face" | "aset"

/** Draws a stone from above as a PNG: lit by a ring of lamps, or coloured by the direction of light. */
export const drawStone = async (stone: TracedStone, view: StoneView, file: string): Promise<void> => {
  const colorAt = view === "aset" ? asetColor : litColor
  const pixels = Array.from({ length: size * size }, (_, place) => pixelAt(stone, colorAt, place))
  await sharp(Uint8Array.from(pixels.flat()), { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toFile(file)
}

const size = 480

type Color = readonly [red: number, green: number, blue: number]
type ColorAt = (stone: TracedStone, x: number, z: number) => Color

/** Mean of four samples, 0 to 255. */
const pixelAt = (stone: TracedStone, colorAt: ColorAt, place: number): Color => {
  const [column, row] = [place % size, Math.floor(place / size)]
  const reach = Math.max(1, stone.length) * 1.06
  const colors = [0.25, 0.75].flatMap((right) =>
    [0.25, 0.75].map((down) => colorAt(stone, (((column + right) / size) * 2 - 1) * reach, (((row + down) / size) * 2 - 1) * reach))
  )
  const mean = (part: 0 | 1 | 2): number => colors.reduce((sum, color) => sum + color[part], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

const paper: Color = [255, 255, 255]

const zoneColors: Readonly<Record<Zone, Color>> = { red: [214, 40, 40], green: [52, 150, 70], blue: [38, 72, 190], dark: [16, 16, 20] }

const asetColor: ColorAt = (stone, x, z) => {
  const zone = zoneAt(stone, x, z)
  return zone === undefined ? paper : zoneColors[zone]
}

const indices = [611, 549, 464].map(refractiveIndexAt)

const litColor: ColorAt = (stone, x, z) => {
  const seen = indices.map((index) => followRay(stone, { from: [x, 10, z], direction: [0, -1, 0] }, index))
  if (seen.every((exits) => exits.length === 0)) return paper
  const [red = 0, green = 0, blue = 0] = seen.map((exits) =>
    exits.reduce((sum, { direction, energy }) => sum + energy * lampsAt(direction), 0)
  )
  return [shown(red), shown(green), shown(blue)]
}

/** Radiance of eight soft lamps at 55°, dim walls, darkness behind the observer's head and below the stone. */
const lampsAt = ([x, y, z]: Vector): number => {
  if (y < 0) return 0.2
  if (y > 0.966) return 0.05
  const around = Math.cos(8 * Math.atan2(z, x)) * 0.5 + 0.5
  const ring = Math.exp(-(((Math.asin(y) - 0.96) / 0.2) ** 2))
  return 0.25 + 0.35 * y + 1.5 * ring * around ** 2
}

/** Linear light to sRGB, with highlights rolled off. */
const shown = (light: number): number => {
  const rolled = light / (1 + 0.25 * light)
  return Math.min(255, 255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055))
}
