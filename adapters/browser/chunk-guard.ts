import { mayReload, reloadMark } from "../../core/domain/maintenance/reload-guard.ts"

/** Resolves unless the page reloads. */
type FailureHandler = () => Promise<void>

let handled: Promise<void> = Promise.resolve()

/** Handles Vite's event of a failed chunk, script or style. */
export const guardChunks = (): void => addEventListener("vite:preloadError", () => void (handled = handleFailure()))

/** Resolves when no reload is pending; until then a failed chunk is hidden (BLD-006). */
export const chunkFailureHandled = (): Promise<void> => handled

/** Reloads at most once in ten seconds, until `recovery.machine.ts` handles failures. */
let handleFailure: FailureHandler = async () => {
  if (!navigator.onLine || !mayReload(reloadedAt(), Date.now())) return showMissing()
  reloadOnce()
  await new Promise(() => undefined)
}

/** Shows the server-rendered notice (`missing-notice.tsx`) before hydration. */
const showMissing = (): void => document.querySelector("html:not([data-alive]) #missing")?.removeAttribute("hidden")

export const handleChunkFailures = (handler: FailureHandler): void => void (handleFailure = handler)

/** Epoch milliseconds of the last reload for a failed chunk; without session storage the current time, which prevents another. */
export const reloadedAt = (): number | null => {
  try {
    return Number(sessionStorage.getItem(reloadMark)) || null
  } catch {
    return Date.now()
  }
}

/** Throws if the mark that prevents a reload loop cannot be stored. */
export const reloadOnce = (): void => {
  sessionStorage.setItem(reloadMark, String(Date.now()))
  location.reload()
}
