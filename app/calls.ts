import { Effect, type ManagedRuntime, Schema } from "effect"
import type { Run } from "../core/kernel/from-run.ts"
import type { Outcome } from "../core/kernel/outcome.ts"
import { runEffect } from "../core/kernel/run.ts"
import type { CountedFacets } from "../core/contract/catalog-filters.ts"
import type { User } from "../core/contract/session.ts"
import type { ListDeed } from "../core/domain/account/address-deeds.ts"
import type { CartWrite } from "../core/domain/cart/cart-writes.ts"
import type { Wishlist, WishlistWrite } from "../core/domain/favourites/wishlist.ts"
import type { Menu } from "../core/contract/shell.ts"
import type { Arrangement } from "../core/domain/catalogue/arrangement.ts"
import type { FormRefusal } from "../core/domain/form/form.ts"
import type { Head } from "../core/domain/content/head.ts"
import type { Place } from "../core/domain/url/place.ts"
import type { PageView } from "../core/machines/navigation/page.machine.ts"
import type { Submission } from "../core/machines/dialogs/form.machine.ts"
import type { Suggestions } from "../core/machines/search/search.machine.ts"
import { elsewhere, type Match, resolve } from "../core/routes/resolve.ts"
import { cancelOrder, type Order, type Orders, type OrdersAsked, readOrders } from "../core/services/orders/order-history.ts"
import { Api, ApiError } from "../core/services/ports/api.ts"
import { Arrangements } from "../core/services/ports/arrangements.ts"
import { type AddressBook, changeAddressBook, readAddressBook } from "../core/services/account/address-book.ts"
import { type AddressAsked, type AddressHints, suggestAddresses } from "../core/services/account/address-hints.ts"
import { countChosen } from "../core/services/catalogue/count-chosen.ts"
import { JournalDesk, JournalDeskError, type JournalReport } from "../core/services/ports/journal-desk.ts"
import { pageHead } from "../core/services/content/page-head.ts"
import { loadReference, type Reference } from "../core/services/content/reference.ts"
import type { Captcha } from "../core/services/ports/captcha.ts"
import { loadCart, type LoadedCart, sendCartWrite, type WrittenCart } from "../core/services/cart/cart.ts"
import { type Favourites, type LookedList, resolveFavourites } from "../core/services/favourites/favourites.ts"
import { mergeWishlist, type MergedWishlist, sendWishlistWrite } from "../core/services/favourites/wishlist.ts"
import { checkMe, enterByLink, keepEmail, logOut, readUser, sendEmailLetter, SubmitError } from "../core/services/account/account.ts"
import {
  type AskedDelivery,
  type CheckoutOffer,
  type DeliveryOffer,
  loadCheckout,
  loadDelivery,
  type OrderToPlace,
  placeOrder
} from "../core/services/checkout/checkout.ts"
import {
  type AskedOrder,
  loadOrder,
  type SettledPayment,
  settlePayment,
  type ShownOrder,
  startPayment
} from "../core/services/checkout/order-payment.ts"
import type { OrderPayment } from "../core/contract/order-payment.ts"
import type { PlacedOrder } from "../core/contract/checkout.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { type PaperDeed, PaperWays, type PaperVerdict, performPaper } from "../core/services/ports/papers.ts"
import { suggest } from "../core/services/search/suggest.ts"
import { submitForm } from "../core/services/forms/submit-form.ts"
import type { Vault } from "../core/services/ports/vault.ts"
import { type Looked, recallViewed, type Viewed } from "../core/services/product/recall-viewed.ts"
import { refreshIds, type VisitorIds } from "../core/services/account/visitor-ids.ts"
import { type Moved, openNothing, openPage, type Opened, OpenPageError, type PageRequest } from "../core/services/navigation/pages.ts"
import type { Payloads } from "../core/services/ports/payloads.ts"
import type { Screens } from "../core/services/ports/screens.ts"

export type CallServices = Api | Arrangements | Captcha | Identity | JournalDesk | PaperWays | Payloads | Screens | Vault

/** What the machines ask of the world beyond their tab. It comes after the first page is alive: that page needs none of it. */
export type Calls = {
  readonly resolve: Run<Place, Outcome<Match | Moved, never>>
  readonly openPage: Run<PageRequest, Outcome<Opened, typeof OpenPageError.Encoded>>
  readonly loadMenu: Run<unknown, Outcome<Menu, typeof ApiError.Encoded>>
  /** What a page says of itself. */
  readonly headOf: (view: PageView) => Head
  readonly loadReference: Run<unknown, Outcome<Reference, never>>
  readonly recallArrangement: Run<unknown, Outcome<Arrangement, never>>
  readonly keepArrangement: Run<Arrangement, Outcome<void, never>>
  readonly countChosen: Run<{ readonly address: string }, Outcome<CountedFacets, typeof ApiError.Encoded>>
  readonly recallViewed: Run<Looked, Outcome<Viewed, typeof ApiError.Encoded>>
  readonly suggest: Run<{ readonly term: string }, Outcome<Suggestions, typeof ApiError.Encoded>>
  readonly suggestAddresses: Run<AddressAsked, Outcome<AddressHints, typeof ApiError.Encoded>>
  readonly readAddressBook: Run<unknown, Outcome<AddressBook, typeof ApiError.Encoded>>
  readonly changeAddressBook: Run<ListDeed | undefined, Outcome<AddressBook, typeof ApiError.Encoded>>
  readonly readOrders: Run<OrdersAsked, Outcome<Orders, typeof ApiError.Encoded>>
  readonly cancelOrder: Run<{ readonly id: number }, Outcome<Order, typeof ApiError.Encoded>>
  readonly performPaper: Run<PaperDeed, Outcome<PaperVerdict, typeof ApiError.Encoded>>
  readonly canShare: Run<unknown, Outcome<boolean, never>>
  readonly submitForm: Run<Submission, Outcome<unknown, FormRefusal>>
  readonly refreshIds: Run<{ readonly isFresh: boolean }, Outcome<VisitorIds, typeof ApiError.Encoded>>
  readonly checkMe: Run<unknown, Outcome<User, typeof SubmitError.Encoded>>
  readonly readUser: Run<unknown, Outcome<User, typeof ApiError.Encoded>>
  readonly sendEmailLetter: Run<unknown, Outcome<User, typeof ApiError.Encoded>>
  readonly keepEmail: Run<unknown, Outcome<User, typeof ApiError.Encoded>>
  readonly enterByLink: Run<unknown, Outcome<User, typeof SubmitError.Encoded>>
  readonly logOut: Run<unknown, Outcome<void, never>>
  readonly loadCart: Run<{ readonly isFull: boolean }, Outcome<LoadedCart, typeof ApiError.Encoded>>
  readonly sendCartWrite: Run<CartWrite | undefined, Outcome<WrittenCart, typeof ApiError.Encoded>>
  readonly loadCheckout: Run<unknown, Outcome<CheckoutOffer, typeof ApiError.Encoded>>
  readonly loadDelivery: Run<AskedDelivery, Outcome<DeliveryOffer, typeof ApiError.Encoded>>
  readonly placeOrder: Run<OrderToPlace, Outcome<PlacedOrder, typeof ApiError.Encoded>>
  readonly startPayment: Run<AskedOrder, Outcome<OrderPayment, typeof ApiError.Encoded>>
  readonly settlePayment: Run<SettledPayment, Outcome<OrderPayment, typeof ApiError.Encoded>>
  readonly loadOrder: Run<AskedOrder, Outcome<ShownOrder, typeof ApiError.Encoded>>
  readonly mergeWishlist: Run<{ readonly items: Wishlist }, Outcome<MergedWishlist, typeof ApiError.Encoded>>
  readonly sendWishlistWrite: Run<WishlistWrite | undefined, Outcome<Wishlist, typeof ApiError.Encoded>>
  readonly resolveFavourites: Run<LookedList, Outcome<Favourites, typeof ApiError.Encoded>>
  readonly report: Run<{ readonly source: "tab" | "file" }, Outcome<JournalReport, typeof JournalDeskError.Encoded>>
  readonly save: Run<{ readonly masked: boolean }, Outcome<void, never>>
}

export const makeCalls = (runtime: ManagedRuntime.ManagedRuntime<CallServices, never>): Calls => ({
  resolve: runEffect(runtime, Schema.Never, resolveAddress),
  openPage: runEffect(runtime, OpenPageError, openPage),
  loadMenu: runEffect(runtime, ApiError, loadMenu),
  headOf: ({ data, match, place }) => pageHead(place, match, data),
  loadReference: runEffect(runtime, Schema.Never, loadReference),
  recallArrangement: runEffect(runtime, Schema.Never, () => Effect.flatMap(Arrangements, ({ recall }) => recall)),
  keepArrangement: runEffect(runtime, Schema.Never, (arrangement: Arrangement) =>
    Effect.flatMap(Arrangements, (service) => service.keep(arrangement))
  ),
  countChosen: runEffect(runtime, ApiError, countChosen),
  recallViewed: runEffect(runtime, ApiError, recallViewed),
  suggest: runEffect(runtime, ApiError, suggest),
  suggestAddresses: runEffect(runtime, ApiError, suggestAddresses),
  readAddressBook: runEffect(runtime, ApiError, readAddressBook),
  changeAddressBook: runEffect(runtime, ApiError, (deed: ListDeed | undefined) => (deed ? changeAddressBook(deed) : nothingToSend)),
  readOrders: runEffect(runtime, ApiError, readOrders),
  cancelOrder: runEffect(runtime, ApiError, cancelOrder),
  performPaper: runEffect(runtime, ApiError, performPaper),
  canShare: runEffect(runtime, Schema.Never, () => Effect.flatMap(PaperWays, (ways) => ways.canShare)),
  submitForm: runEffect(runtime, SubmitError, submitForm),
  refreshIds: runEffect(runtime, ApiError, refreshIds),
  checkMe: runEffect(runtime, SubmitError, checkMe),
  readUser: runEffect(runtime, ApiError, () => readUser()),
  sendEmailLetter: runEffect(runtime, ApiError, sendEmailLetter),
  keepEmail: runEffect(runtime, ApiError, keepEmail),
  enterByLink: runEffect(runtime, SubmitError, enterByLink),
  logOut: runEffect(runtime, Schema.Never, logOut),
  loadCart: runEffect(runtime, ApiError, loadCart),
  sendCartWrite: runEffect(runtime, ApiError, (write: CartWrite | undefined) => (write ? sendCartWrite(write) : nothingToSend)),
  loadCheckout: runEffect(runtime, ApiError, loadCheckout),
  loadDelivery: runEffect(runtime, ApiError, loadDelivery),
  placeOrder: runEffect(runtime, ApiError, placeOrder),
  startPayment: runEffect(runtime, ApiError, startPayment),
  settlePayment: runEffect(runtime, ApiError, settlePayment),
  loadOrder: runEffect(runtime, ApiError, loadOrder),
  mergeWishlist: runEffect(runtime, ApiError, mergeWishlist),
  sendWishlistWrite: runEffect(runtime, ApiError, (write: WishlistWrite | undefined) => (write ? sendWishlistWrite(write) : nothingToSend)),
  resolveFavourites: runEffect(runtime, ApiError, resolveFavourites),
  report: runEffect(runtime, JournalDeskError, ({ source }: { readonly source: "tab" | "file" }) =>
    Effect.flatMap(JournalDesk, (desk) => (source === "tab" ? desk.report : desk.open))
  ),
  save: runEffect(runtime, Schema.Never, (options: { readonly masked: boolean }) =>
    Effect.flatMap(JournalDesk, (desk) => desk.save(options))
  )
})

const nothingToSend = Effect.die(new Error("there is nothing to send"))

/** What stands at an address, or where one without a page sends its visitors. */
const resolveAddress = Effect.fnUntraced(function* ({ path, search }: Place): Effect.fn.Return<Match | Moved, never, Api> {
  const moved = elsewhere(path, search)
  if (moved !== null) return moved
  const match = resolve(path, search)
  if (match._tag === "Found") return match
  const opened = yield* openNothing(path)
  return opened._tag === "Moved" ? opened : match
})

/** The four menus. */
export const loadMenu = Effect.fnUntraced(function* () {
  const api = yield* Api
  return yield* api.call("shell.menu")
})
