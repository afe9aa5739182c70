import type { AnyEventObject } from "xstate"
import type { Outcome } from "../kernel/outcome.ts"
import type { PlacedOrder } from "../contract/checkout.ts"
import type { AnalyticsEvent, CodesById } from "../domain/marketing/analytics-event.ts"
import type { AccountFact } from "../machines/account/account.machine.ts"
import type { AuthFact } from "../machines/account/auth.machine.ts"
import type { CartFact } from "../machines/cart/cart.machine.ts"
import type { CheckoutEvent } from "../machines/checkout/checkout.machine.ts"
import type { DialogsFact } from "../machines/dialogs/dialogs.machine.ts"
import type { FormFact } from "../machines/forms/form.machine.ts"
import type { PageEvent, PageView, Visit } from "../machines/navigation/page.machine.ts"
import type { WishlistFact } from "../machines/favourites/wishlist.machine.ts"
import type { LoadedCart } from "../services/cart/cart.ts"
import type { CheckoutOffer, DeliveryOffer } from "../services/checkout/checkout.ts"
import type { Favourites } from "../services/favourites/favourites.ts"
import type { OpenedPage } from "../services/navigation/pages.ts"
import { cartLines, cartProducts, favouriteProduct, seenPage } from "../services/marketing/seen-page.ts"
import type { Entry } from "./journal.ts"

/** Page being opened, and analytics events of the last entry. */
export type Reading = { readonly opening: Visit | null; readonly analyticsEvents: ReadonlyArray<AnalyticsEvent> }

export const emptyReading: Reading = { opening: null, analyticsEvents: [] }

export const initialPage = (view: PageView): ReadonlyArray<AnalyticsEvent> => [{ type: "page", page: seenPage(view) }]

/** Maps an entry to analytics events, so that machines send nothing to marketing. */
export const readEntry = ({ opening }: Reading, { actor, event }: Pick<Entry, "actor" | "event">): Reading => {
  if (actor === "shop/page" && event.type === "page.open") return { opening: (event as PageOpen).visit, analyticsEvents: [] }
  if (actor === "shop/page" && event.type === "xstate.done.actor.openPage") {
    const opened = answerOf<OpenedPage>(event)
    const isShown = opened?._tag === "Shown" && opening !== null
    return { opening: null, analyticsEvents: isShown ? initialPage({ ...opening, data: opened.data }) : [] }
  }
  return { opening, analyticsEvents: readers[actor]?.(event as never) ?? [] }
}

type PageOpen = Extract<PageEvent, { readonly type: "page.open" }>
type AnalyticsEvents = ReadonlyArray<AnalyticsEvent>
type AnsweredEvent = { readonly type: string; readonly output?: Outcome<unknown, unknown> }

const answerOf = <A>(event: AnyEventObject): A | undefined => {
  const { output } = event as AnsweredEvent
  return output?._tag === "Success" ? (output.value as A) : undefined
}

type ReportedFact = CartFact | WishlistFact | AuthFact | AccountFact | DialogsFact | FormFact

const fromShop = (event: ReportedFact): AnalyticsEvents => {
  switch (event.type) {
    case "cart.added":
      return [{ type: "added", line: { id: event.id, quantity: event.quantity, price: event.price } }]
    case "cart.removed":
      return [{ type: "removed", lines: event.lines }]
    case "cart.outdated":
      return [{ type: "settled" }]
    case "cart.putAside":
      return [{ type: "removed", lines: [event.line] }]
    case "cart.putBack":
      return [{ type: "added", line: { ...event.line, price: null } }]
    case "cart.resized":
      return [
        { type: "removed", lines: [event.line] },
        { type: "added", line: { id: event.to, quantity: event.line.quantity, price: null } }
      ]
    case "cart.changed":
      return [{ type: "recounted", id: event.id, quantity: event.quantity, was: event.was }]
    case "wishlist.changed": {
      const ids = event.items.map(({ id, type }) => `${type}-${id}`)
      return [{ type: "wishlist", ids, added: event.added === null ? null : `${event.added.type}-${event.added.id}`, isCleared: false }]
    }
    case "wishlist.cleared":
      return [{ type: "wishlist", ids: [], added: null, isCleared: true }]
    /** The other tab reports its own login; a link is an operator's, whose device is not the customer's. */
    case "auth.loggedIn":
      return event.by === "tab" || event.by === "link"
        ? []
        : [{ type: "came", customer: event.user.id, by: event.by === "registration" ? "registration" : "login" }]
    case "auth.loggedOut":
      return [{ type: "left" }]
    case "account.changed":
      return [{ type: "edited", customer: event.user.id }]
    case "form.done":
      return event.form === "newsletter" ? [{ type: "subscribed", email: (event.answer as { readonly email: string }).email }] : []
    case "dialogs.formDone":
      return event.form === "order" ? [{ type: "lead", form: event.form }] : []
    case "cart.adding":
    case "cart.itemsChangedElsewhere":
    case "cart.refused":
    case "cart.repeated":
    case "cart.writePostponed":
    case "wishlist.wasFull":
    case "wishlist.refused":
    case "wishlist.writePostponed":
    case "auth.registered":
    case "auth.expired":
    case "dialogs.loginDismissed":
    case "dialogs.opened":
    case "dialogs.inputCleared":
    case "auth.settled":
      return []
  }
  return []
}

/** Results of cart requests. Changes by a write are reported by the fact that follows. */
const fromCart = (event: AnsweredEvent): AnalyticsEvents => {
  const isLoad = event.type === "xstate.done.actor.load"
  const answered = isLoad || event.type === "xstate.done.actor.send" ? answerOf<LoadedCart>(event) : undefined
  if (answered === undefined) return []
  const { full, short } = answered
  const lines = full === null ? linesOfShort(short) : cartLines(full)
  return [
    ...(full === null ? [] : [{ type: "products", products: cartProducts(full) } as const]),
    isLoad ? { type: "cart", lines, isWhole: full !== null } : { type: "answered", lines }
  ]
}

const linesOfShort = ({ counts, ids, prices }: LoadedCart["short"]) =>
  ids.map((id) => ({ id, quantity: counts[id] ?? 1, price: prices[id] ?? null }))

const fromFavourites = (event: AnsweredEvent): AnalyticsEvents => {
  const items = event.type === "xstate.done.actor.resolve" ? answerOf<Favourites>(event) : undefined
  return items === undefined ? [] : [{ type: "products", products: items.map(favouriteProduct) }]
}

type CheckoutStep =
  | Extract<CheckoutEvent, { readonly type: "checkout.chooseDelivery" | "form.change" }>
  | (AnsweredEvent & { readonly type: `xstate.done.actor.${"load" | "look" | "place" | "recount"}` })

const fromCheckout = (event: CheckoutStep): AnalyticsEvents => {
  switch (event.type) {
    case "xstate.done.actor.recount":
    case "xstate.done.actor.load": {
      const offer = answerOf<CheckoutOffer>(event)
      if (offer === undefined) return []
      return [
        { type: "products", products: cartProducts(offer.cart) },
        { type: "checkout", lines: cartLines(offer.cart), deliveries: codesById(offer.deliveries) }
      ]
    }
    case "xstate.done.actor.look":
      return [{ type: "payments", payments: codesById(answerOf<DeliveryOffer>(event)?.payments ?? []) }]
    case "xstate.done.actor.place": {
      const placed = answerOf<PlacedOrder>(event)
      return placed === undefined ? [] : [{ type: "order", number: placed.number, total: placed.total }]
    }
    case "checkout.chooseDelivery":
      return [{ type: "delivery", id: String(event.id) }]
    case "form.change":
      return event.field === "paymentId" && event.value !== "" ? [{ type: "payment", id: String(event.value) }] : []
  }
  return []
}

const codesById = (ways: ReadonlyArray<{ readonly id: number; readonly code: string }>): CodesById =>
  Object.fromEntries(ways.map(({ code, id }) => [id, code]))

const readers: Readonly<Record<string, (event: never) => AnalyticsEvents>> = {
  shop: fromShop,
  "shop/cart": fromCart,
  "shop/favourites": fromFavourites,
  "shop/checkout": fromCheckout
}
