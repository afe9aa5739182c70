export type FavouritesPhase = "waiting" | "lost" | "empty" | "failed" | "shown"

type Known = {
  /** Length of the list; `null` while it loads, `lost` when loading failed. */
  readonly list: "lost" | number | null
  /** Number of loaded items. */
  readonly known: number
  readonly asked: "waiting" | "failed" | "settled"
}

/** Shows loaded items even if later requests fail. */
export const phaseOf = ({ asked, known, list }: Known): FavouritesPhase => {
  if (list === null) return "waiting"
  if (list === "lost" || list === 0) return list === 0 ? "empty" : "lost"
  if (known > 0 || asked === "settled") return "shown"
  return asked === "failed" ? "failed" : "waiting"
}
