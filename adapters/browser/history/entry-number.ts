/** The number that the shop gave to an entry of the tab's history; the browser's own entries have none. */
export const entryNumber = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "index" in state && typeof state.index === "number" ? state.index : undefined

/** Number of layers over the page at an entry (`covers.ts`); 0 at the page's own. */
export const coverDepth = (state: unknown): number =>
  typeof state === "object" && state !== null && "cover" in state ? Number(state.cover) : 0

/**
 * The document that numbers the entries around this one. Each document that a tab loads begins at 0, so a number alone does not tell an entry of the
 * tab; a reload, and a Back to a document of before, go on with the numbers that stand there.
 */
export const entryDocument = (): string => {
  own ??= entryNumber(history.state) === undefined ? Math.random().toString(36).slice(2) : documentIn(history.state)
  return own
}

let own: string | undefined

const documentIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "document" in state && typeof state.document === "string" ? state.document : ""
