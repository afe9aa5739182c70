/** How strong a fancy colour is, as reports name it, weakest first. */
export const intensities = ["Fancy Light", "Fancy", "Fancy Intense", "Fancy Vivid"] as const
export type Intensity = (typeof intensities)[number]

/** Hues of fancy colours, the commonest first; spelled as reports spell them. */
export const hues = ["Yellow", "Brown", "Gray", "Orange", "Green", "Pink", "Blue"] as const
export type Hue = (typeof hues)[number]

export type FancyColor = { readonly intensity: Intensity; readonly hue: Hue }

/** `Fancy Intense Yellow`. */
export const nameFancyColor = ({ intensity, hue }: FancyColor): string => `${intensity} ${hue}`

/** The fancy colours of a hue, as reports spell them. */
export const colorsOfHue = (hue: Hue): ReadonlyArray<string> => intensities.map((intensity) => nameFancyColor({ intensity, hue }))

/** The fancy colour behind a name; `undefined` for D to M and for anything else. */
export const findFancyColor = (color: string): FancyColor | undefined => {
  const hue = hues.find((known) => color.endsWith(` ${known}`))
  const intensity = intensities.find((known) => color === `${known} ${hue}`)
  return hue === undefined || intensity === undefined ? undefined : { intensity, hue }
}

/** The hues as a label names them. */
export const hueNames = {
  Yellow: "Жёлтый",
  Brown: "Коричневый",
  Gray: "Серый",
  Orange: "Оранжевый",
  Green: "Зелёный",
  Pink: "Розовый",
  Blue: "Голубой"
} as const satisfies Record<Hue, string>
