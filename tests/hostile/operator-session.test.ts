import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addSignIn } from "../../server/account/operator-sign-ins.ts"
import { fingerprint, newToken } from "../../server/platform/identity/secrets.ts"
import { type Accounts, accountsOf, type From } from "../support/samples/accounts.ts"
import { operatorSignIn, operatorKey, operatorDevice } from "../support/server/operator-sign-in.ts"
import { startShop, type TestShop } from "../support/server/server.ts"
import { type Goods, prepareGoods } from "../support/server/shoppers.ts"

const notSignedIn = { status: 401, retryAfter: null, message: "Войдите, чтобы продолжить", data: { errors: {} } }

let shop: TestShop
let accounts: Accounts
let goods: Goods
beforeAll(async () => {
  shop = await startShop({ diamonds: 10, operatorKey })
  accounts = accountsOf(shop)
  goods = await prepareGoods(shop)
})
afterAll(() => shop.stop())
beforeEach(() => query("delete from rate_limits"))

const { learned, log, makeToken, query } = operatorSignIn(() => shop)
const me = (token: string, from: From) => accounts.send("GET", "/session/", undefined, { token, ...from })
const letPass = (time: string) => query("update operator_sign_ins set ends_at = ends_at - $1::interval where ended_at is null", [time])

describe("an operator's login link", () => {
  test("is opened only by GET /session/, remains valid on its device across reloads, and is logged from creation to end", async () => {
    const { email, user } = await accounts.register()
    const desk = operatorDevice()
    const events = await learned(async () => {
      const token = await makeToken(email)
      expect(token).toMatch(/^op\.[\w-]{43}$/)
      expect((await me(token, desk)).data).toEqual({ ...user, token })
      expect((await me(token, desk)).status).toBe(200)
      expect((await me(token, { ...desk, from: "198.51.100.1" })).status).toBe(200)
      expect((await accounts.send("GET", "/favorites/", undefined, { token, ...desk })).status).toBe(200)
      await accounts.send("DELETE", "/session/", undefined, { token, ...desk })
      expect(await me(token, desk)).toEqual(notSignedIn)
    })
    expect(events).toEqual(["made", "activated", "ended logOut", "refused ended"])
    const [row] = await query("select * from operator_sign_ins order by id desc limit 1")
    expect(row).toMatchObject({ user_id: user.id, made_by: "olga@house", reason: "Звонок: не открывается заказ" })
  })

  test("is 401 from every other device, for any call, and without one; its own device continues", async () => {
    const { email } = await accounts.register()
    const desk = operatorDevice()
    const token = await makeToken(email)
    await me(token, desk)
    const calls = ["/session/", "/favorites/", "/users/orders/", "/users/address/", "/cart/"]
    const events = await learned(async () => {
      for (const path of calls) {
        for (const from of [operatorDevice(), { from: desk.from }, { ...desk, device: "not-a-device" }]) {
          expect([path, (await accounts.send("GET", path, undefined, { token, ...from })).status]).toEqual([path, 401])
        }
      }
    })
    expect(events).toHaveLength(15)
    expect(new Set(events)).toEqual(new Set(["refused otherDevice", "refused noDevice"]))
    expect((await me(token, desk)).status).toBe(200)
  })

  test("opens for one of many simultaneous devices", async () => {
    const { email } = await accounts.register()
    const token = await makeToken(email)
    const answers = await Promise.all(Array.from({ length: 12 }, () => me(token, operatorDevice())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 401)])
  })

  test("is not opened without a device, nor by another call, and remains valid afterwards", async () => {
    const { email } = await accounts.register()
    const desk = operatorDevice()
    const token = await makeToken(email)
    const events = await learned(async () => {
      expect((await me(token, {})).status).toBe(401)
      expect((await accounts.send("GET", "/favorites/", undefined, { token, ...desk })).status).toBe(401)
      expect((await me(token, desk)).status).toBe(200)
    })
    expect(events).toEqual(["refused noDevice", "refused notActivated", "activated"])
  })

  test.each([
    ["9 minutes 50 seconds", 200],
    ["10 minutes", 401]
  ])("%s after its creation is answered %i", async (time, status) => {
    const { email } = await accounts.register()
    const token = await makeToken(email)
    await letPass(time)
    expect((await me(token, operatorDevice())).status).toBe(status)
  })

  test("ends eight hours after it was opened, for any use, and the log states the time", async () => {
    const { email } = await accounts.register()
    const desk = operatorDevice()
    const token = await makeToken(email)
    await me(token, desk)
    await letPass("7 hours 59 minutes")
    expect((await me(token, desk)).status).toBe(200)
    await letPass("1 minute")
    expect(await me(token, desk)).toEqual(notSignedIn)
    expect((await log()).slice(-3)).toContain("ended time")
    const [ended] = await query("select ended_at = ends_at as exact from operator_sign_ins where token_hash = $1", [fingerprint(token)])
    expect(ended).toEqual({ exact: true })
  })

  test("ends with a new password of the customer, also if unopened", async () => {
    const { email, token: own } = await accounts.register()
    const desk = operatorDevice()
    const [open, unopened] = [await makeToken(email), await makeToken(email)]
    await me(open, desk)
    await accounts.send("PATCH", "/users/password/", { old: accounts.password, new: "sovsem-Novyj-1" }, { token: own })
    expect([(await me(open, desk)).status, (await me(unopened, desk)).status, (await me(own, {})).status]).toEqual([401, 401, 200])
  })

  test("cannot change the customer's password and address, but can change other data", async () => {
    const { email } = await accounts.register()
    const desk = operatorDevice()
    const token = await makeToken(email)
    await me(token, desk)
    const text = "Это может изменить только сам покупатель"
    const patch = (path: string, body: object) => accounts.send("PATCH", path, body, { token, ...desk })
    expect(await patch("/users/password/", { old: accounts.password, new: "sovsem-Novyj-1" })).toMatchObject({
      status: 422,
      data: { errors: { old: text } }
    })
    expect(await patch("/users/", { email: `thief-${email}` })).toMatchObject({ status: 422, data: { errors: { email: text } } })
    expect((await patch("/users/", { email, name: "Мария" })).data).toMatchObject({ email, name: "Мария" })
    expect((await accounts.logIn(email, accounts.password)).status).toBe(200)
  })

  test("adds nothing from the operator's own browser to the customer's cart", async () => {
    const { email } = await accounts.register()
    const desk = operatorDevice()
    const guest = (await (await shop.ask("/api/v2/fuser/")).json()).data.id
    const add = (headers: Record<string, string>) =>
      shop.ask("/api/v2/cart/", {
        method: "POST",
        body: JSON.stringify({ id: goods.ring, quantity: 1 }),
        headers: { "content-type": "application/json", "x-sale-user-id": guest, "x-device-id": desk.device, ...headers }
      })
    expect((await add({})).status).toBe(200)
    const token = await makeToken(email)
    await me(token, desk)
    const countOf = async (headers: Record<string, string>) => {
      const response = await shop.ask("/api/v2/cart/short/", {
        headers: { "x-sale-user-id": guest, "x-device-id": desk.device, ...headers }
      })
      return JSON.stringify((await response.json()).data)
    }
    const bearer = { authorization: `Bearer ${token}` }
    const [before, empty] = [await countOf({}), await countOf(bearer)]
    expect(empty).not.toBe(before)
    expect((await add(bearer)).status).toBe(200)
    expect(await countOf({})).toBe(before)
  })

  test("makes no device recognised for the customer's account", async () => {
    const { email, user } = await accounts.register()
    const count = () => query("select count(*)::int4 as count from known_devices where user_id = $1", [user.id])
    const before = await count()
    await me(await makeToken(email), operatorDevice())
    expect(await count()).toEqual(before)
  })
})

describe("a token of another kind", () => {
  test("cannot be forged as an operator's: a login's own, the stored hash, an ended one, an invented one", async () => {
    const { email, token } = await accounts.register()
    const made = await makeToken(email)
    const [row] = await query("select token_hash from operator_sign_ins order by id desc limit 1")
    const dressed = [
      `op.${token}`,
      `op.${String(row?.["token_hash"]).slice(0, 43)}`,
      `op.${newToken()}`,
      made.slice(3),
      `OP.${made.slice(3)}`
    ]
    for (const one of dressed) expect([one, (await me(one, operatorDevice())).status]).toEqual([one, 401])
  })

  test("does not flood the log: invented ones are logged sixty times an hour", async () => {
    const events = await learned(async () => {
      for (let index = 0; index < 100; index++) await me(`op.${newToken()}`, operatorDevice())
    })
    expect(events).toHaveLength(60)
    expect(new Set(events)).toEqual(new Set(["refused unknown"]))
  })

  test("stored as an ordinary session is not an operator's, and vice versa", async () => {
    const { user } = await accounts.register()
    const token = newToken()
    const signIn = { userId: user.id, tokenHash: fingerprint(token), madeBy: "x", reason: "x", network: "here" }
    await shop.run(addSignIn(signIn))
    expect((await me(token, operatorDevice())).status).toBe(401)
  })
})
