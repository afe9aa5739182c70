import { Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as apiHttp from "../../../adapters/http/api-http.ts"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { runEffect } from "../../../core/kernel/run.ts"
import { ApiError } from "../../../core/services/ports/api.ts"
import { refreshIds } from "../../../core/services/account/visitor-ids.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { fingerprint } from "../../../server/platform/identity/secrets.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"
import { waitFor } from "../../support/wait-for.ts"

const notSignedIn = { status: 401, retryAfter: null, message: "Войдите, чтобы продолжить", data: { errors: {} } }
const done = { status: 200, retryAfter: null, data: {} }

describe.each(databasesByTurn(import.meta.filename))("sessions on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  /** Ages the sessions of a user by `time`. */
  const letPass = (userId: number, time: string) =>
    shop.query(
      `update sessions set begun_at = begun_at - $2::interval, seen_at = seen_at - $2::interval, expires_at = expires_at - $2::interval
        where user_id = $1`,
      [userId, time]
    )
  const statusOf = async (token: string) => (await accounts.me(token)).status

  test("[API-005, ENT-007] a session returns its user with every field, including the token, and none after its end", async () => {
    const { token, user } = await accounts.register()
    expect(await accounts.me(token)).toEqual({ status: 200, retryAfter: null, data: { ...user, token } })
    expect((await accounts.send("PATCH", "/users/", { sex: { id: "female" } }, { token })).status).toBe(200)
    expect((await accounts.me(token)).data).toMatchObject({
      ...{ id: user.id, token, name: "Анна", surname: "Петрова", patronymic: null, birthday: null, email: user.email },
      ...{ phone: "+79991234567", sex: { id: "female" }, isNewsletterActive: false, passport: null }
    })
    expect(await accounts.send("DELETE", "/session/", undefined, { token })).toEqual(done)
    expect(await accounts.me(token)).toEqual(notSignedIn)
    expect(await accounts.send("DELETE", "/session/", undefined, { token })).toEqual(done)
    expect(await accounts.send("DELETE", "/session/", undefined)).toEqual(done)
  })

  test("ends alone: the user's other sessions continue", async () => {
    const { email, token } = await accounts.register()
    const other = (await accounts.logIn(email, accounts.password)).data.token
    await accounts.send("DELETE", "/session/", undefined, { token })
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200])
  })

  test.each(["", "Bearer", "Bearer ", "Bearer x y", "Basic dG9rZW4=", `Bearer ${"x".repeat(600)}`, "Bearer ' or 1=1 --"])(
    "is no session: %.20s",
    async (authorization) => {
      expect((await shop.ask("/api/v2/session/", { headers: { authorization } })).status).toBe(401)
    }
  )

  test("every call for users refuses a guest with 401", async () => {
    expect(await accounts.send("GET", "/session/", undefined)).toEqual(notSignedIn)
    expect(await accounts.send("PATCH", "/users/", { name: "Анна" })).toEqual(notSignedIn)
    expect(await accounts.send("PATCH", "/users/password/", { old: "secret-123", new: "another-1" })).toEqual(notSignedIn)
  })

  test("ends fourteen days after its last use", async () => {
    const { token, user } = await accounts.register()
    await letPass(user.id, "13 days 23 hours")
    expect(await statusOf(token)).toBe(200)
    await letPass(user.id, "14 days")
    expect(await accounts.me(token)).toEqual(notSignedIn)
  })

  test("ends thirty days after its start, for any use", async () => {
    const { token, user } = await accounts.register()
    const seen: Array<number> = []
    for (let days = 5; days <= 30; days += 5) {
      await letPass(user.id, "5 days")
      seen.push(await statusOf(token))
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 401])
  })

  test("is deleted with the next login after it has expired", async () => {
    const { email, user } = await accounts.register()
    await letPass(user.id, "31 days")
    await accounts.logIn(email, accounts.password)
    expect(await shop.query("select count(*)::int4 as count from sessions where user_id = $1", [user.id])).toEqual([{ count: 1 }])
  })

  test("is stored as a hash, which cannot be used to log in", async () => {
    const { token, user } = await accounts.register()
    const rows = await shop.query("select token_hash from sessions where user_id = $1", [user.id])
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(await statusOf(String(rows[0]?.["token_hash"]))).toBe(401)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  describe("a new password by letter", () => {
    const reset = (token: string, password: string) => accounts.send("PATCH", `/password-reset/${token}`, { password })
    const closed = {
      status: 404,
      retryAfter: null,
      message: "Ссылка устарела или уже сработала. Запросите письмо ещё раз",
      data: { errors: {} }
    }

    test("[API-008] is accepted, and the old one is not", async () => {
      const { email } = await accounts.register()
      expect(await reset(await accounts.askResetToken(email), "another-1")).toEqual(done)
      expect((await accounts.logIn(email, accounts.password)).status).toBe(403)
      expect((await accounts.logIn(email, "another-1")).status).toBe(200)
    })

    test("ends every session of the user, and of no other", async () => {
      const { email, token } = await accounts.register()
      const stranger = await accounts.register()
      await reset(await accounts.askResetToken(email), "another-1")
      expect([await statusOf(token), await statusOf(stranger.token)]).toEqual([401, 200])
    })

    test("works once, also for two simultaneous uses, and invalidates the other letters", async () => {
      const { email } = await accounts.register()
      const [first, second] = [await accounts.askResetToken(email), await accounts.askResetToken(email)]
      const both = await Promise.all([reset(first, "another-1"), reset(first, "another-2")])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
      expect(await reset(first, "another-3")).toEqual(closed)
      expect(await reset(second, "another-3")).toEqual(closed)
    })

    test("a check of the link does not use it up, and says when it is used, expired or unknown", async () => {
      const check = async (token: string) => (await accounts.send("POST", "/password-reset-check/", { token })).data
      const { email, user } = await accounts.register()
      const [first, second] = [await accounts.askResetToken(email), await accounts.askResetToken(email)]
      expect([await check(first), await check(first), await check("x".repeat(43))]).toEqual([
        { isOpen: true },
        { isOpen: true },
        { isOpen: false }
      ])
      await shop.query("update password_resets set expires_at = now() where user_id = $1 and token_hash <> $2", [
        user.id,
        fingerprint(first)
      ])
      expect(await check(second)).toEqual({ isOpen: false })
      expect(await reset(first, "another-1")).toEqual(done)
      expect(await check(first)).toEqual({ isOpen: false })
    })

    test("works for an hour", async () => {
      const { email, user } = await accounts.register()
      const later = (time: string) =>
        shop.query(`update password_resets set expires_at = expires_at - $2::interval where user_id = $1`, [user.id, time])
      const [first, second] = [await accounts.askResetToken(email), await accounts.askResetToken(email)]
      await later("59 minutes")
      expect(await reset(first, "another-1")).toEqual(done)
      const third = await accounts.askResetToken(email)
      await later("60 minutes")
      expect([await reset(second, "another-2"), await reset(third, "another-2")]).toEqual([closed, closed])
    })

    test.each(["x", "x".repeat(43), "..%2F..", "'%20or%201=1"])("is not found by %.20s", async (token) => {
      expect(await reset(token, "another-1")).toEqual(closed)
    })

    test("leaves the letter valid when the password is invalid", async () => {
      const { email } = await accounts.register()
      const token = await accounts.askResetToken(email)
      const text = "Пароль должен содержать от 8 до 20 символов"
      for (const password of ["п".repeat(7), "п".repeat(21)]) {
        expect(await reset(token, password)).toMatchObject({ status: 422, data: { errors: { password: text } } })
      }
      expect(await reset(token, "пень".repeat(5))).toEqual(done)
    })

    test("stores its token as a hash", async () => {
      const { email, user } = await accounts.register()
      const token = await accounts.askResetToken(email)
      const rows = await shop.query("select * from password_resets where user_id = $1", [user.id])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })

  describe("a guest id", () => {
    const guest = async (id?: string) => {
      const response = await shop.ask("/api/v2/fuser/", id === undefined ? {} : { headers: { "x-sale-user-id": id } })
      return (await response.json()).data.id
    }

    test("[API-009] is preserved if the shop has issued it, and replaced otherwise", async () => {
      const id = await guest()
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(await guest(id)).toBe(id)
      const others = [await guest(), await guest("00000000-0000-4000-8000-000000000000"), await guest("' or 1=1 --"), await guest("")]
      expect(new Set([id, ...others]).size).toBe(5)
    })

    test("[SESS-003] is requested at the start with the stored one, so that a guest's cart survives a reload", async () => {
      const known = makeIdentity()
      const api = apiHttp.layer({ base: await shop.listen(), clientKey: publicClientKey, identity: known.ids })
      const runtime = ManagedRuntime.make(Layer.mergeAll(api, known.layer))
      /** Starts a page of this browser. */
      const begin = async () => {
        const tab = openShop({ refreshIds: runEffect(runtime, ApiError, refreshIds) })
        await tab.settled()
        await tab.loadDeferred()
        const { session } = tab.features()
        if (!session) throw new Error("nobody keeps the numbers")
        await waitFor(session, (snapshot) => snapshot.matches("ready"))
        return session.getSnapshot().context.saleUserId
      }
      const first = await begin()
      expect([first, known.ids().saleUserId]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), first])
      expect((await shopperOf(shop, { guest: first }).add("3-3-50000-0")).status).toBe(200)
      expect(await begin()).toBe(first)
      expect((await shopperOf(shop, { guest: known.ids().saleUserId }).short()).total).toBe(1)
      known.store("saleUserId", "00000000-0000-4000-8000-000000000000")
      const other = await begin()
      expect([other === first, other === known.ids().saleUserId, other?.startsWith("0000")]).toEqual([false, true, false])
    })
  })

  test("no log line of these tests contains a password, a token or a link", async () => {
    shop.takeLog()
    const { email, token } = await accounts.register()
    const login = (await accounts.logIn(email, accounts.password)).data.token
    await accounts.logIn(email, "wrong-password")
    await accounts.me(token)
    await accounts.send("PATCH", "/users/password/", { old: accounts.password, new: "another-1" }, { token })
    const reset = await accounts.askResetToken(email)
    await shop.app.request(`/?password-reset=${reset}`)
    await accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-2" })
    await accounts.send("PATCH", `/password-reset/${reset}/`, { password: "another-2" })
    const lines = JSON.stringify(shop.takeLog())
    expect(lines).toContain("/password-reset/***")
    for (const secret of [accounts.password, "wrong-password", "another-1", "another-2", token, login, reset, email]) {
      expect(lines).not.toContain(secret)
    }
  })
})
