/** The number that the shop gave to an entry of the tab's history; the browser's own entries have none. */
export const entryNumber = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "index" in state && typeof state.index === "number" ? state.index : undefined
