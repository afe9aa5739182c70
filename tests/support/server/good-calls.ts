import type { CallKey } from "../../../core/contract/calls.ts"
import { type Accounts, accountsOf } from "../samples/accounts.ts"
import { goodAddresses, type Seeded } from "./good-addresses.ts"
import { wishedAddress } from "../../../qa/samples/addresses.ts"
import { buyerOf, checkoutOf } from "../samples/orders.ts"
import { codeOf, giftBuyerOf } from "../samples/papers.ts"
import { receivedOrder, wishedCare } from "../samples/cares.ts"
import { savePassport, sentPhoto, uploadedPassport, wishedChange } from "../documents/passport.ts"
import { sentDiamondOrder } from "../diamond-orders/requests.ts"
import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import { takenPhoto, wishedReview } from "../samples/reviews.ts"
import { freeVisit } from "../samples/visits.ts"
import { listCalls } from "./good-list-calls.ts"
import type { TestShop } from "./server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "./shoppers.ts"
import { wishedQuestion } from "../questions/questions.ts"

export type Sent = {
  readonly method?: string
  readonly body?: string
  readonly file?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** Request; `path` replaces the usual address of the call. */
type SentAt = Sent & { readonly path?: string }
type Hand = Seeded & { readonly shop: TestShop; readonly accounts: Accounts }

/** Request with a JSON body. */
export const send = (method: string, body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers }
})
export const post = (body: object, headers: Readonly<Record<string, string>> = {}) => send("POST", body, headers)

/** Registers each account from another network, because registrations are limited per network. */
const manyAccountsOf = (shop: TestShop): Accounts => {
  const accounts = accountsOf(shop)
  let last = 0
  return { ...accounts, register: (changes, from = `10.8.${(++last % 250) + 1}.1`) => accounts.register(changes, from) }
}

/** Valid input for every call of a shop. */
export const goodCallsOf = async (shop: TestShop) => {
  const goods = await prepareGoods(shop)
  const first = async (path: string): Promise<{ readonly code: string; readonly productCode: string }> =>
    (await (await shop.ask(path)).json()).data.items[0]
  const { code: article } = await first("/api/v2/catalog-diamonds/")
  const { productCode } = await first("/api/v2/catalog/")
  const hand: Hand = { shop, accounts: manyAccountsOf(shop), goods, article, productCode }
  return {
    ...hand,
    addressOf: (key: CallKey): string => goodAddresses[key](hand),
    /** New request for the call; some calls first create the data that they need. */
    sentWith: async (key: CallKey): Promise<SentAt> => (await sent[key]?.(hand)) ?? {},
    /** Headers of a new visitor. */
    visitor: () => visitor(hand)
  }
}

export type GoodCalls = Awaited<ReturnType<typeof goodCallsOf>>

const visitor = async ({ shop }: Hand) => ({ "x-sale-user-id": String((await (await shop.ask("/api/v2/fuser/")).json()).data.id) })

const bearer = async ({ accounts }: Hand) => (await accounts.register()).bearer

/** Headers of a guest with these lines in the cart. */
const withInCart = async ({ shop }: Hand, ...ids: ReadonlyArray<string>) => {
  const shopper = shopperOf(shop)
  for (const id of ids) await shopper.add(id)
  return shopper.headers
}

/** Body that names a line of each section of the cart. */
const lines = ({ card, frame, ring, stone }: Goods) => ({
  jewelries: [ring],
  diamonds: [stone],
  customJewelries: [frame],
  certificates: [card]
})

/** A user with a new order, and the order's path. */
const ordered = async ({ accounts, goods, shop }: Hand, pathOf: (id: number) => string) => {
  const buyer = await buyerOf(shop, accounts)
  await buyer.take(goods.ring)
  const { data } = await buyer.order()
  return { buyer, id: data.id, headers: buyer.headers, path: pathOf(data.id) }
}

const ofOrder = async (hand: Hand, method: string, pathOf: (id: number) => string) => {
  const { headers, path } = await ordered(hand, pathOf)
  return { method, headers, path }
}

const ofGift = async ({ accounts, goods, shop }: Hand, method: string) => {
  const { buyer, number } = await giftBuyerOf(shop, accounts, goods)
  return { method, headers: buyer.headers, path: `/api/v2/gift-certificates/${number}/link/` }
}

/** Request with number and code of a bought certificate. */
const ofCertificate = async ({ accounts, goods, shop }: Hand) => {
  const { buyer, number } = await giftBuyerOf(shop, accounts, goods)
  return post({ voucher: number, certificateCode: await codeOf(shop, number) }, buyer.headers)
}

const placing = async ({ accounts, goods, shop }: Hand) => {
  const buyer = await buyerOf(shop, accounts)
  await buyer.take(goods.ring)
  return post(checkoutOf((await buyer.cart()).totalAmount), buyer.headers)
}

const order = ({ goods }: Hand) => ({
  userName: "Анна",
  email: "anna@gran.test",
  phone: "+79991234567",
  comment: "Артикул 1",
  agreement: true,
  link: "/diamonds/10000001",
  idProduct: numberIn(goods.stone)
})

const resetToken = async ({ accounts }: Hand) => accounts.askResetToken((await accounts.register()).email)

/** Requests of the calls that need more than an address. */
const sent: { readonly [K in CallKey]?: (hand: Hand) => SentAt | Promise<SentAt> } = {
  "session.logIn": async (hand) => post({ email: (await hand.accounts.register()).email, password: hand.accounts.password }),
  "session.me": async (hand) => ({ headers: (await hand.accounts.register()).bearer }),
  "session.logOut": async (hand) => ({ method: "DELETE", headers: (await hand.accounts.register()).bearer }),
  "session.register": (hand) => post(hand.accounts.registration()),
  "session.askReset": async (hand) => post({ email: (await hand.accounts.register()).email }),
  "session.reset": async (hand) => ({
    ...send("PATCH", { password: "another-1" }),
    path: `/api/v2/password-reset/${await resetToken(hand)}`
  }),
  "session.checkReset": async (hand) => post({ token: await resetToken(hand) }),
  "subscriptions.subscribe": () => post({ email: "anna@gran.test", accept: true }),
  "alerts.ask": (hand) => post({ code: hand.article, email: "anna@gran.test", agreement: true }),
  "cart.short": async (hand) => ({ headers: await withInCart(hand, hand.goods.ring, hand.goods.stone) }),
  "cart.full": async (hand) => ({
    headers: await withInCart(hand, hand.goods.ring, hand.goods.stone, hand.goods.frame, hand.goods.set, hand.goods.card)
  }),
  "cart.add": (hand) => send("POST", { id: hand.goods.ring, quantity: 2, price: 100 }, shopperOf(hand.shop).headers),
  "gifts.save": (hand) =>
    send(
      "POST",
      {
        line: hand.goods.card,
        quantity: 1,
        isInCart: false,
        recipient: "Анне",
        sender: "",
        words: "Выбирай",
        way: "email",
        email: "boris@gran.test",
        sendOn: null
      },
      shopperOf(hand.shop).headers
    ),
  "cart.change": async (hand) => send("PATCH", { id: hand.goods.ring, quantity: 3 }, await withInCart(hand, hand.goods.ring)),
  "cart.remove": async (hand) =>
    send("DELETE", lines(hand.goods), await withInCart(hand, hand.goods.ring, hand.goods.stone, hand.goods.frame, hand.goods.card)),
  "cart.engrave": async (hand) => send("PUT", { id: hand.goods.ring, engraving: null }, await withInCart(hand, hand.goods.ring)),
  "cart.setAside": async (hand) => send("PUT", { id: hand.goods.ring, isAside: true }, await withInCart(hand, hand.goods.ring)),
  "cart.resize": async (hand) => send("PUT", { id: hand.goods.ring, to: hand.goods.ring }, await withInCart(hand, hand.goods.ring)),
  "diamonds.saveCertificate": async (hand) => send("PUT", { name: "", message: "" }, await withInCart(hand, hand.goods.stone)),
  "favorites.list": async (hand) => ({ headers: await bearer(hand) }),
  "favorites.ids": async (hand) => ({ headers: await bearer(hand) }),
  "favorites.add": async (hand) => send("POST", { skuId: numberIn(hand.goods.stone), isDiamond: true }, await bearer(hand)),
  "favorites.removeDiamond": async (hand) => ({ method: "DELETE", headers: await bearer(hand) }),
  "favorites.removeJewelry": async (hand) => ({ method: "DELETE", headers: await bearer(hand) }),
  "favorites.clear": async (hand) => ({ method: "DELETE", headers: await bearer(hand) }),
  "visits.ask": async (hand) => post(await freeVisit(hand.shop, hand.goods.stone)),
  ...listCalls,
  "questions.ask": () => post(wishedQuestion()),
  "orders.quick": (hand) => post(order(hand)),
  "orders.request": (hand) => post(order(hand)),
  "viewed.addJewelry": async (hand) => post({ code: hand.productCode }, await visitor(hand)),
  "viewed.addDiamond": async (hand) => post({ code: hand.article }, await visitor(hand)),
  "users.addresses": async (hand) => ({ headers: await bearer(hand) }),
  "users.saveAddresses": async (hand) => send("PUT", { items: [wishedAddress], revision: 0 }, await bearer(hand)),
  "orders.place": placing,
  "orders.list": async (hand) => ({ headers: (await ordered(hand, String)).headers }),
  "orders.one": (hand) => ofOrder(hand, "GET", (id) => `/api/v2/users/orders/${id}/`),
  "orders.cancel": (hand) => ofOrder(hand, "DELETE", (id) => `/api/v2/users/orders/${id}/`),
  "orders.askCare": async (hand) => {
    const { buyer, id } = await receivedOrder(hand.shop, hand.accounts, [hand.goods.ring])
    return { ...post(wishedCare(), buyer.headers), path: `/api/v2/users/orders/${id}/care/` }
  },
  "users.data": async (hand) => ({ headers: await bearer(hand) }),
  "diamondOrders.list": async (hand) => ({ headers: await bearer(hand) }),
  "diamondOrders.ask": async (hand) => post(wishedDiamond(), await bearer(hand)),
  "diamondOrders.addFiles": async (hand) => sentPhoto(await bearer(hand)),
  "diamondOrders.one": async (hand) => sentDiamondOrder(hand.shop, await bearer(hand), "GET"),
  "diamondOrders.cancel": async (hand) => sentDiamondOrder(hand.shop, await bearer(hand), "DELETE"),
  "passport.addFiles": async (hand) => sentPhoto(await bearer(hand)),
  "passport.save": async (hand) => {
    const headers = await bearer(hand)
    return send("PUT", await uploadedPassport(hand.shop, headers), headers)
  },
  "passport.read": async (hand) => ({ headers: await savePassport(hand.shop, await bearer(hand)) }),
  "passport.openFile": async (hand) => ({ method: "POST", headers: await savePassport(hand.shop, await bearer(hand)) }),
  "passport.askChange": async (hand) => post(wishedChange(), await savePassport(hand.shop, await bearer(hand))),
  "reviews.write": async (hand) => {
    const { buyer, id } = await receivedOrder(hand.shop, hand.accounts, [hand.goods.ring])
    return { ...post(wishedReview(), buyer.headers), path: `/api/v2/users/orders/${id}/reviews/` }
  },
  "reviews.addPhoto": async (hand) => {
    const { buyer, id } = await receivedOrder(hand.shop, hand.accounts, [hand.goods.ring])
    const headers = { ...buyer.headers, "content-type": "application/octet-stream" }
    return { method: "POST", headers, file: new Uint8Array(await takenPhoto()), path: `/api/v2/users/orders/${id}/reviews/1/photos/` }
  },
  "reviews.remove": async (hand) => {
    const { buyer, id } = await receivedOrder(hand.shop, hand.accounts, [hand.goods.ring])
    return { method: "DELETE", headers: buyer.headers, path: `/api/v2/users/orders/${id}/reviews/1/` }
  },
  "orders.receipt": async (hand) => {
    const { buyer, id } = await receivedOrder(hand.shop, hand.accounts, [hand.goods.ring])
    return { headers: buyer.headers, path: `/api/v2/order/receipt/${id}` }
  },
  "papers.open": async (hand) => {
    const { buyer, url } = await giftBuyerOf(hand.shop, hand.accounts, hand.goods)
    return post({ url }, buyer.headers)
  },
  "vouchers.list": async (hand) => ({ headers: (await giftBuyerOf(hand.shop, hand.accounts, hand.goods)).buyer.headers }),
  "vouchers.add": ofCertificate,
  "vouchers.remove": async (hand) => send("DELETE", { certificate: null }, await bearer(hand)),
  "vouchers.balance": ofCertificate,
  "gifts.share": (hand) => ofGift(hand, "POST"),
  "gifts.withdraw": (hand) => ofGift(hand, "DELETE"),
  "payments.state": (hand) => ofOrder(hand, "GET", (id) => `/api/v2/order/payment/${id}`),
  "payments.start": (hand) => ofOrder(hand, "POST", (id) => `/api/v2/order/payment/${id}`),
  "payments.change": async (hand) => {
    const { headers, path } = await ordered(hand, (id) => `/api/v2/order/payment/${id}`)
    return { ...send("PATCH", { method: "receipt" }, headers), path }
  },
  "payments.test": async (hand) => {
    const { buyer, id } = await ordered(hand, String)
    return { ...post({ outcome: "paid" }), path: `/api/v2/test-payments/${await buyer.startPayment(id)}/` }
  },
  "users.change": async (hand) => send("PATCH", { name: "Ольга" }, (await hand.accounts.register()).bearer),
  "users.emailLetter": async (hand) => send("POST", {}, (await hand.accounts.register()).bearer),
  "users.cancelEmailChange": async (hand) => ({ method: "DELETE", headers: (await hand.accounts.register()).bearer }),
  "users.unfinished": async (hand) => ({ headers: (await hand.accounts.register()).bearer }),
  "users.delete": async (hand) => send("DELETE", { password: hand.accounts.password }, (await hand.accounts.register()).bearer),
  "users.password": async ({ accounts }) => send("PATCH", { old: accounts.password, new: "another-1" }, (await accounts.register()).bearer)
}
