/** `undefined` for an entry made by the browser. */
export const entryNumber = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "index" in state && typeof state.index === "number" ? state.index : undefined

/** Number of layers at an entry (`covers.ts`). */
export const coverDepth = (state: unknown): number =>
  typeof state === "object" && state !== null && "cover" in state ? Number(state.cover) : 0

/** Id of the document that numbers the entries, each from 0. A reload or Back to an earlier document continues its numbers. */
export const entryDocument = (): string => {
  documentId ??= entryNumber(history.state) === undefined ? Math.random().toString(36).slice(2) : documentIn(history.state)
  return documentId
}

let documentId: string | undefined

const documentIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "document" in state && typeof state.document === "string" ? state.document : ""
