/** Waits, a turn at a time, until something is so; a second is too long. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const last = performance.now() + 1_000
  while (!isSo()) {
    if (performance.now() > last) throw new Error("it never came to that")
    await new Promise((resolve) => setImmediate(resolve))
  }
}
