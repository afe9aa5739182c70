import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="
const signed = { recipient: "Анне", sender: "Мама", words: "Выбирай сама", way: "card", email: null, sendOn: null }

describe.each(databasesByTurn(import.meta.filename))("cards in envelopes on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  const folder = mkdtempSync(join(tmpdir(), "gran-cards-"))
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey, database: await start() })
    accounts = accountsOf(shop)
    goods = await prepareGoods(shop)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await shop.stop()
  })

  const cards = async (id: number, key = operatorKey) => {
    const response = await shop.app.request(`/internal/orders/${id}/cards`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: "{}"
    })
    return { status: response.status, keeps: response.headers.get("cache-control"), ...(await response.json()) }
  }
  const ordered = async (changes: object = {}, quantity = 1) => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.send("POST", "/cart/gifts/", { line: goods.card, quantity, isInCart: false, ...signed, ...changes })
    const order = "email" in changes ? { deliveryId: null, address: null } : {}
    const { id } = (await buyer.order(order)).data
    /** The payment notification is a background job: it is done when its letters are sent. */
    const pay = async () => {
      await buyer.settle(await buyer.startPayment(id), "paid")
      await shop.takeLetters()
    }
    return { id, pay }
  }
  const secrets = async (id: number) => {
    const rows = await shop.query<{ number: string; code: string }>("select number, code from issued_certificates where order_id = $1", [
      id
    ])
    return rows.flatMap(({ code, number }) => [code, number])
  }

  test("are drawn once their order is paid, one per certificate; no file name or log line has a number or a code", async () => {
    const { id, pay } = await ordered({}, 2)
    expect(await cards(id)).toMatchObject({ status: 409, message: "Сертификаты выпустим, когда заказ оплатят" })
    await pay()
    shop.takeLog()
    const { data, keeps, status } = await cards(id)
    expect([status, keeps]).toEqual([200, "no-store"])
    const drawn: ReadonlyArray<{ readonly name: string; readonly pdf: string }> = data.cards
    expect(drawn.map(({ name }) => name)).toEqual([`card-${id}-1-1.pdf`, `card-${id}-1-2.pdf`])
    for (const { pdf } of drawn) expect(Buffer.from(pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-")
    const log = JSON.stringify(shop.takeLog())
    expect(log).toContain(`Rendered the gift cards of order ${id} for printing`)
    const known = await secrets(id)
    expect(known).toHaveLength(4)
    for (const secret of known) for (const said of [log, ...drawn.map(({ name }) => name)]) expect(said).not.toContain(secret)
  })

  test("require the key; an order without such cards, and an unknown one, are refused with a message", async () => {
    const { id, pay } = await ordered({ way: "email", email: "anna@friend.test" })
    await pay()
    expect((await cards(id, "another")).status).toBe(401)
    expect(await cards(id)).toMatchObject({ status: 409, message: "В этом заказе нет карт в конверте" })
    expect((await cards(7)).status).toBe(404)
  })

  test("are written into a folder by the command, readable by its owner only, and never overwrite a file", async () => {
    const { id, pay } = await ordered()
    await pay()
    const { port } = new URL(await shop.listen())
    const script = fileURLToPath(new URL("../../../tools/orders.ts", import.meta.url))
    const command = (...words: ReadonlyArray<string>) =>
      promisify(execFile)(process.execPath, [script, ...words], {
        env: { ...process.env, HOST: "127.0.0.1", PORT: port, OPERATOR_KEY: operatorKey }
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }: { readonly stderr: string }) => stderr
      )
    const file = join(folder, `card-${id}-1-1.pdf`)
    const said = await command("cards", String(id), folder)
    expect(said).toBe(`${id}: ${file}\n`)
    for (const secret of await secrets(id)) expect(said).not.toContain(secret)
    expect(readdirSync(folder)).toEqual([`card-${id}-1-1.pdf`])
    expect([statSync(file).mode & 0o777, readFileSync(file).subarray(0, 5).toString()]).toEqual([0o600, "%PDF-"])
    expect(await command("cards", String(id), folder)).toBe(`${id}: ${file} already exists\n`)
    expect(await command("cards", String(id))).toMatch(/^usage: /)
  })
})
