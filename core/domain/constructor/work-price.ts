import { hallmarkPrice, settingPrices } from "../content/shop-rules.ts"

export type PieceParts = { readonly setting: number; readonly stones: number; readonly work: number }

/** Setting and hallmarking. */
export const workPrice = (stonesCount: number): number =>
  settingPrices.first + Math.max(0, stonesCount - 1) * settingPrices.other + hallmarkPrice

export const partsOf = (frame: { readonly price: number }, stones: ReadonlyArray<{ readonly price: number }>): PieceParts => ({
  setting: frame.price,
  stones: stones.reduce((sum, { price }) => sum + price, 0),
  work: workPrice(stones.length)
})

export const sumOfParts = ({ setting, stones, work }: PieceParts): number => setting + stones + work
