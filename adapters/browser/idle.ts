/** Delay in milliseconds without `requestIdleCallback` (LIM-016). */
export const idleFallbackMs = 1

/** Longest wait in milliseconds: Chromium on a busy machine is never idle. */
const longestWaitMs = 1_000

export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, idleFallbackMs)
}
