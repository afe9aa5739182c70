import { type Clarity, type Color, type Finish, finishes, type Fluorescence, type Shape } from "../../core/domain/product/diamond.ts"
import type { Hue, Intensity } from "../../core/domain/product/fancy-color.ts"
import type { Make } from "./measurements.ts"
import { type Frequencies, oneOf, type Random } from "./random.ts"

/** Carats, mostly just above a step of the carat price, where cutters aim. */
export const drawWeight = (random: Random): number => {
  const [from, to] = drawStep(random)
  return Math.round((from + (to - from) * random.next() ** 2.6) * 100) / 100
}

/** Half of the large stones are round, and most of the small ones. */
export const drawShape = (random: Random, weight: number): Shape => (weight < 0.3 ? drawSmallShape(random) : drawLargeShape(random))

/** Fancy colours are seldom round: other cuts deepen the colour. */
export const drawFancyShape: (random: Random) => Shape = oneOf<Shape>([
  ["radiant", 28],
  ["cushion", 26],
  ["oval", 13],
  ["pear", 11],
  ["round", 7],
  ["emerald", 6],
  ["heart", 4],
  ["marquise", 3],
  ["princess", 1],
  ["asscher", 1]
])

export const drawColor: (random: Random) => string = oneOf<Color>([
  ["D", 9],
  ["E", 12],
  ["F", 14],
  ["G", 17],
  ["H", 15],
  ["I", 12],
  ["J", 9],
  ["K", 6],
  ["L", 3.5],
  ["M", 2.5]
])

export const drawFancyHue: (random: Random) => Hue = oneOf<Hue>([
  ["Yellow", 68],
  ["Brown", 13],
  ["Gray", 5],
  ["Orange", 4],
  ["Green", 3],
  ["Pink", 5],
  ["Blue", 2]
])

/** Laboratories call strong browns and grays dark or deep, so only two intensities remain for these hues. */
export const drawIntensity = (random: Random, hue: Hue): Intensity => {
  if (hue === "Brown" || hue === "Gray") return drawWeakIntensity(random)
  return hue === "Yellow" ? drawYellowIntensity(random) : drawRareIntensity(random)
}

export const drawClarity: (random: Random) => Clarity = oneOf<Clarity>([
  ["FL", 0.2],
  ["IF", 2.8],
  ["VVS1", 7],
  ["VVS2", 10],
  ["VS1", 18],
  ["VS2", 22],
  ["SI1", 22],
  ["SI2", 13.5],
  ["I1", 4.5]
])

export const drawFluorescence: (random: Random) => Fluorescence = oneOf<Fluorescence>([
  ["None", 64],
  ["Faint", 20],
  ["Medium", 9],
  ["Strong", 5.5],
  ["Very Strong", 1.5]
])

export const drawMake: (random: Random) => Make = oneOf<Make>([
  ["EX", 61],
  ["VG", 24],
  ["G", 10.5],
  ["F", 4.5]
])

export const drawFinish = (random: Random, make: Make): Finish => {
  const step = drawFinishStep(random)
  return finishes[Math.min(3, Math.max(0, finishes.indexOf(make) + step))] ?? "G"
}

const drawFinishStep = oneOf<number>([
  [0, 70],
  [-1, 16],
  [1, 14]
])

const steps: Frequencies<readonly [from: number, to: number]> = [
  [[0.1, 0.18], 3],
  [[0.18, 0.23], 4],
  [[0.23, 0.3], 5],
  [[0.3, 0.4], 23],
  [[0.4, 0.5], 11],
  [[0.5, 0.7], 15],
  [[0.7, 0.9], 10],
  [[0.9, 1], 4.5],
  [[1, 1.5], 13],
  [[1.5, 2], 5],
  [[2, 3], 4],
  [[3, 4], 1.4],
  [[4, 5], 0.5],
  [[5, 7], 0.4],
  [[7, 10], 0.12],
  [[10, 10.6], 0.08]
]
const drawStep = oneOf(steps)

const drawSmallShape = oneOf<Shape>([
  ["round", 84],
  ["princess", 7],
  ["oval", 3],
  ["pear", 2],
  ["marquise", 2],
  ["emerald", 2]
])

const drawLargeShape = oneOf<Shape>([
  ["round", 49],
  ["oval", 11.5],
  ["cushion", 7],
  ["princess", 7.5],
  ["emerald", 7],
  ["pear", 6],
  ["marquise", 3],
  ["radiant", 4],
  ["asscher", 2.3],
  ["heart", 2.7]
])

const drawYellowIntensity = oneOf<Intensity>([
  ["Fancy Light", 30],
  ["Fancy", 38],
  ["Fancy Intense", 24],
  ["Fancy Vivid", 8]
])
const drawWeakIntensity = oneOf<Intensity>([
  ["Fancy Light", 55],
  ["Fancy", 45]
])
const drawRareIntensity = oneOf<Intensity>([
  ["Fancy Light", 46],
  ["Fancy", 38],
  ["Fancy Intense", 13],
  ["Fancy Vivid", 3]
])
