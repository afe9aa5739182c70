export const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Splits whole roubles in proportion to the weights. Shares add up exactly; none exceeds its weight unless `sum` exceeds all weights together. */
export const splitSum = (sum: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const all = BigInt(sumOf(weights))
  if (all === 0n) return weights.map(() => 0)
  let [before, shared] = [0n, 0n]
  return weights.map((weight) => {
    before += BigInt(weight)
    const until = (before * BigInt(sum)) / all
    const share = until - shared
    shared = until
    return Number(share)
  })
}

export const allocateInOrder = (sum: number, purses: ReadonlyArray<number>): ReadonlyArray<number> => {
  let left = sum
  return purses.map((purse) => {
    const taken = Math.min(left, purse)
    left -= taken
    return taken
  })
}
