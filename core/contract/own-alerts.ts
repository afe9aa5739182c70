import { Schema } from "effect"
import { alertStates } from "../domain/alerts/own-alert.ts"
import { plain } from "../domain/schema/privacy.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { DiamondCard } from "./catalog-diamonds.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

export const PriceAlert = Schema.Struct({
  id: Schema.Int,
  state: Schema.Literals(alertStates),
  /** Time and price of the request. */
  askedAt: plain(Schema.String),
  askedPrice: Roubles,
  stone: DiamondCard,
  /** For a stone off sale: at most three that are for sale. */
  similar: Schema.Array(DiamondCard)
})
export type PriceAlert = typeof PriceAlert.Type

const commonParts = { base: "/api/v2", access: "user", query: Nothing, body: Nothing } as const

/** Alerts to the user's confirmed address, newest first; at most 100. Empty while the address is not confirmed. */
export const listPriceAlerts = endpoint({
  ...commonParts,
  key: "alerts.own",
  summary: "Камни, за ценой которых следит покупатель",
  method: "GET",
  path: "/users/alerts/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(PriceAlert) }),
  refusals: [401]
})

/** Idempotent; 404 for an alert to another address. */
export const endPriceAlert = endpoint({
  ...commonParts,
  key: "alerts.end",
  summary: "Больше не следить за ценой камня",
  method: "DELETE",
  path: "/users/alerts/{id}/",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: largestInteger })) }),
  answer: Nothing,
  refusals: [401, 404, 422, 429]
})
