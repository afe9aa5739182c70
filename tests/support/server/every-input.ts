import { Effect } from "effect"
import { type CallKey, calls } from "../../../core/contract/calls.ts"
import { getDiamond, listDiamonds } from "../../../core/contract/catalog-diamonds.ts"
import { listJewelry } from "../../../core/contract/catalog-jewelry.ts"
import { getStaticPage } from "../../../core/contract/content.ts"
import { getMainPage, getPageMeta } from "../../../core/contract/pages.ts"
import { getMenu } from "../../../core/contract/shell.ts"
import { subscribe } from "../../../core/contract/subscriptions.ts"
import { accountsOf } from "../samples/accounts.ts"
import { call, type clientOf, nothing, type Program } from "./api-client.ts"
import type { TestShop } from "./server.ts"
import { numberIn, shopperOf, stock } from "./shoppers.ts"
import { buyerOf, checkoutOf } from "../samples/orders.ts"
import { giftBuyerOf } from "../samples/papers.ts"

/** Somebody with an account, things, orders and papers, and of every call an input that the shop answers for whoever has the token. */
export const everyInput = async (
  shop: TestShop,
  client: ReturnType<typeof clientOf>
): Promise<{ readonly inputs: Record<CallKey, Program<unknown>>; readonly token: string }> => {
  const { items } = await client.get(call(listDiamonds, nothing))
  const pieces = await client.get(call(listJewelry, nothing))
  const accounts = accountsOf(shop)
  const me = await accounts.register()
  const reset = await accounts.askResetToken((await accounts.register()).email)
  const { token } = me
  const { card, otherStone, ring, set, stone } = await stock(shop)
  const shopper = shopperOf(shop, { guest: null, token })
  const buyer = await buyerOf(shop, accounts, token)
  const orders: Array<number> = []
  for (let count = 0; count < 4; count++) {
    await buyer.take(ring)
    orders.push((await buyer.order()).data.id)
  }
  const gift = await giftBuyerOf(shop, accounts, { card }, token)
  const [shown = 0, started = 0, paid = 0, cancelled = 0] = orders
  const ofOrder = (id: number) => ({ ...nothing, params: { id } })
  for (const id of [ring, stone]) await shopper.add(id)
  const order = {
    ...nothing,
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
  const first = { ...nothing, params: { id: numberIn(stone) } }
  const piece = { ...nothing, params: { id: pieces.items[0]?.productCode ?? "" } }
  const inputs = {
    "catalog.diamonds": call(listDiamonds, { ...nothing, query: { page: 2 } }),
    "catalog.diamondFacets": call(await calls["catalog.diamondFacets"](), {
      ...nothing,
      query: { filters: "shape--round,oval/weight--1-2" }
    }),
    "catalog.diamond": call(getDiamond, { ...nothing, params: { code: items[0]?.code ?? "" } }),
    "catalog.jewelry": call(listJewelry, { ...nothing, query: { categories: "sergi", page: 1 } }),
    "catalog.jewelryFacets": call(await calls["catalog.jewelryFacets"](), { ...nothing, query: { filters: "category--kolco" } }),
    "catalog.product": call(await calls["catalog.product"](), piece),
    "catalog.recommends": call(await calls["catalog.recommends"](), piece),
    "catalog.giftcards": call(await calls["catalog.giftcards"](), nothing),
    "custom.categories": call(await calls["custom.categories"](), nothing),
    "custom.blanks": call(await calls["custom.blanks"](), { ...nothing, params: { id: "kolco" }, query: { page: 2 } }),
    "custom.blank": call(await calls["custom.blank"](), { ...nothing, params: { id: "opora" } }),
    "custom.short": call(await calls["custom.short"](), { ...nothing, params: { id: "101" } }),
    "custom.diamonds": call(await calls["custom.diamonds"](), { ...nothing, params: { id: "opora" }, query: { sortBy: "price" } }),
    "custom.diamond": call(await calls["custom.diamond"](), { ...nothing, params: { id: "101", diamondId: numberIn(stone) } }),
    "custom.ready": call(await calls["custom.ready"](), { ...nothing, params: { a: 101, b: numberIn(stone) } }),
    "custom.readyComplect": call(await calls["custom.readyComplect"](), { ...nothing, params: setNumbers }),
    "cart.short": call(await calls["cart.short"](), nothing),
    "cart.full": call(await calls["cart.full"](), nothing),
    "cart.add": call(await calls["cart.add"](), { ...nothing, body: { id: otherStone, quantity: 1 } }),
    "cart.change": call(await calls["cart.change"](), { ...nothing, body: { id: ring, quantity: 2 } }),
    "cart.remove": call(await calls["cart.remove"](), { ...nothing, body: { diamonds: [otherStone] } }),
    "diamonds.certificate": call(await calls["diamonds.certificate"](), first),
    "diamonds.saveCertificate": call(await calls["diamonds.saveCertificate"](), { ...first, body: { name: "Аврора", message: "" } }),
    "favorites.list": call(await calls["favorites.list"](), nothing),
    "favorites.ids": call(await calls["favorites.ids"](), nothing),
    "favorites.guest": call(await calls["favorites.guest"](), { ...nothing, query: { ids: `${ring},${stone}` } }),
    "favorites.add": call(await calls["favorites.add"](), { ...nothing, body: { skuId: numberIn(ring), isDiamond: false } }),
    "favorites.removeDiamond": call(await calls["favorites.removeDiamond"](), first),
    "favorites.removeJewelry": call(await calls["favorites.removeJewelry"](), first),
    "favorites.clear": call(await calls["favorites.clear"](), nothing),
    "orders.quick": call(await calls["orders.quick"](), order),
    "orders.request": call(await calls["orders.request"](), order),
    "catalog.look": call(await calls["catalog.look"](), piece),
    "catalog.paired": call(await calls["catalog.paired"](), { ...nothing, params: { id: items[0]?.code ?? "" } }),
    "content.rootPages": call(await calls["content.rootPages"](), nothing),
    "content.staticPage": call(getStaticPage, { ...nothing, params: { code: "about/russian-cut" } }),
    "content.landing": call(await calls["content.landing"](), { ...nothing, params: { code: "luminous" } }),
    "content.landings": call(await calls["content.landings"](), nothing),
    "search.suggest": call(await calls["search.suggest"](), { ...nothing, query: { term: "кольцо" } }),
    "search.jewelries": call(await calls["search.jewelries"](), { ...nothing, query: { term: "кольцо", page: 2 } }),
    "search.diamonds": call(await calls["search.diamonds"](), { ...nothing, query: { term: "круг", sortBy: "price" } }),
    "session.logIn": call(await calls["session.logIn"](), { ...nothing, body: { email: me.email, password: accounts.password } }),
    "session.me": call(await calls["session.me"](), nothing),
    "session.logOut": call(await calls["session.logOut"](), nothing),
    "session.register": call(await calls["session.register"](), { ...nothing, body: accounts.registration() }),
    "session.askReset": call(await calls["session.askReset"](), { ...nothing, body: { email: me.email } }),
    "session.reset": call(await calls["session.reset"](), { ...nothing, params: { token: reset }, body: { password: "another-1" } }),
    "session.guest": call(await calls["session.guest"](), nothing),
    "stores.contacts": call(await calls["stores.contacts"](), nothing),
    "stores.locations": call(await calls["stores.locations"](), nothing),
    "stores.cities": call(await calls["stores.cities"](), nothing),
    "subscriptions.subscribe": call(subscribe, { ...nothing, body: { email: "anna@gran.test", accept: true } }),
    "pages.main": call(getMainPage, nothing),
    "pages.meta": call(getPageMeta, { ...nothing, query: { url: "/diamonds/?x=1&y= ж" } }),
    "shell.menu": call(getMenu, nothing),
    "shell.banners": call(await calls["shell.banners"](), nothing),
    "shell.tooltips": call(await calls["shell.tooltips"](), nothing),
    "shell.countries": call(await calls["shell.countries"](), nothing),
    "shell.config": call(await calls["shell.config"](), nothing),
    "shell.productConfig": call(await calls["shell.productConfig"](), nothing),
    "users.addresses": call(await calls["users.addresses"](), nothing),
    "users.saveAddresses": call(await calls["users.saveAddresses"](), { ...nothing, body: { items: [], revision: 0 } }),
    "suggestions.address": call(await calls["suggestions.address"](), { ...nothing, params: { country: "RU", query: "мирный 1/2" } }),
    "users.change": call(await calls["users.change"](), { ...nothing, body: { phone: "8 (999) 123-45-67" } }),
    "viewed.jewelry": call(await calls["viewed.jewelry"](), nothing),
    "viewed.diamonds": call(await calls["viewed.diamonds"](), nothing),
    "viewed.noteJewelry": call(await calls["viewed.noteJewelry"](), { ...nothing, body: { code: piece.params.id } }),
    "viewed.noteDiamond": call(await calls["viewed.noteDiamond"](), { ...nothing, body: { code: items[0]?.code ?? "" } }),
    "checkout.deliveries": call(await calls["checkout.deliveries"](), nothing),
    "checkout.selfPickups": call(await calls["checkout.selfPickups"](), nothing),
    "checkout.pickupPoints": call(await calls["checkout.pickupPoints"](), { ...nothing, query: { settlement: "Казань" } }),
    "checkout.payments": call(await calls["checkout.payments"](), nothing),
    "checkout.paymentsOf": call(await calls["checkout.paymentsOf"](), { ...nothing, params: { id: 1 } }),
    "orders.place": await placingAll(),
    "orders.list": call(await calls["orders.list"](), { ...nothing, query: { page: 1, status: "current" } }),
    "orders.one": call(await calls["orders.one"](), ofOrder(shown)),
    "orders.cancel": call(await calls["orders.cancel"](), ofOrder(cancelled)),
    "orders.receipt": call(await calls["orders.receipt"](), ofOrder(shown)),
    "papers.open": call(await calls["papers.open"](), { ...nothing, body: { url: gift.url } }),
    "gifts.share": call(await calls["gifts.share"](), { ...nothing, params: { number: gift.number } }),
    "gifts.withdraw": call(await calls["gifts.withdraw"](), { ...nothing, params: { number: gift.number } }),
    "payments.state": call(await calls["payments.state"](), ofOrder(shown)),
    "payments.start": call(await calls["payments.start"](), ofOrder(started)),
    "payments.test": call(await calls["payments.test"](), {
      ...nothing,
      params: { id: await buyer.startPayment(paid) },
      body: { outcome: "declined" }
    }),
    "users.emailLetter": call(await calls["users.emailLetter"](), nothing),
    "users.keepEmail": call(await calls["users.keepEmail"](), nothing),
    "users.password": call(await calls["users.password"](), { ...nothing, body: { old: accounts.password, new: "another-1" } })
  }
  return { inputs, token }
}

/** Orders what is in the cart by then. */
const placingAll = async () => {
  const [getCart, place] = await Promise.all([calls["cart.full"](), calls["orders.place"]()])
  return Effect.flatMap(call(getCart, nothing), ({ totalAmount }) => call(place, { ...nothing, body: checkoutOf(totalAmount) }))
}
