/** Does so many works at once; one more waits until one of them is done, however it ends. */
export const inTurns = (atOnce: number) => {
  const waiting: Array<() => void> = []
  let running = 0
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** So many chunks are fetched ahead at once (LIM-009). */
export const chunksAtOnce = 5
