import { type FancyColor, hueNames, type Intensity } from "./fancy-color.ts"

/** Russian standard: `фантазийный интенсивный жёлтый`. */
export const nameFancyColorInRussian = ({ intensity, hue }: FancyColor): string =>
  `${russianIntensities[intensity]} ${hueNames[hue].toLowerCase()}`

export const russianIntensities = {
  "Fancy Light": "фантазийный светлый",
  Fancy: "фантазийный",
  "Fancy Intense": "фантазийный интенсивный",
  "Fancy Vivid": "фантазийный насыщенный"
} as const satisfies Record<Intensity, string>
