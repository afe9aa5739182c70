import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { priceDiamond } from "../pricing.ts"
import { type PieceMetal, roublesPerGram } from "./metals.ts"

/** Roubles for stones and setting them; setting a small stone costs less. */
export const priceStones = (inserts: ReadonlyArray<Insert>): number =>
  inserts.reduce((sum, insert) => sum + insert.quantity * (priceOf(insert) + settingOf(insert.weight)), 0)

/** Roubles for stones, metal by weight and probe, and work. */
export const priceVariant = (work: number, stones: number, metal: PieceMetal, grams: number): number =>
  roundAsShop(stones + grams * roublesPerGram(metal) + work * workFactor(metal))

export const workFactor = ({ metal }: Pick<PieceMetal, "metal">): number => (metal === "platinum" ? 1.5 : 1)

/** Rounds up to 100 roubles under 100 000, to 500 under a million, else to 5 000. */
export const roundAsShop = (roubles: number): number => {
  const step = roubles < 100_000 ? 100 : roubles < 1_000_000 ? 500 : 5_000
  return Math.ceil(roubles / step) * step
}

const priceOf = ({ clarity, color, shape, weight }: Insert): number =>
  priceDiamond({ shape, weight, color, clarity, cut: shape === "round" ? "EX" : null, polish: "EX", symmetry: "EX", fluorescence: "None" })

const settingOf = (carats: number): number => {
  if (carats < 0.05) return 420
  return carats < 0.2 ? 950 : 2_600
}

export const workOn = (design: PictureDesign): number => works[design] ?? 9_000
const works: { readonly [D in PictureDesign]?: number } = {
  band: 4_500,
  studs: 5_500,
  "single-stud": 2_800,
  "single-drop": 5_000,
  halo: 16_000,
  "cushion-halo": 16_000,
  "three-stone": 14_000,
  cluster: 15_000,
  eternity: 15_000,
  riviera: 58_000,
  tennis: 34_000,
  bevelled: 5_500,
  "half-eternity": 12_000,
  "single-hoop": 5_500,
  bangle: 24_000,
  "emerald-line": 42_000,
  "riviera-pear": 60_000
}
