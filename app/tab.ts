import { keptKey } from "../core/journal/kept-key.ts"

/** Whether this tab kept a journal before its reload; what reads it is loaded only then. */
export const hasKeptJournal = (): boolean => {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    return false
  }
}

/** Once the page is alive and has nothing else to do; a browser without idle callbacks gets it after a millisecond (LIM-016). */
export const whenIdle = (work: () => Promise<void>): void => {
  const run = () => void work().catch((failure: unknown) => console.warn("[shop] idle work failed", failure))
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run)
  else setTimeout(run, 1)
}
