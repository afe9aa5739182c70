/** What the page of favourites can say of a list. */
export type FavouritesPhase = "waiting" | "lost" | "empty" | "failed" | "shown"

type Known = {
  /** `null` while the list itself is not known; `lost` where it could not be had. */
  readonly list: "lost" | number | null
  /** How many of its things are known. */
  readonly known: number
  readonly asked: "waiting" | "failed" | "told"
}

/** What is known is shown, whatever became of the rest. */
export const phaseOf = ({ asked, known, list }: Known): FavouritesPhase => {
  if (list === null) return "waiting"
  if (list === "lost" || list === 0) return list === 0 ? "empty" : "lost"
  if (known > 0 || asked === "told") return "shown"
  return asked === "failed" ? "failed" : "waiting"
}
