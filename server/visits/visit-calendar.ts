import { Clock, Effect } from "effect"
import type { VisitCalendar } from "../../core/contract/visits.ts"
import { readCartId } from "../../core/domain/cart/read-cart-id.ts"
import { availabilityOfGoods } from "../../core/domain/cart/goods-availability.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { videoPlaceId } from "../../core/domain/visits/visit.ts"
import { openHours, videoDesk, type VisitPlace, visitSeats } from "../../core/domain/visits/visit-hours.ts"
import { type CartProduct, findCartProducts } from "../cart/cart-products.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "../content/stores.ts"
import { findPromised, findTaken } from "./visits.ts"

export type NamedPlace = VisitPlace & {
  readonly id: number
  readonly cityName: string
  readonly name: string
  readonly address: string
  readonly phone: string
}

/** Salons in order, then the video desk. */
export const findVisitPlaces = Effect.gen(function* () {
  const [locations, cities, contacts] = [yield* findStoreLocations, yield* findStoreCities, yield* findStoreContacts]
  const salons = locations.flatMap(({ address, city, hours, id, kind, name, phone }): ReadonlyArray<NamedPlace> => {
    const cityName = cities.find(({ code }) => code === city)?.name ?? ""
    return kind === "salon" ? [{ id, kind, city, cityName, hours, name, address, phone }] : []
  })
  const video = { id: videoPlaceId, name: "Видеовстреча с геммологом", address: "Ссылку пришлём в письме", phone: contacts.phone }
  return [...salons, { ...videoDesk, ...video, cityName: "Время московское" }]
})

export const findShown = Effect.fnUntraced(function* (id: string) {
  const ref = readCartId(id)
  if (ref === undefined) return undefined
  const product = (yield* findCartProducts([ref])).get(id)
  if (product === undefined || (product.type !== "jewelry" && product.type !== "diamond")) return undefined
  const { name, previews } = product.record
  return {
    id,
    name,
    link: linkOf(product, ref.product),
    picture: previews[0] ?? null,
    price: product.price,
    isOnly: !product.record.isCountable,
    isThere: availabilityOfGoods(product) === "InStock"
  }
})

export const composeCalendar = Effect.fn("composeCalendar")(function* (id: string) {
  const shown = yield* findShown(id)
  if (shown === undefined) return undefined
  const { isOnly, ...thing } = shown
  const now = yield* Clock.currentTimeMillis
  const today = new Date(now).toISOString().slice(0, 10)
  const promised = isOnly ? yield* findPromised(id, today) : []
  const taken = new Map((yield* findTaken(today)).map(({ count, day, hour, place }) => [[place, day, hour].join(" "), count] as const))
  const places = thing.isThere ? yield* findVisitPlaces : []
  return {
    thing,
    places: places.map((place) => ({
      id: place.id,
      kind: place.kind,
      name: place.name,
      address: place.address,
      phone: place.phone,
      city: place.cityName,
      days: openHours(place, now).map(({ day, hours }) => {
        const isFull = (hour: number) => (taken.get([place.id, day, hour].join(" ")) ?? 0) >= visitSeats[place.kind]
        const isPromised = promised.includes(day)
        const free = isPromised ? [] : hours.filter((hour) => !isFull(hour))
        return { day, free, taken: hours.filter((hour) => !free.includes(hour)), isPromised }
      })
    }))
  } satisfies VisitCalendar
})

type VisitedProduct = Extract<CartProduct, { readonly type: "jewelry" | "diamond" }>

const linkOf = (product: VisitedProduct, number: number): string =>
  product.type === "diamond"
    ? diamondPath(product.record.code)
    : jewelryPath(product.record.category.code, product.record.productCode, number)
