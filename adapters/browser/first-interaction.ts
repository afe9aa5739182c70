/** How long a page may stand untouched before it fetches what its next step needs. */
const untouchedMs = 4_000

const touches = ["popstate", "pointermove", "pointerdown", "keydown", "scroll"] as const

/**
 * Once, when the visitor first interacts: before a click there is a pointer that moves. Until then the first page has the line to itself; a page that
 * shows what this browser alone knows waits for nobody.
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

/** A visitor who pressed something while the page was starting has interacted already. */
const hasActed = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive
