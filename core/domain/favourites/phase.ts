export type FavouritesPhase = "waiting" | "lost" | "empty" | "failed" | "shown"

type Progress = {
  /** Length of the list; `null` while loading, `lost` after a failure. */
  readonly list: "lost" | number | null
  /** Loaded items. */
  readonly known: number
  /** Request for the items. */
  readonly asked: "waiting" | "failed" | "settled"
}

/** Loaded items stay when later requests fail. */
export const phaseOf = ({ asked, known, list }: Progress): FavouritesPhase => {
  if (list === null) return "waiting"
  if (list === "lost" || list === 0) return list === 0 ? "empty" : "lost"
  if (known > 0 || asked === "settled") return "shown"
  return asked === "failed" ? "failed" : "waiting"
}
