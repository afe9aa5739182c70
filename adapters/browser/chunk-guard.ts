import { mayReload, reloadMark } from "../../core/domain/maintenance/reload-guard.ts"

/** Resolves if the page stays, never if it reloads. */
type FailureHandler = () => Promise<void>

let handled: Promise<void> = Promise.resolve()

/** Listens for Vite's event of a failed chunk, script or style. Installed first (`app/boot.ts`). */
export const guardChunks = (): void => addEventListener("vite:preloadError", () => void (handled = handleFailure()))

/** Resolves once no reload is pending for a failed chunk; until then the failure is hidden (BLD-006). */
export const chunkFailureHandled = (): Promise<void> => handled

/** Reloads the page at most once in ten seconds, if online, until `core/machines/maintenance/recovery.machine.ts` runs and handles failures. */
let handleFailure: FailureHandler = async () => {
  if (!navigator.onLine || !mayReload(reloadedAt(), Date.now())) return showMissing()
  reloadOnce()
  await new Promise(() => undefined)
}

/** Shows the server-rendered notice (`view/shell/missing-notice.tsx`) before hydration. */
const showMissing = (): void => document.querySelector("html:not([data-alive]) #missing")?.removeAttribute("hidden")

export const handleChunkFailures = (handler: FailureHandler): void => void (handleFailure = handler)

/** Time of the last reload for a failed chunk, in epoch milliseconds; without session storage the current time, which prevents a reload. */
export const reloadedAt = (): number | null => {
  try {
    return Number(sessionStorage.getItem(reloadMark)) || null
  } catch {
    return Date.now()
  }
}

/** Throws when the mark, which prevents a reload loop, cannot be stored. */
export const reloadOnce = (): void => {
  sessionStorage.setItem(reloadMark, String(Date.now()))
  location.reload()
}
