import type { ReadyPiece } from "../../../core/contract/custom-jewelry.ts"
import { cartCustom } from "./cart.ts"
import { cards, diamondOf } from "../../../qa/samples/diamonds.ts"

const stone = diamondOf("round")

/** Ring of a frame and a round stone, available. */
export const readyPiece: ReadyPiece = {
  ...cartCustom,
  sizes: [],
  isAvailable: true,
  price: 1_325_200,
  slug: "istok",
  stonesCount: 1,
  seats: [{ shape: "round", least: 6.2, most: 6.8 }],
  parts: { setting: 31_200, stones: 1_289_000, work: 5_000 },
  description: ["Четыре крапана и полукруглая шинка."],
  diamonds: [stone],
  diamondId: stone.id,
  diamondIds: [stone.id],
  arrival: null,
  alternatives: [],
  otherSets: []
}

/** `readyPiece` after its stone has been sold. */
export const takenPiece: ReadyPiece = {
  ...readyPiece,
  isAvailable: false,
  alternatives: cards.slice(0, 1).map((diamond) => ({ diamond, id: `2-3-${diamond.id}`, price: 1_100_000, isAvailable: true }))
}
