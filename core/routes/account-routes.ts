import { Schema } from "effect"
import { readVisitSearch } from "../domain/visits/visit-address.ts"
import { OrderNumber, ShownThing } from "./params.ts"
import { ask } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** With `asked`, the calendar is no older than that request. */
const visitCalls = (search: string): ReadonlyArray<CallRequest> => {
  const { asked, thing } = readVisitSearch(search)
  return [ask("visits.calendar", { query: { thing, ...(asked === null ? {} : { asked }) } })]
}

const visitQuery = Schema.Struct({ thing: ShownThing })

export const accountRoutes: ReadonlyArray<Route> = [
  { name: "personal-profile", pattern: "/personal/profile", screen: "profile", guard: "user", isPrivate: true },
  { name: "personal-order-history", pattern: "/personal/order-history", screen: "orders", guard: "user", isPrivate: true },
  {
    name: "personal-order-history",
    pattern: "/personal/order-history/{id}",
    screen: "order",
    guard: "user",
    isPrivate: true,
    params: Schema.Struct({ id: OrderNumber })
  },
  {
    name: "visit",
    pattern: "/visit",
    query: visitQuery,
    screen: "visit",
    isPrivate: true,
    calls: (_, _path, search) => visitCalls(search)
  },
  { name: "personal-visits", pattern: "/personal/visits", screen: "visits", guard: "user", isPrivate: true },
  { name: "personal-delivery-address", pattern: "/personal/delivery-address", screen: "addresses", guard: "user", isPrivate: true },
  { name: "personal-diamond-to-order", pattern: "/personal/diamond-to-order", screen: "diamondOrders", guard: "user", isPrivate: true },
  {
    name: "personal-diamond-to-order",
    pattern: "/personal/diamond-to-order/{id}",
    screen: "diamondOrder",
    guard: "user",
    isPrivate: true,
    params: Schema.Struct({ id: OrderNumber })
  }
]
