/**
 * A sum in whole roubles shared out by weight: the shares are the sum together, and none is more than its weight as long as the sum is not more than all
 * of them. Where there is no weight nothing is shared.
 */
export const shareOut = (sum: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const all = BigInt(weights.reduce((total, weight) => total + weight, 0))
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

/** A sum taken from purses one after another, as long as it lasts: what is taken of each. */
export const takeInTurn = (sum: number, purses: ReadonlyArray<number>): ReadonlyArray<number> => {
  let left = sum
  return purses.map((purse) => {
    const taken = Math.min(left, purse)
    left -= taken
    return taken
  })
}
