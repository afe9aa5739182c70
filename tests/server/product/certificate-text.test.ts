import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { prefill } from "../../../core/machines/dialogs/prefill.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { openPaper } from "../../support/samples/papers.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

const refusal = (status: number, message: string, errors: object = {}) => ({ status, message, data: { errors } })
const unfit = (errors: object) => refusal(422, "Проверьте правильность введенных данных", errors)

describe.each(databasesByTurn(import.meta.filename))("the cart on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await prepareGoods(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  const shopper = (who?: Parameters<typeof shopperOf>[1]) => shopperOf(shop, who)

  describe("name and message of a stone", () => {
    const path = () => `/diamonds/${numberIn(goods.stone)}/certificate/`

    test("[API-031, API-032] are stored and read back, by their shopper only", async () => {
      const one = shopper()
      await one.add(goods.stone)
      expect((await one.send("GET", path())).data).toEqual({ name: "", message: "", url: null })
      const saved = await one.send("PUT", path(), { name: " Аврора ", message: "Навсегда" })
      expect(saved).toEqual({
        status: 200,
        data: { name: "Аврора", message: "Навсегда", url: `/certificates/${numberIn(goods.stone)}.pdf` }
      })
      expect((await one.send("GET", path())).data).toEqual(saved.data)
      expect((await one.cart()).diamond).toMatchObject([
        { diamondName: "Аврора", diamondMessage: "Навсегда", certificateUrl: saved.data["url"] }
      ])
      expect((await shopper().send("GET", path())).data).toEqual({ name: "", message: "", url: null })
    })

    test("are part of the cart, which fills their form, as in the form's own call", async () => {
      const { add, cart, send } = shopper()
      await add(goods.stone)
      await send("PUT", path(), { name: "Вега", message: "Сияй всегда" })
      const { data: stored } = await send("GET", path())
      const [line] = (await cart()).diamond
      const props = { item: goods.stone, name: line?.diamondName ?? "", message: line?.diamondMessage ?? "" }
      expect(prefill({ key: "cartCertificateDiamond", props }, null)).toMatchObject({
        item: goods.stone,
        name: stored["name"],
        message: stored["message"]
      })
      expect(stored).toMatchObject({ name: "Вега", message: "Сияй всегда" })
    })

    test("[CERT-009, CERT-010, CERT-011] are optional, and have 20 and 100 characters at most", async () => {
      const { add, send } = shopper()
      await add(goods.stone)
      const save = (name: number, message: number) => send("PUT", path(), { name: "и".repeat(name), message: "я".repeat(message) })
      expect((await save(20, 100)).status).toBe(200)
      expect(await save(21, 101)).toEqual(unfit({ name: "Максимальная длина - 20 символов", message: "Максимальная длина - 100 символов" }))
      expect((await save(0, 0)).data).toEqual({ name: "", message: "", url: null })
    })

    test("are printed as a PDF that only their shopper can open", async () => {
      const { add, headers, send } = shopper()
      await add(goods.stone)
      const { url } = (await send<{ url: string }>("PUT", path(), { name: "Аврора", message: "Ёлке и Жене, навсегда" })).data
      const { cookie } = await openPaper(shop, headers, url)
      const response = await shop.app.request(url, { headers: { cookie } })
      expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
        200,
        "application/pdf",
        "no-store"
      ])
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([bytes.subarray(0, 5).toString("latin1"), bytes.length > 5_000]).toEqual(["%PDF-", true])
      await send("PUT", path(), { name: "", message: "" })
      expect((await shop.app.request(url, { headers: { cookie } })).status).toBe(403)
      expect((await openPaper(shop, headers, url)).status).toBe(404)
      expect((await shop.app.request(`/certificates/${randomUUID()}.pdf`)).status).toBe(404)
    })

    test("belong to a stone in the cart, survive its removal, and move with the guest into the user's cart", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      expect((await guest.send("PUT", path(), { name: "Аврора", message: "" })).status).toBe(409)
      await guest.add(goods.stone)
      await guest.send("PUT", path(), { name: "Аврора", message: "" })
      await guest.remove({ diamonds: [goods.stone] })
      await guest.add(goods.stone)
      expect((await guest.cart()).diamond).toMatchObject([{ diamondName: "Аврора" }])
      expect((await guest.signIn(token).cart()).diamond).toMatchObject([{ diamondName: "Аврора" }])
      expect((await guest.send("GET", "/diamonds/99999/certificate/")).status).toBe(404)
    })
  })
})
