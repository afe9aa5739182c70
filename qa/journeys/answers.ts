import type { Calls } from "../../app/calls.ts"
import { failed, type Outcome, succeeded } from "../../core/kernel/outcome.ts"
import { usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { noCart } from "../../core/domain/cart/cart-writes.ts"
import { addressBook, addressHints } from "../samples/addresses.ts"
import { oneOrder, order, orderList, quickOrderList } from "../samples/order-history.ts"
import { menu, reference } from "../samples/content.ts"
import { counted } from "../samples/counted.ts"
import { cards } from "../samples/diamonds.ts"
import { likedStone as liked } from "../samples/favourites.ts"
import { brightFace } from "../samples/live-stones.ts"
import { suggestions } from "../samples/suggestions.ts"
import { frameVariant, variantWithStone } from "../samples/variants.ts"
import { cancelledDiamondOrder, diamondOrderList, oneDiamondOrder } from "../samples/diamond-orders.ts"
import { devices } from "../samples/devices.ts"
import { alertList } from "../samples/alerts.ts"
import { visit } from "../samples/visit.ts"
import { user } from "../samples/user.ts"

const unreachable = (call: string) => failed({ _tag: "Unreachable", call, requestId: null, timedOut: false })
const refused = (call: string) => failed({ _tag: "Refused", call, requestId: null, status: 409, message: "Нет в наличии", errors: {} })
const report = { build: "b", masked: false, entries: 0, incarnations: [] }

export const answers: { readonly [K in Exclude<keyof Calls, "headOf" | "resolveAddress">]: ReadonlyArray<Outcome<unknown, unknown>> } = {
  openPage: [
    succeeded({ _tag: "Shown", data: {} }),
    succeeded({ _tag: "Missing" }),
    succeeded({ _tag: "Moved", to: "/diamonds", status: 301 }),
    succeeded({ _tag: "Moved", to: "https://elsewhere.example/", status: 301 }),
    unreachable("catalog.diamonds")
  ],
  loadMenu: [succeeded(menu), unreachable("shell.menu")],
  readArrangement: [succeeded(usualArrangement), succeeded({ ...usualArrangement, mobileGridLayout: "two" as const })],
  saveArrangement: [succeeded(undefined)],
  countChosen: [succeeded(counted), unreachable("catalog.diamondFacets")],
  loadReference: [succeeded(reference), succeeded({ ...reference, tooltips: null })],
  recallViewed: [succeeded({ jewelry: [], diamonds: cards }), unreachable("viewed.jewelry")],
  measureStones: [succeeded([brightFace]), failed({ _tag: "ImpossibleStone", message: "table: from 30 to 85, given 20" })],
  suggest: [succeeded(suggestions), unreachable("search.suggest")],
  readStored: [
    succeeded({ item: "1-17", name: "Вега", message: "", keptName: "Вега", keptMessage: "" }),
    unreachable("diamonds.certificate")
  ],
  submitForm: [
    succeeded({ email: "anna@example.ru", user }),
    failed({
      _tag: "Refused",
      call: "subscriptions.subscribe",
      requestId: null,
      status: 422,
      message: "",
      errors: { email: "Некорректный адрес" }
    }),
    unreachable("subscriptions.subscribe")
  ],
  readAddressBook: [succeeded(addressBook), unreachable("users.addresses")],
  changeAddressBook: [
    succeeded({ ...addressBook, revision: addressBook.revision + 1 }),
    refused("users.saveAddresses"),
    unreachable("users.saveAddresses")
  ],
  readOrders: [succeeded(orderList), succeeded(quickOrderList), succeeded(oneOrder), unreachable("orders.list")],
  cancelOrder: [
    succeeded({ ...order, orderStatus: "cancelled", canCancel: false }),
    refused("orders.cancel"),
    unreachable("orders.cancel")
  ],
  readDiamondOrders: [succeeded(diamondOrderList), succeeded(oneDiamondOrder), unreachable("diamondOrders.list")],
  cancelDiamondOrder: [succeeded(cancelledDiamondOrder), refused("diamondOrders.cancel"), unreachable("diamondOrders.cancel")],
  compareStones: [succeeded({ total: 0, prices: null }), unreachable("catalog.diamonds")],
  readAlerts: [succeeded(alertList), succeeded({ items: [] }), unreachable("alerts.own")],
  endAlert: [succeeded(undefined), refused("alerts.end"), unreachable("alerts.end")],
  readVisits: [succeeded({ items: [visit] }), unreachable("visits.own")],
  cancelVisit: [succeeded({ ...visit, state: "cancelled" }), refused("visits.cancel"), unreachable("visits.cancel")],
  loadVariants: [
    succeeded({ variants: [variantWithStone, frameVariant], gone: [] }),
    succeeded({ variants: [], gone: [{ skuId: 101 }] }),
    unreachable("custom.short")
  ],
  performPaper: [succeeded("done"), succeeded("declined"), succeeded("forbidden"), refused("papers.open"), unreachable("gifts.withdraw")],
  canShare: [succeeded(true), succeeded(false)],
  suggestAddresses: [succeeded(addressHints), unreachable("suggestions.address")],
  refreshIds: [succeeded({ saleUserId: "guest-1", deviceId: "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11" }), unreachable("session.guest")],
  checkMe: [succeeded(user), unreachable("session.me")],
  readUser: [succeeded(user), unreachable("session.me")],
  sendEmailLetter: [succeeded(user), unreachable("users.emailLetter")],
  cancelEmailChange: [succeeded(user), unreachable("users.cancelEmailChange")],
  saveDataCopy: [succeeded(null), unreachable("users.data")],
  openPassport: [succeeded({ photos: 2 }), unreachable("passport.read")],
  openPassportFile: [succeeded({ url: "/passport-files/1.jpeg" }), unreachable("passport.openFile")],
  holdPassport: [],
  readDevices: [succeeded({ items: devices }), unreachable("devices.list")],
  endDevices: [succeeded({ items: devices.slice(0, 1) }), refused("devices.end"), unreachable("devices.end")],
  enterByLink: [succeeded(user), unreachable("session.me")],
  logOut: [succeeded(undefined)],
  loadCart: [succeeded({ short: noCart, full: null }), unreachable("cart.short")],
  sendCartWrite: [
    succeeded({ short: { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }, full: null }),
    refused("cart.add"),
    unreachable("cart.add")
  ],
  loadCheckout: [unreachable("cart.full")],
  loadDelivery: [unreachable("checkout.paymentsOf")],
  removeVoucher: [unreachable("vouchers.remove")],
  placeOrder: [refused("orders.place"), unreachable("orders.place")],
  startPayment: [unreachable("payments.start")],
  changePaymentMethod: [unreachable("payments.change")],
  settlePayment: [unreachable("payments.test")],
  loadOrder: [refused("orders.one"), unreachable("orders.one")],
  mergeWishlist: [succeeded({ own: [{ id: "1", type: 1 }], left: [] }), unreachable("favorites.ids")],
  sendWishlistWrite: [succeeded([]), refused("favorites.add"), unreachable("favorites.add")],
  resolveFavourites: [succeeded([liked]), unreachable("favorites.guest")],
  readJournal: [succeeded(report), failed({ _tag: "NothingChosen" })],
  saveJournal: [succeeded(undefined)]
}
