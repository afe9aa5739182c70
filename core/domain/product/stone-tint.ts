export const stoneTints = ["warm", "light-yellow", "yellow", "brown", "gray", "orange", "green", "pink", "blue"] as const
export type StoneTint = (typeof stoneTints)[number]

/** `undefined` for D to J, which look colourless. */
export const stoneTint = (color: string): StoneTint | undefined => {
  if (color.length === 1) return "KLM".includes(color) ? "warm" : undefined
  if (color === "Fancy Light Yellow") return "light-yellow"
  return tintOfHue(color.split(" ").at(-1) ?? "")
}

/** Fancy hue such as `Yellow`. Searches by name, because a table would enlarge every page. */
export const tintOfHue = (hue: string): StoneTint | undefined => stoneTints.find((tint) => tint === hue.toLowerCase())

/** Fancy colours in which pieces are drawn, with large stones of that colour. */
export const pieceTints = ["light-brown", "light-yellow"] as const
export type PieceTint = (typeof pieceTints)[number]

/** `undefined` for colours in which no piece is drawn. */
export const pieceTint = (color: string): PieceTint | undefined =>
  pieceTints.find((tint) => `fancy ${tint.replace("-", " ")}` === color.toLowerCase())

/** Hues without a Fancy Vivid among `intensityTints`. */
export const vividTints = ["orange", "green", "blue", "brown", "gray"] as const satisfies ReadonlyArray<StoneTint>

export const isVivid = (color: string): boolean => color.startsWith("Fancy Vivid ")

/** Fancy colours drawn with a cut, besides Fancy Light Yellow and `vividTints`; Fancy is drawn as Fancy Intense. */
export const intensityTints = [
  "light-brown",
  "light-gray",
  "light-orange",
  "light-green",
  "light-pink",
  "light-blue",
  "vivid-yellow",
  "vivid-pink"
] as const

export const intensityTint = (color: string): (typeof intensityTints)[number] | undefined =>
  intensityTints.find((tint) => `fancy ${tint.replace("-", " ")}` === color.toLowerCase())
