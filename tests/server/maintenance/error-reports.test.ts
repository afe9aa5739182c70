import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const report = {
  kind: "error",
  fingerprint: "0123456789abcdef",
  build: "build-1",
  path: "/diamonds",
  status: null,
  message: "TypeError: a bug",
  stack:
    "TypeError: a bug\n    at f (https://gran.test/assets/home-12345678.js:1:10)\n    at g (https://gran.test/assets/gone-12345678.js:1:10)",
  journal: '[{"seq":1}]'
}

/** Maps line 1, column 10 to core/price.ts, line 3, column 5. */
const map = { version: 3, sources: ["../../../core/price.ts"], names: [], mappings: "SAEI", file: "home-12345678.js" }

describe.each(databasesByTurn(import.meta.filename))("reports of failures on $name", ({ start }) => {
  const maps = mkdtempSync(join(tmpdir(), "maps-"))
  let shop: TestShop
  let app: TestShop["app"]
  beforeAll(async () => {
    mkdirSync(join(maps, "assets"))
    writeFileSync(join(maps, "assets/home-12345678.js.map"), JSON.stringify(map))
    shop = await startShop({ database: await start() })
    app = shop.appWith({ hasTools: true, mapsOf: (build) => (build === "build-1" ? maps : undefined) })
  })
  afterAll(async () => {
    await shop.stop()
    rmSync(maps, { recursive: true, force: true })
  })
  const send = async (more: object = {}) => {
    const body = JSON.stringify({ ...report, ...more })
    const answer = await app.request("/reports", { method: "POST", body, headers: { "content-type": "application/json" } })
    return {
      status: answer.status,
      body: (await answer.json()) as { readonly data?: { readonly number: string }; readonly message?: string }
    }
  }
  const listed = async () => (await app.request("/dev/reports")).text()

  test("[ERRC-041] are stored under a number, with source-mapped stacks, and listed", async () => {
    const { body, status } = await send()
    expect([status, body.data?.number]).toEqual([201, expect.stringMatching(/^\d+$/)])
    const page = await listed()
    expect(page).toContain(`№ ${body.data?.number}. Ошибка: TypeError: a bug`)
    expect(page).toContain("at f (core/price.ts:3:5)")
    expect(page).toContain("assets/gone-12345678.js:1:10")
    expect(page).toMatch(/\/diamonds, сборка build-1, раз: 1/)
  })

  test("that repeat are counted as one; shoppers' own reports are separate", async () => {
    const again = await send()
    expect((await send()).body.data).toEqual(again.body.data)
    expect(await listed()).toContain("раз: 3")
    expect((await send({ build: "build-2" })).body.data).not.toEqual(again.body.data)
    const [one, other] = [await send({ kind: "shopper" }), await send({ kind: "shopper" })]
    expect(one.body.data).not.toEqual(other.body.data)
    const journal = await app.request(`/dev/reports/${one.body.data?.number}/journal.json`)
    expect(await journal.json()).toEqual([{ seq: 1 }])
    expect((await app.request("/dev/reports/999999/journal.json")).status).toBe(404)
  })

  test("that repeat keep the first journal: nobody replaces what another browser reported", async () => {
    const fingerprint = "3123456789abcdef"
    const { body } = await send({ fingerprint, journal: null })
    const journal = async () => (await app.request(`/dev/reports/${body.data?.number}/journal.json`)).text()
    await send({ fingerprint, journal: '[{"seq":2}]' })
    await send({ fingerprint, journal: '[{"seq":3}]', path: "/forged" })
    expect(await journal()).toBe('[{"seq":2}]')
    expect(await listed()).not.toContain("/forged")
  })

  test("are kept as the latest thousand, however often others repeat", async () => {
    const { body } = await send({ fingerprint: "4123456789abcdef", message: "rare" })
    await shop.query("select nextval(pg_get_serial_sequence('error_reports', 'id')) from generate_series(1, 1500)")
    await send({ fingerprint: "5123456789abcdef" })
    expect(await listed()).toContain(`№ ${body.data?.number}. Ошибка: rare`)
    await shop.query(`insert into error_reports (at, kind, fingerprint, build, path, message)
      select now(), 'shopper', 'filler', 'build-1', '/', 'filler' from generate_series(1, 999)`)
    await send({ fingerprint: "6123456789abcdef" })
    const [left] = await shop.query<{ count: number; rare: number }>(
      "select count(*)::int4 as count, count(*) filter (where message = 'rare')::int4 as rare from error_reports"
    )
    expect(left).toEqual({ count: 1000, rare: 0 })
    await shop.query("delete from error_reports where fingerprint = 'filler'")
  })

  test("contain no secret of an address, and no markup of their sender", async () => {
    await send({ fingerprint: "1123456789abcdef", message: "<script>alert(1)</script>", path: "/?password-reset=abcdef" })
    const page = await listed()
    expect(page).toContain("&lt;script&gt;")
    expect(page).not.toContain("abcdef,")
    expect(page).not.toMatch(/password-reset=abc/)
  })

  test("contain no opening token, wherever a browser of an older build has left it", async () => {
    const links = ["/gifts/ab-cd_12345.pdf", "/receipts/zz9999.pdf", "/certificates/yy8888.pdf", "/api/v2/test-payments/xx7777/"]
    const values = ["/?silenceIsGold=ww6666", "/?a=1&password-reset=vv5555", `/?next=${encodeURIComponent("/gifts/uu4444.pdf")}`]
    const said = `broke at ${[...links, ...values].join(" and ")} (again)`
    const { body } = await send({
      fingerprint: "2123456789abcdef",
      kind: "shopper",
      message: said,
      stack: `Error: ${said}\n    at f (https://gran.test/receipts/zz9999.pdf:1:2)`,
      path: "/gifts/ab-cd_12345.pdf",
      journal: JSON.stringify([{ event: { url: links[0], text: said } }])
    })
    const journal = await (await app.request(`/dev/reports/${body.data?.number}/journal.json`)).text()
    for (const text of [await listed(), journal]) expect(text).not.toMatch(/ab-cd_12345|zz9999|yy8888|xx7777|ww6666|vv5555|uu4444/)
    expect(journal).toContain("/gifts/***")
    expect(JSON.parse(journal)).toHaveLength(1)
  })

  test("that are invalid or too large are refused with a message and not stored", async () => {
    const before = await listed()
    for (const wrong of [{ kind: "joke" }, { fingerprint: "x" }, { build: "../etc" }, { status: 9_000 }, { message: "м".repeat(1_001) }]) {
      expect(await send(wrong)).toMatchObject({ status: 422, body: { message: "Не удалось прочитать запрос" } })
    }
    expect(await send({ journal: "ж".repeat(3_000_000) })).toMatchObject({ status: 413, body: { message: "Слишком большой запрос" } })
    expect(await listed()).toBe(before)
  })

  test("have texts of a limited length, and are accepted with the longest", async () => {
    const longest = { message: 1_000, path: 1_000, stack: 8_000, journal: 2_000_000 }
    for (const [name, most] of Object.entries(longest)) {
      const sent = async (length: number) => (await send({ kind: "shopper", [name]: "x".repeat(length) })).status
      expect([name, await sent(most), await sent(most + 1)]).toEqual([name, 201, 422])
    }
    const ofStatus = async (status: number) => (await send({ kind: "shopper", status })).status
    expect([await ofStatus(99), await ofStatus(100), await ofStatus(599), await ofStatus(600)]).toEqual([422, 201, 201, 422])
  })

  test("are not listed in production", async () => {
    expect((await shop.appWith({}).request("/dev/reports/1/journal.json")).status).toBe(404)
  })

  test("with an unmappable position are stored unchanged", async () => {
    const stack = "TypeError: a bug\n    at f (https://gran.test/assets/home-12345678.js:0:0)"
    expect((await send({ stack, fingerprint: "2123456789abcdef" })).status).toBe(201)
  })

  test("are limited per address and hour, with a refusal", async () => {
    const answers: Array<number> = []
    for (let index = 0; index < 310; index++) answers.push((await send({ journal: null, stack: null })).status)
    expect(answers.at(-1)).toBe(429)
    expect((await send()).body.message).toMatch(/Слишком много отчётов/)
  })

  test("beyond the limit cost nothing: neither body nor map is read; an IPv6 network counts as one", async () => {
    const asked: Array<string> = []
    const busy = shop.appWith({ mapsOf: (build) => void asked.push(build) })
    const from = (remoteAddress: string, body: string) =>
      busy.request(
        "/reports",
        { method: "POST", body, headers: { "content-type": "application/json" } },
        { incoming: { socket: { remoteAddress } } }
      )
    const statuses = new Set<number>()
    for (let index = 0; index < 301; index++) statuses.add((await from(`2001:db8::${index.toString(16)}`, "no report")).status)
    expect([...statuses]).toEqual([422, 429])
    expect((await from("2001:db8::ffff", JSON.stringify(report))).status).toBe(429)
    expect(asked).toEqual([])
    expect((await from("2001:db8:0:1::1", JSON.stringify(report))).status).toBe(201)
    expect(asked).toEqual(["build-1"])
  })
})
