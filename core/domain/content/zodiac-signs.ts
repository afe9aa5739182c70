export const signs = [
  "oven",
  "telec",
  "bliznetsi",
  "rak",
  "lev",
  "deva",
  "vesy",
  "skorpion",
  "strelec",
  "kozerog",
  "vodoley",
  "ryby"
] as const
export type Sign = (typeof signs)[number]

/** RT-024 to RT-036. */
export const horoscopePath = "/brilliant-horoscope"
export const signPath = (sign: Sign): string => `${horoscopePath}/${sign}`

export const signImage = (sign: Sign): string => `/pictures/horoscope/${sign}.png`
