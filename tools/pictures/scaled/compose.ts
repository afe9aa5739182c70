import sharp from "sharp"
import type { Frame } from "../scene.ts"
import type { ScaledShot } from "./shots.ts"

export type Masters = { readonly base: Buffer; readonly head: Buffer }

/** Lays a head over its base, scaled about the point where they meet, and crops the piece. Takes and returns PNG files. */
export const composed = async (
  { anchor, baseFrame, crop, headFrame }: ScaledShot,
  scale: number,
  { base, head }: Masters
): Promise<Buffer> => {
  const { width: pixels } = await sharp(base).metadata()
  const place = pixelsOf(scaledAbout(anchor, headFrame, scale), baseFrame, pixels)
  const overlap = overlapOf(place, pixels)
  const layer = await sharp(head)
    .resize(place.size, place.size, { kernel: "lanczos3" })
    .extract({ left: overlap.left - place.left, top: overlap.top - place.top, width: overlap.width, height: overlap.height })
    .png()
    .toBuffer()
  const whole = await sharp(base)
    .composite([{ input: layer, left: overlap.left, top: overlap.top }])
    .png()
    .toBuffer()
  const { left, size, top } = pixelsOf(crop(scale), baseFrame, pixels)
  return sharp(whole).extract({ left, top, width: size, height: size }).png().toBuffer()
}

const scaledAbout = ([ax, ay]: readonly [number, number], [x, y, half]: Frame, scale: number): Frame => [
  ax + (x - ax) * scale,
  ay + (y - ay) * scale,
  half * scale
]

type Square = { readonly left: number; readonly top: number; readonly size: number }

/** Pixels of a frame in the picture of a base frame, whose first row is at the top. */
const pixelsOf = ([x, y, half]: Frame, [baseX, baseY, baseHalf]: Frame, pixels: number): Square => {
  const scale = pixels / (2 * baseHalf)
  return {
    left: Math.round((x - half - (baseX - baseHalf)) * scale),
    top: Math.round((baseY + baseHalf - (y + half)) * scale),
    size: Math.round(2 * half * scale)
  }
}

const overlapOf = ({ left, size, top }: Square, pixels: number) => {
  const [fromX, fromY] = [Math.max(0, left), Math.max(0, top)]
  return { left: fromX, top: fromY, width: Math.min(pixels, left + size) - fromX, height: Math.min(pixels, top + size) - fromY }
}
