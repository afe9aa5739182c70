import { nbsp } from "../text/numbers.ts"

/** Pixels of the short side, long side over short side, all pixels, bytes, photographs of a stone or of a piece in one metal. */
export const photographLimits = { minSide: 1_200, maxRatio: 2, maxPixels: 50_000_000, maxBytes: 25 * 1024 * 1024, most: 8 } as const

/** Outer 3 % of a photograph: 5th, 50th and 95th percentile of its brightness, 0 to 255, and the mean of each channel. */
export type Border = {
  readonly darkest: number
  readonly usual: number
  readonly lightest: number
  readonly color: readonly [red: number, green: number, blue: number]
}

/**
 * Limits of a light, even and neutral background. Drawn pictures of whole pieces and stones have a median of 228 to 232, a spread up to 23 and a tint
 * up to 9; close-ups have a spread of 122.
 */
const borderLimits = { usualLeast: 210, maxSpread: 36, maxTint: 24 } as const

export type PhotographFault =
  | { readonly code: "kind" | "broken" | "moving" | "heavy" }
  | { readonly code: "small" | "long" | "manyPixels"; readonly width: number; readonly height: number }
  | { readonly code: "dark" | "uneven" | "tinted"; readonly border: Border }

type Size = { readonly width: number; readonly height: number }

export const faultOfSize = ({ height, width }: Size): PhotographFault | null => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short * long > photographLimits.maxPixels) return { code: "manyPixels", width, height }
  if (short < photographLimits.minSide) return { code: "small", width, height }
  return long > short * photographLimits.maxRatio ? { code: "long", width, height } : null
}

export const faultOfBorder = (border: Border): PhotographFault | null => {
  if (border.usual < borderLimits.usualLeast) return { code: "dark", border }
  if (border.lightest - border.darkest > borderLimits.maxSpread) return { code: "uneven", border }
  return tintOf(border) > borderLimits.maxTint ? { code: "tinted", border } : null
}

const tintOf = ({ color }: Border): number => Math.round(Math.max(...color) - Math.min(...color))

/** `pixels`: a square of RGB, `side` long, one byte per channel. */
export const borderOf = (pixels: Uint8Array, side: number): Border => {
  const thickness = Math.max(1, Math.round(side * 0.03))
  const brightness: Array<number> = []
  const sums: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < side * side; at++) {
    const [column, row] = [at % side, Math.floor(at / side)]
    if (Math.min(column, row, side - 1 - column, side - 1 - row) >= thickness) continue
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3)
    brightness.push(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    sums[0] += red
    sums[1] += green
    sums[2] += blue
  }
  const sorted = brightness.toSorted((one, other) => one - other)
  const percentile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const count = sorted.length
  return {
    darkest: percentile(0.05),
    usual: percentile(0.5),
    lightest: percentile(0.95),
    color: [sums[0] / count, sums[1] / count, sums[2] / count]
  }
}

const sides = ({ height, width }: Size): string => `${width}${nbsp}×${nbsp}${height}`

/** For the operator: the fault, its measure and the limit. */
export const photographFaultText = (fault: PhotographFault): string => {
  switch (fault.code) {
    case "kind":
      return "Подойдут JPEG, PNG и WebP: содержимое файла другое"
    case "broken":
      return "Файл не читается до конца: сохраните его заново"
    case "moving":
      return "Изображение движется: нужен один кадр"
    case "heavy":
      return `Файл больше ${photographLimits.maxBytes / 1024 / 1024}${nbsp}МБ`
    case "small":
      return `Мало точек: ${sides(fault)}, нужно от ${photographLimits.minSide} по короткой стороне`
    case "long":
      return `Слишком вытянуто: ${sides(fault)}, длинная сторона может быть больше короткой в ${photographLimits.maxRatio} раза`
    case "manyPixels":
      return `Слишком много точек: ${sides(fault)}, можно до ${photographLimits.maxPixels / 1_000_000} мегапикселей`
    case "dark":
      return `Фон тёмный: яркость по краям ${fault.border.usual} из 255, нужно от ${borderLimits.usualLeast}`
    case "uneven":
      return `Фон неровный или изделие у края: яркость по краям от ${fault.border.darkest} до ${fault.border.lightest}, разница может быть до ${borderLimits.maxSpread}`
    case "tinted":
      return `Фон цветной: каналы по краям расходятся на ${tintOf(fault.border)}, можно до ${borderLimits.maxTint}`
  }
}

const base = "/pictures/photos/"

/** Base path of the files (`picture-files.ts`), new for each import, so that no cache holds an older photograph under it. */
export const photographPath = (id: string): string => base + id

export const isPhotograph = (picture: string | undefined): boolean => picture?.startsWith(base) === true

type Pieces = { readonly kind: "piece"; readonly count: number }
type Stones = { readonly kind: "stone"; readonly count: number }

export const photographNote = ({ count, kind }: Pieces | Stones): string => {
  const photographs = count === 1 ? "Фотография" : "Фотографии"
  return kind === "stone" ? `${photographs} этого камня.` : `${photographs} этого изделия. Размер и проба могут отличаться от выбранных.`
}
