import { provenAlert } from "../alerts/proven-alert.ts"
import { Effect } from "effect"
import type { CallKey } from "../../../core/contract/calls.ts"
import { accountsOf } from "../samples/accounts.ts"
import { call, type clientOf, type Program } from "./api-client.ts"
import type { TestShop } from "./server.ts"
import { numberIn, shopperOf, prepareGoods } from "./shoppers.ts"
import { buyerOf, checkoutOf } from "../samples/orders.ts"
import { codeOf, giftBuyerOf } from "../samples/papers.ts"
import { receivedOrder } from "../samples/cares.ts"
import { passportPhoto, uploadForPassport, wishedChange, wishedPassport } from "../documents/passport.ts"
import { requestDiamond } from "../diamond-orders/requests.ts"
import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import { otherDevice } from "../devices.ts"
import { takenPhoto, wishedReview } from "../samples/reviews.ts"
import { askedVisit, freeVisit } from "../samples/visits.ts"
import { wishedQuestion } from "../questions/questions.ts"

/** Creates an account with products, orders and papers. Returns its token, and for every call an input that succeeds with it. */
export const everyInput = async (
  shop: TestShop,
  client: ReturnType<typeof clientOf>
): Promise<{ readonly inputs: Record<CallKey, Program<unknown>>; readonly token: string }> => {
  const { items } = await client.get(call("catalog.diamonds"))
  const pieces = await client.get(call("catalog.jewelry"))
  const accounts = accountsOf(shop)
  const me = await accounts.register()
  const reset = await accounts.askResetToken((await accounts.register()).email)
  const { token } = me
  const { card, otherStone, ring, set, stone } = await prepareGoods(shop)
  const shopper = shopperOf(shop, { guest: null, token })
  const buyer = await buyerOf(shop, accounts, token)
  const orders: Array<number> = []
  for (let count = 0; count < 4; count++) {
    await buyer.take(ring)
    orders.push((await buyer.order()).data.id)
  }
  const gift = await giftBuyerOf(shop, accounts, { card }, token)
  const [shown = 0, started = 0, paid = 0, cancelled = 0] = orders
  const received = await receivedOrder(shop, accounts, [ring], token)
  const { revision } = (await buyer.send<{ readonly revision: number }>("GET", "/users/address/")).data
  const ofOrder = (id: number) => ({ params: { id } })
  for (const id of [ring, stone]) await shopper.add(id)
  const order = {
    body: {
      userName: "Анна",
      email: me.email,
      phone: "89991234567",
      comment: "1",
      agreement: true,
      link: "/diamonds/1",
      idProduct: numberIn(stone)
    }
  }
  const [, frame, , complect] = set.split("-").map(Number)
  const setNumbers = { a: frame ?? 0, b: complect ?? 0 }
  const first = { params: { id: numberIn(stone) } }
  const piece = { params: { id: pieces.items[0]?.productCode ?? "" } }
  const photo = new Blob([new Uint8Array(await takenPhoto())])
  const uploaded = await uploadForPassport(shop, me.bearer, [await passportPhoto()])
  const askedDiamond = await requestDiamond(shop, me.bearer)
  const inputs = {
    "catalog.diamonds": call("catalog.diamonds", { query: { page: 2 } }),
    "catalog.diamondFacets": call("catalog.diamondFacets", {
      query: { filters: "shape--round,oval/weight--1-2" }
    }),
    "catalog.diamondPlot": call("catalog.diamondPlot", { query: { filters: "shape--round,oval/weight--1-2" } }),
    "catalog.diamond": call("catalog.diamond", { params: { code: items[0]?.code ?? "" } }),
    "catalog.jewelry": call("catalog.jewelry", { query: { categories: "sergi", page: 1 } }),
    "catalog.jewelryFacets": call("catalog.jewelryFacets", { query: { filters: "category--kolco" } }),
    "catalog.product": call("catalog.product", piece),
    "catalog.recommends": call("catalog.recommends", piece),
    "catalog.giftcards": call("catalog.giftcards"),
    "custom.categories": call("custom.categories"),
    "custom.blanks": call("custom.blanks", { params: { id: "kolco" }, query: { page: 2 } }),
    "custom.blankFilters": call("custom.blankFilters", { params: { id: "kolco" }, query: { filters: "metal--rose" } }),
    "custom.blank": call("custom.blank", { params: { id: "opora" } }),
    "custom.short": call("custom.short", { params: { id: "101" } }),
    "custom.diamonds": call("custom.diamonds", { params: { id: "opora" }, query: { sort: "price", filters: "color--d,e" } }),
    "custom.diamondFilters": call("custom.diamondFilters", { params: { id: "opora" }, query: { filters: "color--d,e" } }),
    "custom.diamond": call("custom.diamond", { params: { id: "101", diamondId: numberIn(stone) } }),
    "custom.ready": call("custom.ready", { params: { a: 101, b: numberIn(stone) } }),
    "custom.readyComplect": call("custom.readyComplect", { params: setNumbers }),
    "cart.short": call("cart.short"),
    "cart.full": call("cart.full"),
    "cart.add": call("cart.add", { body: { id: otherStone, quantity: 1 } }),
    "gifts.save": call("gifts.save", {
      body: {
        line: "3-3-50000-0",
        quantity: 1,
        isInCart: false,
        recipient: "Анне",
        sender: "",
        words: "Выбирай",
        way: "email",
        email: "boris@gran.test",
        sendOn: null
      }
    }),
    "cart.change": call("cart.change", { body: { id: ring, quantity: 2 } }),
    "cart.remove": call("cart.remove", { body: { diamonds: [otherStone] } }),
    "cart.engrave": call("cart.engrave", { body: { id: ring, engraving: null } }),
    "cart.setAside": call("cart.setAside", { body: { id: ring, isAside: false } }),
    "cart.resize": call("cart.resize", { body: { id: ring, to: ring } }),
    "diamonds.certificate": call("diamonds.certificate", first),
    "diamonds.saveCertificate": call("diamonds.saveCertificate", { ...first, body: { name: "Аврора", message: "" } }),
    "favorites.list": call("favorites.list"),
    "favorites.ids": call("favorites.ids"),
    "favorites.guest": call("favorites.guest", { query: { ids: `${ring},${stone}` } }),
    "favorites.add": call("favorites.add", { body: { skuId: numberIn(ring), isDiamond: false } }),
    "favorites.removeDiamond": call("favorites.removeDiamond", first),
    "favorites.removeJewelry": call("favorites.removeJewelry", { params: { id: numberIn(ring) } }),
    "favorites.clear": call("favorites.clear"),
    "visits.calendar": call("visits.calendar", { query: { thing: stone } }),
    "visits.ask": call("visits.ask", { body: await freeVisit(shop, stone) }),
    "visits.own": call("visits.own"),
    "visits.cancel": call("visits.cancel", ofOrder((await askedVisit(shop, otherStone, {}, me.bearer)).id)),
    "orders.quick": call("orders.quick", order),
    "orders.request": call("orders.request", order),
    "catalog.look": call("catalog.look", piece),
    "catalog.paired": call("catalog.paired", { params: { id: items[0]?.code ?? "" } }),
    "articles.topics": call("articles.topics"),
    "articles.list": call("articles.list", { query: { topic: "stones", page: 1 } }),
    "articles.one": call("articles.one", { params: { id: "kak-chitat-otchet" } }),
    "articles.readMore": call("articles.readMore", { query: { articleCode: "kak-chitat-otchet" } }),
    "content.rootPages": call("content.rootPages"),
    "content.staticPage": call("content.staticPage", { params: { code: "about/russian-cut" } }),
    "content.landing": call("content.landing", { params: { code: "luminous" } }),
    "content.landings": call("content.landings"),
    "horoscope.signs": call("horoscope.signs"),
    "horoscope.sign": call("horoscope.sign", { params: { code: "lev" } }),
    "search.suggest": call("search.suggest", { query: { term: "кольцо" } }),
    "search.jewelries": call("search.jewelries", { query: { term: "кольцо", page: 2 } }),
    "search.diamonds": call("search.diamonds", { query: { term: "круг", sortBy: "price" } }),
    "session.logIn": call("session.logIn", { body: { email: me.email, password: accounts.password } }),
    "session.me": call("session.me"),
    "session.logOut": call("session.logOut"),
    "session.register": call("session.register", { body: accounts.registration() }),
    "session.askReset": call("session.askReset", { body: { email: me.email } }),
    "session.reset": call("session.reset", { params: { token: reset }, body: { password: "another-1" } }),
    "session.checkReset": call("session.checkReset", { body: { token: reset } }),
    "session.guest": call("session.guest"),
    "stores.contacts": call("stores.contacts"),
    "stores.locations": call("stores.locations"),
    "stores.cities": call("stores.cities"),
    "subscriptions.subscribe": call("subscriptions.subscribe", { body: { email: "anna@gran.test", accept: true } }),
    "alerts.own": call("alerts.own"),
    "alerts.end": call("alerts.end", ofOrder(await provenAlert(shop, me.email, items[0]?.code ?? ""))),
    "alerts.ask": call("alerts.ask", { body: { code: items[0]?.code ?? "", email: "anna@gran.test", agreement: true } }),
    "pages.main": call("pages.main"),
    "pages.meta": call("pages.meta", { query: { url: "/diamonds/?x=1&y= ж" } }),
    "shell.menu": call("shell.menu"),
    "shell.banners": call("shell.banners"),
    "shell.tooltips": call("shell.tooltips"),
    "shell.countries": call("shell.countries"),
    "shell.config": call("shell.config"),
    "shell.productConfig": call("shell.productConfig"),
    "users.addresses": call("users.addresses"),
    "users.saveAddresses": call("users.saveAddresses", { body: { items: [], revision } }),
    "suggestions.address": call("suggestions.address", { params: { country: "RU", query: "мирный 1/2" } }),
    "users.change": call("users.change", { body: { phone: "8 (999) 123-45-67" } }),
    "viewed.jewelry": call("viewed.jewelry"),
    "viewed.diamonds": call("viewed.diamonds"),
    "viewed.addJewelry": call("viewed.addJewelry", { body: { code: piece.params.id } }),
    "viewed.addDiamond": call("viewed.addDiamond", { body: { code: items[0]?.code ?? "" } }),
    "checkout.deliveries": call("checkout.deliveries"),
    "checkout.selfPickups": call("checkout.selfPickups"),
    "checkout.pickupPoints": call("checkout.pickupPoints", { query: { settlement: "Казань" } }),
    "checkout.payments": call("checkout.payments"),
    "checkout.paymentsOf": call("checkout.paymentsOf", { params: { id: 1 } }),
    "orders.place": await placingAll(),
    "orders.list": call("orders.list", { query: { page: 1, status: "current" } }),
    "orders.one": call("orders.one", ofOrder(shown)),
    "orders.cancel": call("orders.cancel", ofOrder(cancelled)),
    "orders.askCare": call("orders.askCare", {
      ...ofOrder(received.id),
      body: { kind: "return", lines: [{ position: 1, quantity: 1 }], careReason: "", wishedOn: null }
    }),
    "users.data": call("users.data"),
    "diamondOrders.list": call("diamondOrders.list", { query: { page: 1, sortBy: "date", order: "asc" } }),
    "diamondOrders.ask": call("diamondOrders.ask", { body: wishedDiamond({ comment: "Ещё один" }) }),
    "diamondOrders.addFiles": call("diamondOrders.addFiles", {}, { upload: { field: "file[]", name: "page.jpg", blob: photo } }),
    "diamondOrders.one": call("diamondOrders.one", ofOrder(askedDiamond)),
    "diamondOrders.cancel": call("diamondOrders.cancel", ofOrder(askedDiamond)),
    "questions.topics": call("questions.topics"),
    "questions.ask": call("questions.ask", { body: wishedQuestion() }),
    "devices.list": call("devices.list"),
    "devices.end": call("devices.end", { params: { id: await otherDevice(shop, accounts, me) } }),
    "devices.endOthers": call("devices.endOthers"),
    "passport.addFiles": call("passport.addFiles", {}, { upload: { field: "file[]", name: "page.jpg", blob: photo } }),
    "passport.save": call("passport.save", { body: wishedPassport({ photos: uploaded.data?.ids }) }),
    "passport.read": call("passport.read"),
    "passport.openFile": call("passport.openFile", { params: { place: 1 } }),
    "passport.askChange": call("passport.askChange", { body: wishedChange() }),
    "reviews.write": call("reviews.write", { ...ofOrder(received.id), body: wishedReview() }),
    "reviews.addPhoto": call(
      "reviews.addPhoto",
      { params: { id: received.id, position: 1 } },
      { file: new Uint8Array(await takenPhoto()) }
    ),
    "reviews.remove": call("reviews.remove", { params: { id: received.id, position: 1 } }),
    "orders.receipt": call("orders.receipt", ofOrder(received.id)),
    "vouchers.list": call("vouchers.list"),
    "vouchers.add": call("vouchers.add", { body: { voucher: gift.number, certificateCode: await codeOf(shop, gift.number) } }),
    "vouchers.remove": call("vouchers.remove", { body: { certificate: 1 } }),
    "vouchers.balance": call("vouchers.balance", { body: { voucher: gift.number, certificateCode: await codeOf(shop, gift.number) } }),
    "papers.open": call("papers.open", { body: { url: gift.url } }),
    "gifts.share": call("gifts.share", { params: { number: gift.number } }),
    "gifts.withdraw": call("gifts.withdraw", { params: { number: gift.number } }),
    "payments.state": call("payments.state", ofOrder(shown)),
    "payments.start": call("payments.start", ofOrder(started)),
    "payments.change": call("payments.change", { ...ofOrder(shown), body: { method: "sbp" } }),
    "payments.test": call("payments.test", {
      params: { id: await buyer.startPayment(paid) },
      body: { outcome: "declined" }
    }),
    "users.emailLetter": call("users.emailLetter"),
    "users.cancelEmailChange": call("users.cancelEmailChange"),
    "users.unfinished": call("users.unfinished"),
    "users.delete": call("users.delete", { body: { password: accounts.password } }, { token: (await accounts.register()).token }),
    "users.password": call("users.password", { body: { old: accounts.password, new: "another-1" } })
  }
  return { inputs, token }
}

/** Orders the cart's content and pays with its vouchers. */
const placingAll = async () =>
  Effect.flatMap(Effect.all([call("cart.full"), call("vouchers.list")]), ([{ totalAmount }, { certificates }]) => {
    const paid = certificates.reduce((sum, { balance }) => sum + balance, 0)
    return call("orders.place", { body: { ...checkoutOf(totalAmount), due: Math.max(0, totalAmount - paid) } })
  })
