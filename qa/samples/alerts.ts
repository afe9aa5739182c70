import type { PriceAlert } from "../../core/contract/own-alerts.ts"
import { cards } from "./diamonds.ts"

const [round, oval, , , pear] = cards
if (round === undefined || oval === undefined || pear === undefined) throw new Error("the samples have too few stones")

/** Stone with a lower price. */
export const fallenAlert: PriceAlert = {
  id: 7,
  state: "fell",
  askedAt: "2026-11-02T09:00:00.000Z",
  askedPrice: round.price + 40_000,
  stone: round,
  similar: []
}

/** Sold stone, with a similar one. */
export const goneAlert: PriceAlert = {
  id: 6,
  state: "sold",
  askedAt: "2026-10-20T09:00:00.000Z",
  askedPrice: oval.price,
  stone: { ...oval, isAvailableForSale: false },
  similar: [pear]
}

export const alertList = { items: [fallenAlert, goneAlert] }
