import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { makeOpenApi } from "../../server/platform/api/openapi.ts"
import { isRecord } from "../../server/platform/api/json-schema.ts"
import { execute } from "../../server/platform/db/query.ts"
import { codeOf, giftBuyerOf } from "../support/samples/papers.ts"
import { wishedDiamond } from "../../qa/samples/diamond-orders.ts"
import { wishedChange, wishedPassport } from "../support/documents/passport.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { checkoutOf, parcel } from "../support/samples/orders.ts"
import { itemsOfTurn } from "../support/share.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../support/server/shoppers.ts"
import { wishedQuestion } from "../support/questions/questions.ts"

/** Numbers as written in JSON or in an address: beyond a column's range, beyond a double, negative, and not a number. */
const hostile = [
  ...["3000000000", "2147483648", "2147483647", "-1", "-2147483649", "0", "1.5", "1e20", "1e308", "1e309", "9007199254740993"],
  ...["99999999999999999999", "NaN", "Infinity", "-Infinity", "0x7fffffff", "٣", "1e-7", "%00", "null"]
]
const ranges = [...diamondListing.facets, ...jewelryListing.facets]
  .filter(({ kind }) => kind === "range")
  .flatMap(({ code }) => hostile.map((value) => `${code}--from-${value}`))

type Value = string | number | boolean | null | ReadonlyArray<Value> | { readonly [name: string]: Value }

/** Path of every leaf of a body. */
const leavesOf = (value: Value, path: ReadonlyArray<string | number> = []): ReadonlyArray<ReadonlyArray<string | number>> => {
  if (Array.isArray(value)) return value.flatMap((each: Value, index) => leavesOf(each, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name])) : [path]
}

/** The body as JSON with a literal in one of its places. */
const withLiteral = (body: Value, path: ReadonlyArray<string | number>, literal: string): string => {
  const put = (value: Value, [head, ...rest]: ReadonlyArray<string | number>): Value => {
    if (head === undefined) return "@@"
    if (Array.isArray(value)) return value.map((each: Value, index) => (index === head ? put(each, rest) : each))
    return isRecord(value)
      ? { ...(value as Record<string, Value>), [head]: put((value as Record<string, Value>)[head] ?? null, rest) }
      : "@@"
  }
  const isJson = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$|^null$/.test(literal)
  return JSON.stringify(put(body, path)).replace('"@@"', isJson ? literal : JSON.stringify(literal))
}

/** Runs on one database: both use one engine, whose columns refuse the same numbers. */
describe("hostile numbers", () => {
  let shop: TestShop
  let goods: Goods
  let gift: Value = {}
  let headers: Readonly<Record<string, string>> = {}
  let described: ReadonlyArray<Described>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20 })
    goods = await prepareGoods(shop)
    const { number } = await giftBuyerOf(shop, accountsOf(shop), goods)
    gift = { voucher: number, certificateCode: await codeOf(shop, number) }
    await freshHeaders()
    described = await describeCalls()
  }, 60_000)
  afterAll(() => shop.stop())

  /** A user with a thing of each sort in the cart. */
  const freshHeaders = async () => {
    const { token } = await accountsOf(shop).register({}, `10.9.${Math.floor(Math.random() * 250)}.1`)
    const shopper = shopperOf(shop, { token })
    for (const id of [goods.ring, goods.stone, goods.card]) await shopper.add(id)
    headers = { ...shopper.headers, authorization: `Bearer ${token}`, "content-type": "application/json" }
  }
  const forgive = () => shop.run(execute("delete from rate_limits"))

  const product = { userName: "Анна", email: "anna@gran.test", phone: "+79991234567", comment: "1", agreement: true, link: "/diamonds/1" }
  const contact = { email: "anna@gran.test", phone: "+79991234567" }
  /** A complete body of each call that takes one. */
  const bodies = (): { readonly [K in CallKey]?: Value } => ({
    "session.logIn": { email: contact.email, password: "secret-123" },
    "session.register": { ...contact, name: "Анна", password: "secret-123", isAcceptedPrivacy: true, isAcceptedNewsletter: false },
    "session.askReset": { email: contact.email },
    "session.reset": { password: "krasota-1905" },
    "session.checkReset": { token: "x".repeat(43) },
    "subscriptions.subscribe": { email: contact.email, accept: true },
    "alerts.ask": { code: "10000001", email: contact.email, agreement: true },
    "cart.add": { id: goods.ring, quantity: 1, price: 100, isBack: false, order: 1 },
    "gifts.save": {
      line: goods.card,
      quantity: 1,
      isInCart: false,
      recipient: "Анне",
      sender: "",
      words: "Выбирай",
      way: "email",
      email: "boris@gran.test",
      sendOn: null
    },
    "cart.change": { id: goods.ring, quantity: 1 },
    "cart.remove": { jewelries: [goods.ring], diamonds: [goods.stone], customJewelries: [goods.frame], certificates: [goods.card] },
    "cart.engrave": { id: goods.ring, engraving: null },
    "cart.setAside": { id: goods.ring, isAside: true },
    "cart.resize": { id: goods.ring, to: goods.ring },
    "diamonds.saveCertificate": { name: "", message: "" },
    "favorites.add": { skuId: numberIn(goods.stone), isDiamond: true },
    "visits.ask": {
      ...{ thing: goods.stone, place: 1, day: "2026-11-28", hour: 12, name: "Анна", comment: "", agreement: true },
      ...contact
    },
    "questions.ask": wishedQuestion(),
    "orders.askCare": { kind: "return", lines: [{ position: 1, quantity: 1 }], careReason: "Не подошло", wishedOn: null },
    "diamondOrders.ask": wishedDiamond(),
    "diamondOrders.addFiles": {},
    "passport.addFiles": {},
    "passport.save": wishedPassport({ photos: ["0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"] }),
    "passport.askChange": wishedChange(),
    "reviews.write": { position: 1, stars: 5, reviewText: "Камень сияет даже вечером.", shownName: "Анна К.", photos: [] },
    "reviews.addPhoto": {},
    "orders.quick": { ...product, idProduct: numberIn(goods.stone) },
    "orders.request": { ...product, idProduct: numberIn(goods.stone) },
    "viewed.addJewelry": { code: "1234567", skuId: 101 },
    "viewed.addDiamond": { code: "10000001" },
    "users.saveAddresses": { items: [{ id: null, ...parcel, isDefault: true }], revision: 0 },
    "orders.place": {
      ...checkoutOf(1, { addressId: null, pointId: null }),
      due: 1,
      slot: null,
      term: null,
      isGiftWrapped: true,
      parcelNote: ""
    },
    "papers.open": { url: `/certificates/${numberIn(goods.stone)}.pdf` },
    "vouchers.add": gift,
    "vouchers.remove": { certificate: 1 },
    "vouchers.balance": gift,
    "payments.change": { method: "sbp" },
    "payments.test": { outcome: "paid", notice: "now" },
    "users.change": {
      ...contact,
      password: "secret-123",
      ...{ name: "Ольга", surname: "Орлова", patronymic: "Ивановна", sex: null, birthday: null, isNewsletterActive: true }
    },
    "users.delete": { password: "secret-123" },
    "users.password": { old: "secret-123", new: "krasota-1905" }
  })
  const params: Readonly<Record<string, string>> = { category: "kolco", country: "RU", query: "Москва", token: "x".repeat(43) }
  const queries: Readonly<Record<string, string>> = { term: "кольцо", url: "/diamonds/" }

  const describeCalls = async () => {
    const endpoints = await Promise.all(Object.values(calls).map((load) => load()))
    const { components, paths } = makeOpenApi(endpoints, publicUrl)
    return endpoints.map((endpoint) => {
      const operation = paths[endpoint.base + endpoint.path]?.[endpoint.method.toLowerCase()]
      const named = (place: string) =>
        (operation?.parameters ?? []).filter((each) => each["in"] === place).map((each) => String(each["name"]))
      return { endpoint, hasBody: operation?.requestBody !== undefined, inPath: named("path"), inQuery: named("query"), components }
    })
  }
  type Described = Awaited<ReturnType<typeof describeCalls>>[number]

  /** Every request with one hostile number in it. */
  const requestsOf = ({ endpoint, hasBody, inPath, inQuery }: Described) => {
    const { base, key, method, path } = endpoint
    const pathWith = (other: Readonly<Record<string, string>>) =>
      (base + path).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(other[name] ?? params[name] ?? "12345678"))
    const body = bodies()[key as CallKey]
    const required = inQuery.filter((name) => name in queries).map((name) => `${name}=${encodeURIComponent(queries[name] ?? "")}`)
    const whole = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return [
      ...inPath.flatMap((name) => hostile.map((value) => ({ ...whole, at: `${pathWith({ [name]: value })}?${required.join("&")}` }))),
      ...inQuery.flatMap((name) =>
        [...hostile, ...(name === "filters" ? ranges : [])].map((value) => ({
          ...whole,
          at: `${pathWith({})}?${[...required.filter((each) => !each.startsWith(`${name}=`)), `${name}=${encodeURIComponent(value)}`].join("&")}`
        }))
      ),
      ...(hasBody && body !== undefined
        ? leavesOf(body).flatMap((leaf) => hostile.map((value) => ({ method, at: pathWith({}), body: withLiteral(body, leaf, value) })))
        : [])
    ]
  }

  test("every call with a body is covered here completely", async () => {
    const all = described.filter(({ hasBody }) => hasBody)
    const known = bodies()
    expect(all.map(({ endpoint }) => endpoint.key).filter((key) => known[key as CallKey] === undefined)).toEqual([])
    const missing = all.flatMap(({ components, endpoint: { key } }) => {
      const name = key.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
      const { properties } = components.schemas[`${name}Body`] ?? {}
      const sent = known[key as CallKey]
      return Object.keys(isRecord(properties) ? properties : {})
        .filter((field) => isRecord(sent) && !(field in sent))
        .map((field) => `${key} ${field}`)
    })
    expect(missing).toEqual([])
  })

  test("every body here is accepted as it is, or refused for its meaning, not its form", async () => {
    await forgive()
    const known = bodies()
    const unfit = []
    for (const call of described) {
      const body = known[call.endpoint.key as CallKey]
      if (body === undefined) continue
      const path = (call.endpoint.base + call.endpoint.path).replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "12345678")
      const answer = await shop.ask(path, { method: call.endpoint.method, body: JSON.stringify(body), headers, from: "192.0.2.78" })
      const text = await answer.text()
      if (answer.status === 422 && !text.includes('"errors":{}')) unfit.push(`${call.endpoint.key} ${text}`)
    }
    expect(unfit).toEqual([])
    await freshHeaders()
  })

  test.each(itemsOfTurn(Object.keys(calls), (key) => key, ["core/contract", "server/platform/api"]))(
    "%s is never answered with 500, for any number in any place",
    async (key) => {
      const call = described.find(({ endpoint }) => endpoint.key === key)
      if (call === undefined) throw new Error(key)
      if (["session.logOut", "users.password", "users.change", "users.delete"].includes(key)) await freshHeaders()
      shop.takeLog()
      const broken: Array<string> = []
      for (const [index, { at, ...request }] of requestsOf(call).entries()) {
        if (index % 40 === 0) await forgive()
        const { status } = await shop.ask(at, { ...request, headers, from: "192.0.2.77" })
        if (status >= 500) broken.push(`${request.method} ${at} ${request.body ?? ""}`)
      }
      expect(broken).toEqual([])
      expect(shop.takeLog().filter(({ level }) => level === "error")).toEqual([])
    }
  )
})
