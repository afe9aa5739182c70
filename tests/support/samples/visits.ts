import { randomUUID } from "node:crypto"
import type { VisitCalendar } from "../../../core/contract/visits.ts"
import type { AskedShop } from "../server/server.ts"

/** Currently available hours and salons for a product. */
export const calendarOf = async ({ ask }: AskedShop, thing: string): Promise<VisitCalendar> =>
  (await (await ask(`/api/v2/visits/calendar/?thing=${thing}`)).json()).data

/** Body of a request for the first free hour of a salon, by default of the first salon. */
export const freeVisit = async (shop: AskedShop, thing: string, place = 1) => {
  const { places } = await calendarOf(shop, thing)
  const day = places.find(({ id }) => id === place)?.days.find(({ free }) => free.length > 0)
  const [hour] = day?.free ?? []
  if (day === undefined || hour === undefined) throw new Error(`no free hour for ${thing}`)
  const who = { name: "Анна", phone: "+79991234567", email: `${randomUUID()}@gran.test`, comment: "", agreement: true }
  return { thing, place, day: day.day, hour, ...who }
}

/** Sends the request of `freeVisit`, with changes; returns the answer. */
export const askedVisit = async (shop: AskedShop, thing: string, changes: object = {}, headers: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify({ ...(await freeVisit(shop, thing)), ...changes })
  const response = await shop.ask("/api/v2/visits/", { method: "POST", body, headers: { "content-type": "application/json", ...headers } })
  const { data, message } = await response.json()
  return { status: response.status, id: Number(data?.id), message }
}
