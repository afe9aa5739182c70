import { mayReload, reloadMark } from "../../core/domain/maintenance/reload-guard.ts"

/** Minds a chunk that did not come; resolves when the page stays, never when it is loaded anew. */
type Mind = () => Promise<void>

let decided: Promise<void> = Promise.resolve()

/** Vite tells of every chunk, script or style, that does not come. This much is there before any of them (`app/boot.ts`). */
export const guardChunks = (): void => addEventListener("vite:preloadError", () => void (decided = mind()))

/** Resolves when a missing chunk is no longer about to load the page anew: before that its absence is nothing to speak of (BLD-006). */
export const chunksDecided = (): Promise<void> => decided

/** As long as there is no machine for it (`core/machines/maintenance/recovery.machine.ts`): the page is loaded anew, once in ten seconds, where there is a network. */
let mind: Mind = async () => {
  if (!navigator.onLine || !mayReload(reloadedAt(), Date.now())) return sayMissing()
  loadAnew()
  await new Promise(() => undefined)
}

/** A page that is not alive has no words of its own: those that the server drew into it are shown (`view/shell/missing-notice.tsx`). */
const sayMissing = (): void => document.querySelector("html:not([data-alive]) #missing")?.removeAttribute("hidden")

/** Gives the care of missing chunks to another. */
export const mindChunks = (other: Mind): void => void (mind = other)

/** When this tab was last loaded anew for a chunk; without session storage nobody knows, and nothing is risked. */
export const reloadedAt = (): number | null => {
  try {
    return Number(sessionStorage.getItem(reloadMark)) || null
  } catch {
    return Date.now()
  }
}

/** Marks the tab and loads its page anew; throws where it cannot be marked: without a mark nothing would end a circle of reloads. */
export const loadAnew = (): void => {
  sessionStorage.setItem(reloadMark, String(Date.now()))
  location.reload()
}
