/** Spelling of reports, weakest first. */
export const intensities = ["Fancy Light", "Fancy", "Fancy Intense", "Fancy Vivid"] as const
export type Intensity = (typeof intensities)[number]

/** Spelling of reports, most common first. */
export const hues = ["Yellow", "Brown", "Gray", "Orange", "Green", "Pink", "Blue"] as const
export type Hue = (typeof hues)[number]

export type FancyColor = { readonly intensity: Intensity; readonly hue: Hue }

export const nameFancyColor = ({ intensity, hue }: FancyColor): string => `${intensity} ${hue}`

export const colorsOfHue = (hue: Hue): ReadonlyArray<string> => intensities.map((intensity) => nameFancyColor({ intensity, hue }))

export const findFancyColor = (color: string): FancyColor | undefined => {
  const hue = hues.find((name) => color.endsWith(` ${name}`))
  const intensity = intensities.find((name) => color === `${name} ${hue}`)
  return hue === undefined || intensity === undefined ? undefined : { intensity, hue }
}

export const hueNames = {
  Yellow: "Жёлтый",
  Brown: "Коричневый",
  Gray: "Серый",
  Orange: "Оранжевый",
  Green: "Зелёный",
  Pink: "Розовый",
  Blue: "Голубой"
} as const satisfies Record<Hue, string>
