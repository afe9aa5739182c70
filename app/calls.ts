import { Effect, type ManagedRuntime, Schema } from "effect"
import { runEffect } from "../core/kernel/run.ts"
import type { AddressListOperation } from "../core/domain/account/address-operations.ts"
import type { Arrangement } from "../core/domain/catalogue/arrangement.ts"
import type { ComparableWish } from "../core/domain/diamond-orders/comparable.ts"
import type { Head } from "../core/domain/content/head.ts"
import type { PageView } from "../core/machines/navigation/page.machine.ts"
import { checkMe, enterByLink, keepEmail, logOut, readUser, sendEmailLetter, SubmitError } from "../core/services/account/account.ts"
import { endDevices, readDevices } from "../core/services/account/devices.ts"
import { changeAddressBook, readAddressBook } from "../core/services/account/address-book.ts"
import { suggestAddresses } from "../core/services/account/address-hints.ts"
import { saveDataCopy } from "../core/services/account/data-copy.ts"
import { refreshIds } from "../core/services/account/visitor-ids.ts"
import { loadCart, sendCartWrite } from "../core/services/cart/cart.ts"
import { countChosen } from "../core/services/catalogue/count-chosen.ts"
import { removeVoucher } from "../core/services/checkout/vouchers.ts"
import { loadVariants } from "../core/services/constructor/variants.ts"
import { loadCheckout, loadDelivery, placeOrder } from "../core/services/checkout/checkout.ts"
import { loadOrder, settlePayment, startPayment } from "../core/services/checkout/order-payment.ts"
import { compareStones } from "../core/services/diamond-orders/compare-stones.ts"
import { cancelDiamondOrder, readDiamondOrders } from "../core/services/diamond-orders/diamond-orders.ts"
import { pageHead } from "../core/services/content/page-head.ts"
import { loadReference } from "../core/services/content/reference.ts"
import { resolveFavourites } from "../core/services/favourites/favourites.ts"
import { mergeWishlist, sendWishlistWrite } from "../core/services/favourites/wishlist.ts"
import { readStored } from "../core/services/forms/read-stored.ts"
import { submitForm } from "../core/services/forms/submit-form.ts"
import { openPage, OpenPageError } from "../core/services/navigation/pages.ts"
import { resolveAddress } from "../core/services/navigation/resolve-address.ts"
import { cancelOrder, readOrders } from "../core/services/orders/order-history.ts"
import { holdPassport, openPassport } from "../core/services/passport/passport.ts"
import { type Api, ApiError } from "../core/services/ports/api.ts"
import { Arrangements } from "../core/services/ports/arrangements.ts"
import type { Captcha } from "../core/services/ports/captcha.ts"
import type { Downloads } from "../core/services/ports/downloads.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { JournalDesk, JournalDeskError, readJournal } from "../core/services/ports/journal-desk.ts"
import { PaperWays, performPaper } from "../core/services/ports/papers.ts"
import type { Payloads } from "../core/services/ports/payloads.ts"
import type { Screens } from "../core/services/ports/screens.ts"
import type { Vault } from "../core/services/ports/vault.ts"
import { recallViewed } from "../core/services/product/recall-viewed.ts"
import { queuedWrite } from "../core/services/queued-write.ts"
import { suggest } from "../core/services/search/suggest.ts"
import { loadMenu } from "../core/services/shell/menu.ts"
import { cancelVisit, readVisits } from "../core/services/visits/visits.ts"

export type CallServices = Api | Arrangements | Captcha | Downloads | Identity | JournalDesk | PaperWays | Payloads | Screens | Vault

/** What the machines ask of the world beyond their tab. It comes after the first page is alive: that page needs none of it. */
export const makeCalls = (runtime: ManagedRuntime.ManagedRuntime<CallServices, never>) => ({
  resolve: runEffect(runtime, Schema.Never, resolveAddress),
  openPage: runEffect(runtime, OpenPageError, openPage),
  loadMenu: runEffect(runtime, ApiError, loadMenu),
  /** What a page says of itself. */
  headOf: ({ data, match, place }: PageView): Head => pageHead(place, match, data),
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
  changeAddressBook: runEffect(
    runtime,
    ApiError,
    queuedWrite((operation: AddressListOperation) => changeAddressBook(operation))
  ),
  readOrders: runEffect(runtime, ApiError, readOrders),
  cancelOrder: runEffect(runtime, ApiError, cancelOrder),
  readVisits: runEffect(runtime, ApiError, () => readVisits()),
  cancelVisit: runEffect(runtime, ApiError, cancelVisit),
  readDiamondOrders: runEffect(runtime, ApiError, readDiamondOrders),
  cancelDiamondOrder: runEffect(runtime, ApiError, cancelDiamondOrder),
  compareStones: runEffect(runtime, ApiError, (wish: ComparableWish | null) =>
    wish === null ? Effect.die(new Error("no stone is wished for")) : compareStones(wish)
  ),
  performPaper: runEffect(runtime, ApiError, performPaper),
  canShare: runEffect(runtime, Schema.Never, () => Effect.flatMap(PaperWays, (ways) => ways.canShare)),
  readStored: runEffect(runtime, ApiError, readStored),
  submitForm: runEffect(runtime, SubmitError, submitForm),
  refreshIds: runEffect(runtime, ApiError, refreshIds),
  checkMe: runEffect(runtime, SubmitError, checkMe),
  readUser: runEffect(runtime, ApiError, () => readUser()),
  sendEmailLetter: runEffect(runtime, ApiError, sendEmailLetter),
  keepEmail: runEffect(runtime, ApiError, keepEmail),
  saveDataCopy: runEffect(runtime, ApiError, () => saveDataCopy()),
  openPassport: runEffect(runtime, ApiError, openPassport),
  holdPassport: runEffect(runtime, Schema.Never, holdPassport),
  readDevices: runEffect(runtime, ApiError, () => readDevices()),
  endDevices: runEffect(runtime, ApiError, endDevices),
  enterByLink: runEffect(runtime, SubmitError, enterByLink),
  logOut: runEffect(runtime, Schema.Never, logOut),
  loadCart: runEffect(runtime, ApiError, loadCart),
  sendCartWrite: runEffect(runtime, ApiError, queuedWrite(sendCartWrite)),
  loadVariants: runEffect(runtime, ApiError, loadVariants),
  loadCheckout: runEffect(runtime, ApiError, loadCheckout),
  loadDelivery: runEffect(runtime, ApiError, loadDelivery),
  removeVoucher: runEffect(runtime, ApiError, removeVoucher),
  placeOrder: runEffect(runtime, ApiError, placeOrder),
  startPayment: runEffect(runtime, ApiError, startPayment),
  settlePayment: runEffect(runtime, ApiError, settlePayment),
  loadOrder: runEffect(runtime, ApiError, loadOrder),
  mergeWishlist: runEffect(runtime, ApiError, mergeWishlist),
  sendWishlistWrite: runEffect(runtime, ApiError, queuedWrite(sendWishlistWrite)),
  resolveFavourites: runEffect(runtime, ApiError, resolveFavourites),
  report: runEffect(runtime, JournalDeskError, readJournal),
  save: runEffect(runtime, Schema.Never, (options: { readonly masked: boolean }) =>
    Effect.flatMap(JournalDesk, (desk) => desk.save(options))
  )
})

export type Calls = Readonly<ReturnType<typeof makeCalls>>
