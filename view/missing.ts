/** Under which the document holds, hidden, what is said of a page whose code did not come (`app/document.ts`). */
export const missingId = "missing"

/** Says it: what was drawn stays, its links lead on, and the whole can be asked for again. */
export const sayMissing = (): void => document.getElementById(missingId)?.removeAttribute("hidden")
