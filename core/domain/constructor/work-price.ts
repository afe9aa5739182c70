import { hallmarkPrice, settingPrices } from "../content/house-rules.ts"

/** What a piece of one's own costs in parts, in roubles: its setting, its stones, and what is done to bring them together. */
export type PieceParts = { readonly setting: number; readonly stones: number; readonly work: number }

/** Setting so many stones and hallmarking the piece, in roubles: the middle stone and each other have their prices. */
export const workPrice = (stonesCount: number): number =>
  settingPrices.first + Math.max(0, stonesCount - 1) * settingPrices.other + hallmarkPrice

/** The parts of a piece of this frame and these stones; whoever sells it takes their sum. */
export const partsOf = (frame: { readonly price: number }, stones: ReadonlyArray<{ readonly price: number }>): PieceParts => ({
  setting: frame.price,
  stones: stones.reduce((sum, { price }) => sum + price, 0),
  work: workPrice(stones.length)
})

/** The price of the whole piece, in roubles. */
export const sumOfParts = ({ setting, stones, work }: PieceParts): number => setting + stones + work
