/** Milliseconds until deferred code is loaded without interaction. */
const untouchedMs = 4_000

const touches = ["popstate", "pointermove", "pointerdown", "keydown", "scroll"] as const

/**
 * Runs once at the first interaction (a pointer moves before it clicks), so the initial load has the network to itself; at once with `isOwn` (pages
 * of browser-only data).
 */
export const onFirstInteraction = (work: () => Promise<void>, isOwn: boolean): void => {
  const interacted = new AbortController()
  const run = () => {
    if (interacted.signal.aborted) return
    interacted.abort()
    void work().catch((failure: unknown) => console.warn("[shop] what the next page needs did not arrive", failure))
  }
  for (const touch of touches) addEventListener(touch, run, { signal: interacted.signal, passive: true })
  setTimeout(run, isOwn || hasActed() ? 0 : untouchedMs)
}

/** The visitor interacted while the page was starting. */
const hasActed = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive
