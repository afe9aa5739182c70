import { Schema } from "effect"
import { readVisitSearch } from "../domain/visits/visit-address.ts"
import { OrderNumber, VisitItemId } from "./params.ts"
import { callRequest, privatePage } from "./parts.ts"
import type { CallRequest, Route, ScreenName } from "./route.ts"

/** Requests a calendar that is no older than the request just sent (`asked`). */
const visitCalls = (search: string): ReadonlyArray<CallRequest> => {
  const { asked, thing } = readVisitSearch(search)
  return [callRequest("visits.calendar", { query: { thing, ...(asked === null ? {} : { asked }) } })]
}

const visitQuery = Schema.Struct({ thing: VisitItemId })

const personal = (path: string, screen: ScreenName): Route => ({ ...privatePage(`/personal/${path}`, screen), guard: "user" })

const params = Schema.Struct({ id: OrderNumber })

export const accountRoutes: ReadonlyArray<Route> = [
  personal("profile", "profile"),
  personal("order-history", "orders"),
  { ...personal("order-history/{id}", "order"), params },
  { ...privatePage("/visit", "visit"), query: visitQuery, calls: (_, _path, search) => visitCalls(search) },
  personal("visits", "visits"),
  personal("alerts", "alerts"),
  personal("delivery-address", "addresses"),
  personal("diamond-to-order", "diamondOrders"),
  { ...personal("diamond-to-order/{id}", "diamondOrder"), params }
]
