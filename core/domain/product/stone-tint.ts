/** Colours in which the pictures show stones: each is what a stone of that colour looks like beside a colourless one. */
export const stoneTints = ["warm", "light-yellow", "yellow", "brown", "gray", "orange", "green", "pink", "blue"] as const
export type StoneTint = (typeof stoneTints)[number]

/** The tint of a colour grade or a fancy colour, such as `Fancy Intense Yellow`; `undefined` for D to J, where a stone looks colourless. */
export const stoneTint = (color: string): StoneTint | undefined => {
  if (color.length === 1) return "KLM".includes(color) ? "warm" : undefined
  if (color === "Fancy Light Yellow") return "light-yellow"
  const hue = color.split(" ").at(-1)?.toLowerCase()
  return stoneTints.find((tint) => tint === hue)
}
