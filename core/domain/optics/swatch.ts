import { absorptionOf } from "./absorption.ts"

/** Way of the light, mm: about four times the depth of a carat. */
const way = 14

/** `#f3c244`: white light after its way through a stone of this colour, by the model that draws it. */
export const swatchOf = (color: string): string =>
  `#${absorptionOf(color)
    .map((perMillimetre) => channel(Math.exp(-perMillimetre * way)))
    .join("")}`

/** Two hexadecimal digits; sRGB with its plain exponent. */
const channel = (light: number): string =>
  Math.round(255 * light ** (1 / 2.2))
    .toString(16)
    .padStart(2, "0")
