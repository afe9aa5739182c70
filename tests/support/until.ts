/** Waits, a turn at a time, until something is so; ten seconds are too long. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const last = performance.now() + 10_000
  while (!isSo()) {
    if (performance.now() > last) throw new Error("it never came to that")
    await new Promise((resolve) => setImmediate(resolve))
  }
}
