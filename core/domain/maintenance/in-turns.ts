/** Runs at most `atOnce` tasks at a time; the others wait in order. */
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

/** LIM-009. */
export const chunksAtOnce = 5
