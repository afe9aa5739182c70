/** Signs of the zodiac by the codes of their addresses, in the order of the year. */
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

/** The address of the index and of a sign's page (RT-024 to RT-036). */
export const horoscopePath = "/brilliant-horoscope"
export const signPath = (sign: Sign): string => `${horoscopePath}/${sign}`

/** The drawing of its constellation, which stands for a sign's page where it is shared. */
export const signImage = (sign: Sign): string => `/pictures/horoscope/${sign}.png`
