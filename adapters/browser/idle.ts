/** Delay without requestIdleCallback (LIM-016). */
export const idleFallbackMs = 1

/** Limit for pages that are never idle, as in Chromium on a busy machine. */
const longestWaitMs = 1_000

export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, idleFallbackMs)
}
