export type FavouritesPhase = "waiting" | "lost" | "empty" | "failed" | "shown"

type Progress = {
  /** Length of the list; `null` while loading, `lost` after a failure. */
  readonly list: "lost" | number | null
  readonly loaded: number
  readonly request: "waiting" | "failed" | "settled"
}

/** Loaded items stay when later requests fail. */
export const phaseOf = ({ request, loaded, list }: Progress): FavouritesPhase => {
  if (list === null) return "waiting"
  if (list === "lost") return "lost"
  if (list === 0) return "empty"
  if (loaded > 0 || request === "settled") return "shown"
  return request === "failed" ? "failed" : "waiting"
}
