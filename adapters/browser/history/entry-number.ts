/** Field of an entry's `history.state`, which any script may have written. */
const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined

/** `undefined` for an entry made by the browser. */
export const entryNumber = (state: unknown): number | undefined => {
  const index = fieldOf(state, "index")
  return typeof index === "number" ? index : undefined
}

/** Number of layers at an entry (`covers.ts`). */
export const coverDepth = (state: unknown): number => Number(fieldOf(state, "cover") ?? 0)

/** Id of the document that numbers the entries, each from 0. A reload or Back to an earlier document continues its numbers. */
export const entryDocument = (): string => {
  documentId ??= entryNumber(history.state) === undefined ? Math.random().toString(36).slice(2) : String(fieldOf(history.state, "document"))
  return documentId
}

let documentId: string | undefined
