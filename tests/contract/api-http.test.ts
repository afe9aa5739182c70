import { Effect, Layer } from "effect"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as apiInProcess from "../../adapters/node/api-in-process.ts"
import type { HttpOptions, Identity } from "../../adapters/http/api-http.ts"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import { type CallOptions, Refused } from "../../core/services/ports/api.ts"
import { Captcha } from "../../core/services/ports/captcha.ts"
import { sendCartWrite } from "../../core/services/cart/cart.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { publicClientKey } from "../../server/environment.ts"
import { accountsOf } from "../support/samples/accounts.ts"
import { call, clientOf, guest, type Program } from "../support/server/api-client.ts"
import { type Door, openDoor, startShop, type TestShop } from "../support/server/server.ts"
import { numberIn, shopperOf, stock } from "../support/server/shoppers.ts"
import { buyerOf, checkoutOf } from "../support/samples/orders.ts"
import { giftBuyerOf } from "../support/samples/papers.ts"
import { placeTestOrder, servedTestOrder } from "../support/server/test-call.ts"

/** What of a request's headers is not of its connection. */
const sentOn = (headers: Headers) => [...headers].filter(([name]) => !["connection", "content-length", "host"].includes(name))

/** The headers of an answer whose body has been unpacked. */
const plainOf = (headers: Headers) =>
  [...headers].filter(([name]) => !["connection", "content-encoding", "content-length", "transfer-encoding"].includes(name))

describe("the client against the real server", () => {
  let shop: TestShop
  let client: ReturnType<typeof clientOf>
  let token = ""
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, extraCalls: [servedTestOrder] })
    client = clientOf(await shop.listen())
  })
  afterAll(() => shop.stop())

  const inputs = async (): Promise<Record<CallKey, Program<unknown>>> => {
    const { items } = await client.get(call("catalog.diamonds"))
    const pieces = await client.get(call("catalog.jewelry"))
    const accounts = accountsOf(shop)
    const me = await accounts.register()
    const reset = await accounts.askResetToken((await accounts.register()).email)
    token = me.token
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
    return {
      "catalog.diamonds": call("catalog.diamonds", { query: { page: 2 } }),
      "catalog.diamondFacets": call("catalog.diamondFacets", {
        query: { filters: "shape--round,oval/weight--1-2" }
      }),
      "catalog.diamond": call("catalog.diamond", { params: { code: items[0]?.code ?? "" } }),
      "catalog.jewelry": call("catalog.jewelry", { query: { categories: "sergi", page: 1 } }),
      "catalog.jewelryFacets": call("catalog.jewelryFacets", { query: { filters: "category--kolco" } }),
      "catalog.product": call("catalog.product", piece),
      "catalog.recommends": call("catalog.recommends", piece),
      "catalog.giftcards": call("catalog.giftcards"),
      "custom.categories": call("custom.categories"),
      "custom.blanks": call("custom.blanks", { params: { id: "kolco" }, query: { page: 2 } }),
      "custom.blank": call("custom.blank", { params: { id: "opora" } }),
      "custom.short": call("custom.short", { params: { id: "101" } }),
      "custom.diamonds": call("custom.diamonds", { params: { id: "opora" }, query: { sortBy: "price" } }),
      "custom.diamond": call("custom.diamond", { params: { id: "101", diamondId: numberIn(stone) } }),
      "custom.ready": call("custom.ready", { params: { a: 101, b: numberIn(stone) } }),
      "custom.readyComplect": call("custom.readyComplect", { params: setNumbers }),
      "cart.short": call("cart.short"),
      "cart.full": call("cart.full"),
      "cart.add": call("cart.add", { body: { id: otherStone, quantity: 1 } }),
      "cart.change": call("cart.change", { body: { id: ring, quantity: 2 } }),
      "cart.remove": call("cart.remove", { body: { diamonds: [otherStone] } }),
      "diamonds.certificate": call("diamonds.certificate", first),
      "diamonds.saveCertificate": call("diamonds.saveCertificate", { ...first, body: { name: "Аврора", message: "" } }),
      "favorites.list": call("favorites.list"),
      "favorites.ids": call("favorites.ids"),
      "favorites.guest": call("favorites.guest", { query: { ids: `${ring},${stone}` } }),
      "favorites.add": call("favorites.add", { body: { skuId: numberIn(ring), isDiamond: false } }),
      "favorites.removeDiamond": call("favorites.removeDiamond", first),
      "favorites.removeJewelry": call("favorites.removeJewelry", first),
      "favorites.clear": call("favorites.clear"),
      "orders.quick": call("orders.quick", order),
      "orders.request": call("orders.request", order),
      "catalog.look": call("catalog.look", piece),
      "catalog.paired": call("catalog.paired", { params: { id: items[0]?.code ?? "" } }),
      "content.rootPages": call("content.rootPages"),
      "content.staticPage": call("content.staticPage", { params: { code: "about/russian-cut" } }),
      "content.landing": call("content.landing", { params: { code: "luminous" } }),
      "content.landings": call("content.landings"),
      "search.suggest": call("search.suggest", { query: { term: "кольцо" } }),
      "search.jewelries": call("search.jewelries", { query: { term: "кольцо", page: 2 } }),
      "search.diamonds": call("search.diamonds", { query: { term: "круг", sortBy: "price" } }),
      "session.logIn": call("session.logIn", { body: { email: me.email, password: accounts.password } }),
      "session.me": call("session.me"),
      "session.logOut": call("session.logOut"),
      "session.register": call("session.register", { body: accounts.registration() }),
      "session.askReset": call("session.askReset", { body: { email: me.email } }),
      "session.reset": call("session.reset", { params: { token: reset }, body: { password: "another-1" } }),
      "session.guest": call("session.guest"),
      "stores.contacts": call("stores.contacts"),
      "stores.locations": call("stores.locations"),
      "stores.cities": call("stores.cities"),
      "subscriptions.subscribe": call("subscriptions.subscribe", { body: { email: "anna@gran.test", accept: true } }),
      "pages.main": call("pages.main"),
      "pages.meta": call("pages.meta", { query: { url: "/diamonds/?x=1&y= ж" } }),
      "shell.menu": call("shell.menu"),
      "shell.banners": call("shell.banners"),
      "shell.tooltips": call("shell.tooltips"),
      "shell.countries": call("shell.countries"),
      "shell.config": call("shell.config"),
      "shell.productConfig": call("shell.productConfig"),
      "users.addresses": call("users.addresses"),
      "users.saveAddresses": call("users.saveAddresses", { body: { items: [], revision: 0 } }),
      "suggestions.address": call("suggestions.address", { params: { country: "RU", query: "мирный 1/2" } }),
      "users.change": call("users.change", { body: { phone: "8 (999) 123-45-67" } }),
      "viewed.jewelry": call("viewed.jewelry"),
      "viewed.diamonds": call("viewed.diamonds"),
      "viewed.noteJewelry": call("viewed.noteJewelry", { body: { code: piece.params.id } }),
      "viewed.noteDiamond": call("viewed.noteDiamond", { body: { code: items[0]?.code ?? "" } }),
      "checkout.deliveries": call("checkout.deliveries"),
      "checkout.selfPickups": call("checkout.selfPickups"),
      "checkout.pickupPoints": call("checkout.pickupPoints", { query: { settlement: "Казань" } }),
      "checkout.payments": call("checkout.payments"),
      "checkout.paymentsOf": call("checkout.paymentsOf", { params: { id: 1 } }),
      "orders.place": await placingAll(),
      "orders.list": call("orders.list", { query: { page: 1, status: "current" } }),
      "orders.one": call("orders.one", ofOrder(shown)),
      "orders.cancel": call("orders.cancel", ofOrder(cancelled)),
      "orders.receipt": call("orders.receipt", ofOrder(shown)),
      "papers.open": call("papers.open", { body: { url: gift.url } }),
      "gifts.share": call("gifts.share", { params: { number: gift.number } }),
      "gifts.withdraw": call("gifts.withdraw", { params: { number: gift.number } }),
      "payments.state": call("payments.state", ofOrder(shown)),
      "payments.start": call("payments.start", ofOrder(started)),
      "payments.test": call("payments.test", {
        params: { id: await buyer.startPayment(paid) },
        body: { outcome: "declined" }
      }),
      "users.emailLetter": call("users.emailLetter"),
      "users.keepEmail": call("users.keepEmail"),
      "users.password": call("users.password", { body: { old: accounts.password, new: "another-1" } })
    }
  }

  /** Orders what is in the cart by then. */
  const placingAll = async () => {
    return Effect.flatMap(call("cart.full"), ({ totalAmount }) => call("orders.place", { body: checkoutOf(totalAmount) }))
  }

  /** A way to the shop on which it is seen which headers a request has. */
  const watched = async () => {
    const origin = await shop.listen()
    const seen: Array<ReadonlyArray<string | null>> = []
    const door = await openDoor(async (request) => {
      const { headers, method } = request
      seen.push(["x-client-key", "x-sale-user-id", "x-device-id"].map((name) => headers.get(name)))
      const { pathname, search } = new URL(request.url)
      const body = method === "GET" ? {} : { body: await request.arrayBuffer() }
      const answer = await fetch(`${origin}${pathname}${search}`, { method, headers: sentOn(headers), ...body })
      return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
        status: answer.status,
        headers: plainOf(answer.headers)
      })
    })
    return { door, seen }
  }

  test("[SEC-003, SEC-004, SEC-005] gets a typed answer to every call of the contract, each with the client's key, the guest's number and the device's", async () => {
    const { "orders.place": place, "session.logOut": logOut, "users.password": changePassword, ...others } = await inputs()
    const { id: saleUserId } = await client.get(call("session.guest"))
    const { door, seen } = await watched()
    const deviceId = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c22"
    const signedIn = clientOf(door.origin, { identity: () => ({ saleUserId, token, deviceId }) })
    const answers = await Promise.all(Object.values(others).map((program) => signedIn.get(program)))
    const last = [await signedIn.get(place), await signedIn.get(changePassword), await signedIn.get(logOut)]
    await door.close()
    expect([...answers, ...last].map((answer) => typeof answer)).toEqual(Object.keys(calls).map(() => "object"))
    // An order asks for the cart first.
    expect(seen).toEqual(Array.from({ length: Object.keys(calls).length + 1 }, () => [publicClientKey, saleUserId, deviceId]))
  })

  test("carries the slashes of a page's code through a path, over HTTP and in process alike", async () => {
    const input = { params: { code: "about/russian-cut" } }
    const overHttp = await client.get(call("content.staticPage", input))
    expect(overHttp.code).toBe("about/russian-cut")
    const inProcess = apiInProcess.layer((key, given) => shop.run(callInProcess(shop.calls, key, given)))
    expect(await Effect.runPromise(Effect.provide(call("content.staticPage", input), inProcess))).toEqual(overHttp)
  })

  test("is told each field of a subscription that is refused, in words for the shopper", async () => {
    const refused = await client.fail(call("subscriptions.subscribe", { body: { email: "ольга", accept: true } }))
    expect(refused).toMatchObject({ _tag: "Refused", status: 422, errors: { email: "Некорректный адрес" } })
  })

  test("sends path, query and body as the contract has them", async () => {
    const { items, page } = await client.get(call("catalog.diamonds", { query: { page: 3 } }))
    expect({ items: items.length, page }).toEqual({ items: 12, page: 3 })
    const order = { params: { id: 10 }, query: { notify: "yes" as const }, body: { email: "a@b.ru", items: [{ id: 1, quantity: 3 }] } }
    expect(await client.get(client.send(placeTestOrder, order))).toEqual({ order: 10, email: "a@b.ru", quantity: 3 })
  })

  test("tells a refusal with its message, its fields and the request's number", async () => {
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const missing = await client.fail(call("catalog.diamond", { params: { code: "9999999999" } }))
    expect(missing).toMatchObject({
      _tag: "Refused",
      call: "catalog.diamond",
      requestId,
      status: 404,
      message: "Такого бриллианта нет",
      errors: {}
    })
    const taken = await client.fail(client.send(placeTestOrder, { params: { id: 1 }, query: {}, body: { email: "a@b.ru", items: [] } }))
    expect(taken).toMatchObject({ _tag: "Refused", status: 409, errors: { order: "Уже оформлен" } })
  })

  test("leaves the checks of its input to the server, which refuses in words for the shopper", async () => {
    const refused = await client.fail(
      client.send(placeTestOrder, { params: { id: 10 }, query: {}, body: { email: "нет", items: [{ id: 1, quantity: 0 }] } })
    )
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ status: 422, errors: { email: "Некорректный адрес", "items.0.quantity": "Некорректное значение" } })
  })

  test("is refused with another client key", async () => {
    const { fail } = clientOf(await shop.listen(), { clientKey: "another" })
    expect(await fail(call("pages.main"))).toMatchObject({ _tag: "Refused", status: 403 })
  })

  test("tells a failed server apart", async () => {
    expect(
      await client.fail(client.send(placeTestOrder, { params: { id: 4 }, query: {}, body: { email: "a@b.ru", items: [] } }))
    ).toMatchObject({
      _tag: "ServerFailed",
      status: 500
    })
  })
})

describe("what the client sends", () => {
  let door: Door
  const seen: Array<Request> = []
  beforeAll(async () => {
    door = await openDoor((request) => {
      seen.push(request)
      return Response.json({ data: { header: [], footer: [], hamburger: [], mobile: [] } })
    })
  })
  afterAll(() => door.close())

  const headersSent = async (options: Partial<HttpOptions>, callOptions?: CallOptions) => {
    seen.length = 0
    await clientOf(door.origin, options).get(call("shell.menu", {}, callOptions))
    return seen[0]?.headers
  }

  test("[SEC-001, AUTH-012] sends the bearer token when there is one, as it is at each call", async () => {
    let token: string | null = null
    const { get } = clientOf(door.origin, { identity: () => ({ ...guest, token }) })
    seen.length = 0
    for (token of [null, "token-1", "token-2"]) await get(call("shell.menu"))
    expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer token-1", "Bearer token-2"])
  })

  test("[SEC-002] sends no bearer header when there is no token", async () => {
    expect((await headersSent({}))?.has("authorization")).toBe(false)
  })

  test("sends the sale user's id and the device's id, as they are at each call", async () => {
    let turn = 0
    const identity = () => ({ token: null, saleUserId: `user-${++turn}`, deviceId: `device-${turn}` })
    const { get } = clientOf(door.origin, { identity })
    seen.length = 0
    for (let count = 0; count < 2; count++) await get(call("shell.menu"))
    expect(seen.map(({ headers }) => [headers.get("x-sale-user-id"), headers.get("x-device-id")])).toEqual([
      ["user-1", "device-1"],
      ["user-2", "device-2"]
    ])
    const unknown = await headersSent({})
    expect([unknown?.has("x-sale-user-id"), unknown?.has("x-device-id")]).toEqual([false, false])
  })

  test("[SEC-006] sends the token of a captcha with an add to the cart where there is one", async () => {
    const write = { kind: "add", id: "0-1", quantity: 1, price: 100, key: "key-00000" } as const
    for (const token of ["captcha-1", null]) {
      seen.length = 0
      const others = Layer.merge(Layer.succeed(Captcha, { token: Effect.succeed(token) }), makeIdentity({ saleUserId: "user-1" }).layer)
      await clientOf(door.origin).get(Effect.ignore(Effect.provide(sendCartWrite(write), others)))
      expect(seen.map(({ headers, method, url }) => [method, new URL(url).pathname, headers.get("x-token")])).toEqual([
        ["POST", "/api/v2/cart/", token]
      ])
    }
  })

  test("sends a captcha's token with the call that it is given to, and with no other", async () => {
    expect((await headersSent({}, { captchaToken: "captcha-1" }))?.get("x-token")).toBe("captcha-1")
    expect((await headersSent({}))?.has("x-token")).toBe(false)
  })

  test("a write keyed by its content has one key whenever its shopper says the same, and another for other words or another shopper", async () => {
    const keyOf = async (body: object, identity: Partial<Identity>) => {
      seen.length = 0
      const { fail } = clientOf(door.origin, { identity: () => ({ ...guest, ...identity }) })
      await fail(call("subscriptions.subscribe", { body: { email: "a@b.ru", accept: true, ...body } }, { isKeyedByContent: true }))
      return seen[0]?.headers.get("idempotency-key")
    }
    const first = await keyOf({}, { token: "anna" })
    expect(first).toMatch(/^[\da-f]{64}$/)
    expect(await keyOf({}, { token: "anna" })).toBe(first)
    const others = [await keyOf({ email: "c@d.ru" }, { token: "anna" }), await keyOf({}, { token: "vera" })]
    const guests = [await keyOf({}, { saleUserId: "guest-1" }), await keyOf({}, { saleUserId: "guest-2" })]
    expect(new Set([first, ...others, ...guests]).size).toBe(5)
  })

  test("sends each path literally, under v2 where the contract has it so", async () => {
    seen.length = 0
    const client = clientOf(door.origin)
    await client.fail(call("catalog.diamond", { params: { code: "12345678/../?" } }))
    await client.fail(call("pages.meta", { query: { url: "/a b/?c=d&e" } }))
    await client.get(call("shell.menu"))
    expect(seen.map(({ url }) => url.slice(door.origin.length))).toEqual([
      "/api/v2/catalog/diamonds/12345678%2F..%2F%3F/",
      "/api/v2/page-meta/?url=%2Fa+b%2F%3Fc%3Dd%26e",
      "/api/menu"
    ])
  })
})
