/** Where there is no requestIdleCallback the work waits this long (LIM-016). */
export const idleFallbackMs = 1

/** A page that is never called idle, as Chromium does with some on a busy machine, does its work after this long. */
const longestWaitMs = 1_000

/** Once, when the page has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: longestWaitMs })
  else setTimeout(work, idleFallbackMs)
}
