import type { PlotTones } from "../../../core/domain/catalogue/arrangement.ts"
import type { Mark } from "../../../core/domain/catalogue/plot-marks.ts"
import { type Clarity, clarities, type Color, colors } from "../../../core/domain/product/diamond.ts"
import { type Hue, hueNames, hues } from "../../../core/domain/product/fancy-color.ts"

export type Tone = Clarity | Color | Hue

/** Contrast of 3 to 1 or more on white; from cool for the best grade to warm for the lowest. */
export const paints: Readonly<Record<Tone, string>> = {
  D: "#1f4d66",
  E: "#2a6078",
  F: "#3d7386",
  G: "#5b8490",
  H: "#748b8f",
  I: "#878a7f",
  J: "#927f63",
  K: "#9b7c4f",
  L: "#9a6d36",
  M: "#935c1f",
  Yellow: "#a88600",
  Brown: "#6b4423",
  Gray: "#4c4c50",
  Orange: "#cf6410",
  Green: "#2f7d46",
  Pink: "#c24d86",
  Blue: "#2f62c9",
  FL: "#173a47",
  IF: "#1f4d5d",
  VVS1: "#2f6273",
  VVS2: "#457684",
  VS1: "#5f868f",
  VS2: "#788a8c",
  SI1: "#8c8872",
  SI2: "#9a7d4e",
  I1: "#985f24"
}

/** Order of the legend and of drawing. */
export const tonesOf = (by: PlotTones): ReadonlyArray<Tone> => (by === "clarity" ? clarities : [...colors, ...hues])

export const toneOf = ({ tones }: Mark, by: PlotTones): Tone => tones[by]

/** Stones of a hue are drawn as squares. */
export const isHue = (tone: Tone): tone is Hue => tone in hueNames

export const nameOfTone = (tone: Tone): string => (isHue(tone) ? hueNames[tone] : tone)
