import type { CartInSections } from "../domain/cart/cart-sections.ts"
import { sectionsOf } from "../domain/cart/cart-sections.ts"
import { type Arrival, deliveryArrival, type DeliveryChoice, journeyOf, type Term, type ItemSupply } from "../domain/delivery/arrival.ts"
import { type FullSlot, offeredSlots, readSlot, type Slot } from "../domain/delivery/slots.ts"
import { type Destination, homeCity } from "../domain/delivery/zones.ts"
import { homeCountry } from "../domain/content/shop-rules.ts"
import type { Values } from "../domain/form/form.ts"
import type { DeliveryMethod } from "../domain/delivery/deliveries.ts"
import { fullName } from "../domain/orders/points-map.ts"
import { otherAddress, typedAddress, deliveryMethodOf } from "./checkout.ts"

type Place = { readonly id: number; readonly settlement: string; readonly region?: string | null | undefined }

export type TermInput = {
  readonly offer: {
    readonly now: string
    readonly cart: CartInSections
    readonly full: ReadonlyArray<FullSlot>
    readonly addresses: ReadonlyArray<Destination & { readonly id: number }>
  } | null
  readonly delivery: { readonly places: ReadonlyArray<Place> } | null
  readonly values: Values
}

/** `null` when agreed by telephone, `undefined` when everything is e-mailed. */
export const arrivalAt = (offer: TermInput["offer"], going: DeliveryChoice): Arrival | null | undefined => {
  const supplies = offer === null ? [] : suppliesIn(offer.cart)
  if (offer === null || supplies.length === 0) return undefined
  const journey = journeyOf(supplies, going)
  return journey === null ? null : deliveryArrival(offer.now, journey)
}

/** Chosen address, or typed settlement once its street is typed: a half-typed name is no settlement. */
export const courierTo = ({ offer, values }: TermInput): Destination | null => {
  const savedAddress = offer?.addresses.find(({ id }) => String(id) === values["addressId"])
  if (savedAddress !== undefined) return savedAddress
  const { country, settlement, street } = typedAddress(values)
  return values["addressId"] === otherAddress && settlement !== "" && street !== "" ? { country, settlement } : null
}

export const placeTo = ({ region = null, settlement }: Place): Destination => ({
  country: homeCountry,
  settlement: fullName({ name: settlement, region })
})

/** `undefined` without a destination or when everything is e-mailed. */
export const arrivalIn = (checkout: TermInput): Arrival | null | undefined => {
  const going = goingIn(checkout)
  return going === null ? undefined : arrivalAt(checkout.offer, going)
}

/** `null` when the chosen slot is no longer offered. */
export const slotIn = (checkout: TermInput): Slot | null => {
  const slot = readSlot(String(checkout.values["slot"] ?? ""))
  if (slot === null || deliveryMethodOf(checkout.values) !== "courier") return null
  return slotsIn(checkout).some(({ day, hours }) => day === slot.day && hours.includes(slot.hours)) ? slot : null
}

export const slotsIn = (checkout: TermInput): ReturnType<typeof offeredSlots> => {
  const { offer, values } = checkout
  if (offer === null || deliveryMethodOf(values) !== "courier") return []
  return offeredSlots(courierTo(checkout) ?? homeCity, arrivalIn(checkout)?.term ?? null, offer.full)
}

/** Date that the user agrees to: `null` when agreed by telephone, `undefined` when none is shown. */
export const termIn = (checkout: TermInput): Term | null | undefined => {
  const slot = slotIn(checkout)
  if (slot !== null) return { kind: "days", from: slot.day, to: slot.day }
  const arrival = arrivalIn(checkout)
  return arrival === undefined ? undefined : (arrival?.term ?? null)
}

/** Earliest arrival by a delivery way: at the chosen destination, else in Moscow or a salon with an item. */
export const earliestArrival = (
  checkout: TermInput,
  way: DeliveryMethod
): { readonly arrival: Arrival | null | undefined; readonly to: Destination } => {
  const { offer } = checkout
  const chosen = goingIn({ ...checkout, values: { ...checkout.values, way } })
  const salons = way === "self-pickup" && offer !== null ? suppliesIn(offer.cart).flatMap((supply) => supply.salons) : []
  const there = salons.map((place): DeliveryChoice => ({ way, to: placeTo(place), salon: place.id }))
  const [first] = (chosen === null ? [{ way, to: homeCity, salon: null }, ...there] : [chosen])
    .map(({ to, ...going }) => ({ to, arrival: arrivalAt(offer, { ...going, to }) }))
    .toSorted((one, other) => firstDayOf(one.arrival).localeCompare(firstDayOf(other.arrival)))
  return first ?? { to: homeCity, arrival: undefined }
}

/** ISO day for sorting; "9" sorts an arrival without a day last. */
const firstDayOf = (arrival: Arrival | null | undefined): string => (arrival?.term.kind === "days" ? arrival.term.from : "9")

const goingIn = (checkout: TermInput): DeliveryChoice | null => {
  const way = deliveryMethodOf(checkout.values)
  if (way === null || way === "email") return null
  if (way === "courier") {
    const to = courierTo(checkout)
    return to === null ? null : { way, to, salon: null }
  }
  const place = checkout.delivery?.places.find(({ id }) => String(id) === checkout.values["pointId"])
  return place === undefined ? null : { way, to: placeTo(place), salon: way === "self-pickup" ? place.id : null }
}

const suppliesIn = (cart: CartInSections): ReadonlyArray<ItemSupply> =>
  sectionsOf(cart).flatMap(({ items }) => items.flatMap(({ missing, supply }) => (missing === null && supply !== null ? [supply] : [])))
