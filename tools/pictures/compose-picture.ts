import type { Vector } from "../../core/domain/optics/geometry.ts"
import type { Shadow } from "./scene.ts"
import type { Exposure } from "./tracer.ts"

/** 8-bit sRGB, 3 bytes a pixel or 4 with coverage, top row first. */
export type PictureImage = { readonly size: number; readonly pixels: Uint8Array }

/**
 * Both passes over a scene, shadow settings, and the page colour (sRGB bytes) at the top and bottom edge. Without a ground pass there are
 * no shadows.
 */
export type RenderPasses = {
  readonly things: Exposure
  readonly ground?: Exposure | undefined
  readonly shadow: Shadow
  readonly page: readonly [top: Vector, bottom: Vector]
}

/**
 * Composes the objects on the exact colour of the page: light on the table is a factor of that colour, 1 in empty places and at the edges,
 * so the picture has no visible border.
 */
export const composePicture = (passes: RenderPasses): PictureImage => {
  const { size } = passes.things
  const pixels = new Uint8Array(size * size * 3)
  forEachPixel(passes, ({ bytes, x, y }) => pixels.set(bytes.map(Math.round), (y * size + x) * 3))
  return { size, pixels }
}

/** Picture with transparency, to be laid over the page or another layer: coverage is the difference from the page. */
export const composeCutOut = (passes: RenderPasses): PictureImage => {
  const { size } = passes.things
  const pixels = new Uint8Array(size * size * 4)
  forEachPixel(passes, ({ bytes, coverage, paper, x, y }) => {
    const page = perChannel((c) => encoded(paper[c]))
    const covered = Math.max(coverage, ...perChannel((c) => coverFor(bytes[c], page[c])))
    if (covered < 1 / 255) return
    const color = perChannel((c) => Math.min(255, Math.max(0, (bytes[c] - (1 - covered) * page[c]) / covered)))
    pixels.set([...color, 255 * covered].map(Math.round), (y * size + x) * 4)
  })
  return { size, pixels }
}

/** Coverage needed to reach a lighter or darker value. */
const coverFor = (target: number, page: number): number =>
  Math.abs(target - page) < 0.6 ? 0 : target < page ? (page - target) / page : Math.min(1, (target - page) / (255 - page))

/** Pixel of the picture (sRGB bytes, unrounded), its coverage, and the page colour (linear). */
type ComposedPixel = { readonly x: number; readonly y: number; readonly bytes: Vector; readonly coverage: number; readonly paper: Vector }

const forEachPixel = ({ ground, page, shadow, things }: RenderPasses, use: (pixel: ComposedPixel) => void): void => {
  const { size } = things
  const glow = bloomOf(things)
  const light = ground === undefined ? [] : enlarged(softened(channelsOf(ground), ground.size, shadow.blur), ground.size, size)
  for (let pixel = 0; pixel < size * size; pixel++) {
    const [x, y] = [pixel % size, size - 1 - Math.floor(pixel / size)]
    const coverage = things.pixels[pixel * 4 + 3] ?? 0
    const thing = toned(perChannel((c) => (things.pixels[pixel * 4 + c] ?? 0) / Math.max(coverage, 1e-6)))
    const shade = shadow.strength * insideEdge(x / (size - 1), y / (size - 1), shadow.margin)
    const paper = perChannel((c) => linear(page[0][c] + (page[1][c] - page[0][c]) * (y / (size - 1))))
    const bytes = perChannel((c) => {
      const open = paper[c] * (1 + ((light[c]?.[pixel] ?? 1) - 1) * shade)
      return encoded(thing[c] * coverage + open * (1 - coverage) + (glow[c]?.[pixel] ?? 0)) + dither(x, y)
    })
    use({ x, y, bytes, coverage, paper })
  }
}

type Channel = 0 | 1 | 2

type Plate = Float32Array

const perChannel = (value: (channel: Channel) => number): Vector => [value(0), value(1), value(2)]

const channelsOf = ({ pixels, size }: Exposure): ReadonlyArray<Plate> =>
  [0, 1, 2].map((channel) => Float32Array.from({ length: size * size }, (_, pixel) => pixels[pixel * 4 + channel] ?? 0))

/** Bloom: widths as fractions of the picture's width, and strengths. */
const glows = [
  { blur: 0.0027, strength: 0.034 },
  { blur: 0.0078, strength: 0.086 }
] as const

const bloomOf = (things: Exposure): ReadonlyArray<Plate> => {
  const bright = channelsOf(things).map((plate) => plate.map((value) => Math.min(6, Math.max(0, value - 1.1))))
  const layers = glows.map(({ blur, strength }) =>
    softened(bright, things.size, blur).map((plate) => plate.map((value) => value * strength))
  )
  return layers.reduce((sum, layer) => sum.map((plate, channel) => plate.map((value, pixel) => value + (layer[channel]?.[pixel] ?? 0))))
}

/** Separable Gaussian blur; `blur` is a fraction of the width. */
const softened = (plates: ReadonlyArray<Plate>, size: number, blur: number): ReadonlyArray<Plate> => {
  const sigma = blur * size
  const reach = Math.ceil(sigma * 3)
  const bell = Array.from({ length: reach * 2 + 1 }, (_, index) => Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)))
  const total = bell.reduce((sum, weight) => sum + weight, 0)
  const along = (plate: Plate, step: number): Plate => {
    const result = new Float32Array(plate.length)
    for (let pixel = 0; pixel < plate.length; pixel++) {
      const place = Math.floor(pixel / step) % size
      let sum = 0
      for (let index = 0; index < bell.length; index++) {
        const near = Math.min(size - 1, Math.max(0, place + index - reach)) - place
        sum += (bell[index] ?? 0) * (plate[pixel + near * step] ?? 0)
      }
      result[pixel] = sum / total
    }
    return result
  }
  return plates.map((plate) => along(along(plate, 1), size))
}

/** Bilinear enlargement. */
const enlarged = (plates: ReadonlyArray<Plate>, from: number, to: number): ReadonlyArray<Plate> =>
  plates.map((plate) => {
    const result = new Float32Array(to * to)
    for (let pixel = 0; pixel < result.length; pixel++) {
      const [x, y] = [placeIn(pixel % to, from, to), placeIn(Math.floor(pixel / to), from, to)]
      const [left, low] = [Math.min(from - 2, Math.floor(x)), Math.min(from - 2, Math.floor(y))]
      const row = (up: number): number => {
        const start = plate[(low + up) * from + left] ?? 0
        return start + ((plate[(low + up) * from + left + 1] ?? 0) - start) * (x - left)
      }
      result[pixel] = row(0) + (row(1) - row(0)) * (y - low)
    }
    return result
  })

const placeIn = (pixel: number, from: number, to: number): number => Math.min(from - 1, Math.max(0, ((pixel + 0.5) * from) / to - 0.5))

/** 0 on the border of the picture, 1 from `margin` inwards. */
const insideEdge = (x: number, y: number, margin: number): number => {
  const rise = (distance: number): number => Math.sin((Math.PI / 2) * Math.min(1, distance / margin)) ** 2
  return rise(x) * rise(1 - x) * rise(y) * rise(1 - y)
}

/** Tone curve: a toe deepens blacks, linear up to 0.74, then a shoulder that preserves hue. */
const toned = (light: Vector): Vector => {
  const color = perChannel((c) => (1.09 * light[c] ** 2) / (light[c] + 0.07))
  const [start, peak] = [0.74, Math.max(...color)]
  if (peak <= start) return color
  const lowered = 1 - (1 - start) ** 2 / (peak + 1 - 2 * start)
  const faded = 1 - 1 / (0.15 * (peak - lowered) + 1)
  return perChannel((c) => (color[c] * lowered * (1 - faded)) / peak + lowered * faded)
}

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const encoded = (value: number): number => {
  const clamped = Math.min(1, Math.max(0, value))
  return 255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055)
}

/** Constant dither below half a step against banding; exact values are unchanged. */
const dither = (x: number, y: number): number => {
  const turns = 52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)
  return (turns - Math.floor(turns) - 0.5) * 0.96
}
