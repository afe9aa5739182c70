import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { databasesByTurn } from "../../support/database/databases.ts"
import { savePassport } from "../../support/documents/passport.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename))("files of a passport on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let anna: Awaited<ReturnType<Accounts["register"]>>
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    anna = await accounts.register()
  })
  const ask = (place: number, headers: Readonly<Record<string, string>> = anna.bearer) =>
    shop.ask(`/api/v2/users/passport/files/${place}/`, { method: "POST", headers })
  const accesses = async () =>
    (
      await shop.query<{ what: string }>("select by_whom || ' ' || what as what from passport_accesses where user_id = $1 order by id", [
        anna.user.id
      ])
    ).map(({ what }) => what)

  test("a whole file opens for the browser of its owner alone, a few times, with an entry in the log", async () => {
    await savePassport(shop, anna.bearer)
    const opened = await ask(1)
    expect([opened.status, (await opened.json()).data]).toEqual([200, { url: "/passport-files/1.jpeg" }])
    const cookie = opened.headers.get("set-cookie") ?? ""
    expect(cookie).toMatch(/^paper=[\w-]{43}; Path=\/passport-files\/1\.jpeg; Max-Age=600; HttpOnly; SameSite=Strict/)
    const look = (path: string, headers: Readonly<Record<string, string>> = {}) => shop.app.request(path, { headers })
    const shown = { cookie: cookie.replace(/;.*$/, "") }
    expect([(await look("/passport-files/1.jpeg")).status, (await look("/passport-files/2.jpeg", shown)).status]).toEqual([404, 404])
    const file = await look("/passport-files/1.jpeg", shown)
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString("hex")
    ]).toEqual([200, "ffd8"])
    expect(
      Object.fromEntries(["content-type", "cache-control", "content-disposition"].map((name) => [name, file.headers.get(name)]))
    ).toEqual({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "content-disposition": 'inline; filename="passport.jpeg"'
    })
    expect(file.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/)
    expect(await accesses()).toEqual(["user uploaded", "user saved", "user fileRead"])
    for (let count = 0; count < 5; count++) await look("/passport-files/1.jpeg", shown)
    expect((await look("/passport-files/1.jpeg", shown)).status).toBe(404)
  })

  test("a whole file opens no longer once ten minutes are over", async () => {
    await savePassport(shop, anna.bearer)
    const cookie = ((await ask(1)).headers.get("set-cookie") ?? "").replace(/;.*$/, "")
    const look = async () => (await shop.app.request("/passport-files/1.jpeg", { headers: { cookie } })).status
    const letPass = (minutes: number) =>
      shop.query(
        "update paper_passes set ends_at = ends_at - make_interval(mins => $2::int4) where session_hash in (select token_hash from sessions where user_id = $1)",
        [anna.user.id, minutes]
      )
    await letPass(9)
    expect(await look()).toBe(200)
    await letPass(1)
    expect(await look()).toBe(404)
  })

  test("a whole file opens no longer once its session has ended, and never for another user", async () => {
    await savePassport(shop, anna.bearer)
    const opened = await ask(1)
    const cookie = (opened.headers.get("set-cookie") ?? "").replace(/;.*$/, "")
    const other = await accounts.register()
    expect((await ask(1, other.bearer)).status).toBe(404)
    expect((await ask(2)).status).toBe(404)
    expect((await ask(3)).status).toBe(422)
    expect((await ask(1, {})).status).toBe(401)
    await shop.query("delete from sessions where user_id = $1", [anna.user.id])
    expect((await shop.app.request("/passport-files/1.jpeg", { headers: { cookie } })).status).toBe(404)
  })
})
