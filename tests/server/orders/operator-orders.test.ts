import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

describe("an operator moving orders forward", () => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    goods = await prepareGoods(shop)
  })

  const bring = async (id: number | string, body: object, authorization = `Bearer ${operatorKey}`, app = shop.app) => {
    const response = await app.request(`/internal/orders/${id}/status`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return { status: response.status, ...(await response.json()) }
  }
  const ordered = async (changes: object = {}) => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring)
    const { id } = (await buyer.order(changes)).data
    await shop.takeLetters()
    return { ...buyer, id }
  }
  const subjects = async () => (await shop.takeLetters()).map(({ subject }) => subject)

  test("goes step by step: the user sees each in the timeline, gets a letter, and can no longer cancel", async () => {
    const { cancel, id, one } = await ordered({ deliveryId: 2, pointId: 1, address: null, paymentId: 3 })
    expect(await bring(id, { status: "inWork" })).toMatchObject({ status: 200, data: { id, orderStatus: "inWork" } })
    expect(await subjects()).toEqual([])
    expect((await bring(id, { status: "ready" })).status).toBe(200)
    const [letter, ...others] = await shop.takeLetters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: "anna@gran.test", subject: `Заказ № ${id} готов к выдаче` })
    expect(letter?.text).toContain("К оплате при получении")
    expect(letter?.text).toContain(`${publicUrl}/personal/order-history/${id}`)
    expect((await cancel(id)).status).toBe(409)
    expect((await bring(id, { status: "completed" })).status).toBe(200)
    expect(await subjects()).toEqual([`Заказ № ${id} выполнен`])
    const { data } = await one(id)
    expect(data).toMatchObject({ orderStatus: "completed", paymentState: "paid", canCancel: false })
    expect(data.timeline.map(({ text }) => text)).toEqual([
      "Заказ оформлен",
      "Заказ в работе",
      "Заказ готов к выдаче",
      "Заказ оплачен",
      "Заказ выполнен"
    ])
  })

  test("repeated, also at once, makes one step with one letter", async () => {
    const { id, one, settle, startPayment } = await ordered()
    await settle(await startPayment(id), "paid")
    await shop.takeLetters()
    const replies = await Promise.all(Array.from({ length: 4 }, () => bring(id, { status: "ready" })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await bring(id, { status: "ready" })).status).toBe(200)
    expect(await subjects()).toEqual([`Заказ № ${id} готов к доставке`])
    expect((await one(id)).data.timeline.filter(({ event }) => event === "ready")).toHaveLength(1)
  })

  test("refuses unpaid and cancelled orders, a step back, and unknown orders", async () => {
    const waiting = await ordered()
    expect(await bring(waiting.id, { status: "inWork" })).toMatchObject({ status: 409, message: "Ожидает оплаты" })
    await waiting.cancel(waiting.id)
    expect(await bring(waiting.id, { status: "ready" })).toMatchObject({ status: 409, message: "Заказ отменён" })
    const handed = await ordered({ paymentId: 3 })
    await bring(handed.id, { status: "completed" })
    expect(await bring(handed.id, { status: "ready" })).toMatchObject({ status: 409, message: "Заказ уже дальше: выполнен" })
    for (const body of [{ status: "new" }, { status: "cancelled" }, {}]) expect((await bring(handed.id, body)).status).toBe(422)
    for (const id of [7, "999999999999"])
      expect(await bring(id, { status: "ready" })).toMatchObject({ status: 404, message: "Такого заказа нет" })
  })

  test("requires the key, and gets 404 without one", async () => {
    const { id, one, token } = await ordered({ paymentId: 3 })
    for (const authorization of ["", "Bearer guessed-guessed-guessed", `Bearer ${token}`])
      expect((await bring(id, { status: "inWork" }, authorization)).status).toBe(401)
    const closed = shop.appWith({ operatorKey: null })
    for (const authorization of ["Bearer null", "Bearer ", `Bearer ${operatorKey}`])
      expect((await bring(id, { status: "inWork" }, authorization, closed)).status).toBe(404)
    expect((await one(id)).data.orderStatus).toBe("new")
    expect(JSON.stringify(shop.takeLog())).not.toContain(operatorKey)
  })

  test("can use a command, which prints the result", async () => {
    const { id, one } = await ordered({ paymentId: 3 })
    const { port } = new URL(await shop.listen())
    const script = fileURLToPath(new URL("../../../tools/orders.ts", import.meta.url))
    const command = (key: string, ...words: ReadonlyArray<string>) =>
      promisify(execFile)(process.execPath, [script, ...words], {
        env: { ...process.env, HOST: "127.0.0.1", PORT: port, OPERATOR_KEY: key }
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }: { readonly stderr: string }) => stderr
      )
    expect(await command(operatorKey, String(id), "ready")).toBe(`${id}: ready\n`)
    expect((await one(id)).data.orderStatus).toBe("ready")
    expect(await command(operatorKey, String(id), "inWork")).toBe(`${id}: Заказ уже дальше: готов\n`)
    expect(await command("another-key-of-nobody-0123456789abcdef", String(id), "completed")).toBe(`${id}: Ключ не подходит\n`)
    expect(await command(operatorKey, String(id), "sold")).toMatch(/^usage: /)
    expect(await command(operatorKey, "delay", String(id), "2026-12-05")).toMatch(/^usage: /)
    expect(await command(operatorKey, "return", String(id), "G-2222-2222", "Передумали")).toBe(
      `${id}: В этом заказе нет такого сертификата\n`
    )
    for (const wrong of [
      ["cancel", String(id)],
      ["return", String(id), "G-2222-2222"]
    ])
      expect(await command(operatorKey, ...wrong)).toMatch(/^usage: /)
    expect(await command(operatorKey, "delay", String(id), "2020-12-05", "Камень в пути")).toBe(`${id}: Этот день уже наступил\n`)
    expect(await command(operatorKey, "cancel", String(id), "Камень не прошёл проверку")).toBe(`${id}: cancelled\n`)
    expect((await one(id)).data).toMatchObject({ orderStatus: "cancelled", cancelReason: "Камень не прошёл проверку." })
  })
})
