/** Runs at most `atOnce` tasks at a time; the others wait in order. */
export const limitConcurrency = (atOnce: number) => {
  const waiting: Array<() => void> = []
  let running = 0
  return async <A>(work: () => Promise<A>): Promise<A> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await work()
    } finally {
      // The next task takes this one's turn, so that a call made before it continues cannot run beside it.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** LIM-009. */
export const chunksAtOnce = 5
