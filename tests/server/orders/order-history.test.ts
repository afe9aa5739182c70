import { describe, expect, test } from "vitest"
import { holdMinutesOf } from "../../../core/domain/stock/hold-rules.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { receivedOrder } from "../../support/samples/cares.ts"
import { refusalOf } from "../../support/samples/orders.ts"
import { openPaper } from "../../support/samples/papers.ts"
import { shopperOf } from "../../support/server/shoppers.ts"
import { orderShop } from "../../support/server/order-shop.ts"

describe.each(databasesByTurn(import.meta.filename))("orders on $name", ({ start }) => {
  const its = orderShop(start)
  const { buyerWith, holdsOf } = its

  describe("the history", () => {
    type List = {
      items: ReadonlyArray<{ id: number; receipt: string; name: string; price: number; orderStatus: string; items: ReadonlyArray<object> }>
    } & {
      total: number
      pages: number
    }
    test("[API-046, LIM-033, PERS-007] has 15 orders a page, newest first, or as requested", async () => {
      const { order, send, take } = await buyerWith()
      const ids: Array<number> = []
      for (let count = 0; count < 16; count++) {
        await take(its.goods.ring)
        ids.push((await order()).data.id)
      }
      const list = async (search: string) => (await send<List>("GET", `/users/orders/${search}`)).data
      const first = await list("?limit=15")
      expect(first).toMatchObject({ total: 16, pages: 2 })
      expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 15))
      expect((await list("?page=2")).items.map(({ id }) => id)).toEqual(ids.slice(0, 1))
      expect((await list("?limit=5&page=4")).items.map(({ id }) => id)).toEqual(ids.slice(0, 1))
      expect(await list("?limit=5")).toMatchObject({ total: 16, pages: 4 })
      expect((await list("?sortBy=date&order=asc")).items[0]?.id).toBe(ids[0])
      expect((await send("GET", "/users/orders/?page=3")).status).toBe(404)
      await send("DELETE", `/users/orders/${ids[3]}/`)
      expect((await list("?status=cancelled")).items.map(({ id }) => id)).toEqual([ids[3]])
      expect(await list("?status=current")).toMatchObject({
        total: 15,
        counts: { new: 15, inWork: 0, ready: 0, completed: 0, cancelled: 1 }
      })
      const [{ id, receipt } = { id: 0, receipt: "" }] = (await list("")).items
      expect([receipt, (await send("GET", `/order/receipt/${id}`)).status]).toEqual([null, 200])
    }, 20_000)

    test("[ENT-034] lists an order with a name, a price, a status and its items with pictures", async () => {
      const { order, send } = await buyerWith(its.goods.ring)
      const { data: placed } = await order()
      const { items } = (await send<List>("GET", "/users/orders/")).data
      expect(items[0]).toMatchObject({
        name: `Заказ № ${placed.id}`,
        price: placed.total,
        orderStatus: "new",
        items: [{ id: its.goods.ring, images: expect.arrayContaining(["/pictures/stones/round"]), price: placed.total, quantity: 1 }]
      })
    })

    test("[API-047, PERS-012] shows an order to its owner only, in every call", async () => {
      const { one, order } = await buyerWith(its.goods.ring)
      const { id } = (await order()).data
      expect(await one(id)).toMatchObject({ status: 200, data: { id, orderStatus: "new", items: [{ id: its.goods.ring, quantity: 1 }] } })
      const { send } = await buyerWith()
      const calls = [
        ["GET", `/users/orders/${id}/`],
        ["DELETE", `/users/orders/${id}/`],
        ["GET", `/order/payment/${id}`],
        ["POST", `/order/payment/${id}`],
        ["GET", `/order/receipt/${id}`],
        ["GET", "/users/orders/999999999999/"]
      ] as const
      for (const [method, path] of calls) expect(await send(method, path)).toMatchObject({ status: 404, message: "Такого заказа нет" })
      for (const [method, path] of calls) expect((await shopperOf(its.shop).send(method, path)).status).toBe(401)
    })

    test("[SEC-012] answers another user's order as a missing one, and an attempt to cancel it changes nothing", async () => {
      const { one, order } = await buyerWith(its.goods.ring)
      const { id } = (await order()).data
      const before = (await one(id)).data
      const { send } = await buyerWith()
      for (const method of ["GET", "DELETE"] as const) {
        const answers = await Promise.all([id, 999_999_999_999].map((number) => send(method, `/users/orders/${number}/`)))
        expect(answers[0]).toMatchObject({ status: 404, message: "Такого заказа нет" })
        expect(answers[0]).toEqual(answers[1])
      }
      expect((await one(id)).data).toEqual(before)
    })

    test("[API-048] an order that is cancelled releases its items, once", async () => {
      const { cancel, one, order } = await buyerWith(its.goods.stone)
      const { id } = (await order()).data
      const [first, again] = [await cancel(id, "cancel-this-one"), await cancel(id, "cancel-it-again")]
      expect(first).toMatchObject({ status: 200, data: { orderStatus: "cancelled", paymentState: "unpaid", canCancel: false } })
      expect(again.data).toEqual(first.data)
      expect((await one(id)).data.timeline.map(({ event }) => event)).toEqual(["placed", "cancelled"])
      expect(await holdsOf(id)).toEqual([])
    })

    test("the end of a hold is shown while it lasts, and not after the cancellation", async () => {
      const { cancel, one, order, payment } = await buyerWith(its.goods.stone)
      const { id } = (await order()).data
      const heldUntil = async () => [(await one(id)).data.payment.heldUntil, (await payment(id)).data.heldUntil]
      const [until, untilToPay] = await heldUntil()
      expect(untilToPay).toBe(until)
      const minutes = (Date.parse(until ?? "") - Date.now()) / 60_000
      const most = holdMinutesOf((await one(id)).data.price)
      expect([minutes > most - 1, minutes <= most]).toEqual([true, true])
      await cancel(id)
      expect(await heldUntil()).toEqual([null, null])
    })

    test("an order that was handed over cannot be cancelled by its owner", async () => {
      const { cancel, order } = await buyerWith(its.goods.ring)
      const { id } = (await order()).data
      await its.shop.query("update orders set status = 'ready' where id = $1", [id])
      expect(refusalOf(await cancel(id))).toMatchObject({ status: 409, says: expect.stringContaining("позвоните") })
    })

    test("[API-066] an order has a receipt as a PDF, which opens for its owner only", async () => {
      const { buyer, id } = await receivedOrder(its.shop, its.accounts, [its.goods.ring])
      const { headers, send } = buyer
      const { data } = await send<{ url: string }>("GET", `/order/receipt/${id}`)
      expect(data.url).toBe(`/receipts/${id}.pdf`)
      const { cookie } = await openPaper(its.shop, headers, data.url)
      const receipt = await its.shop.app.request(data.url, { headers: { cookie } })
      expect(receipt.headers.get("content-type")).toBe("application/pdf")
      expect((await receipt.text()).slice(0, 5)).toBe("%PDF-")
      expect((await its.shop.app.request(data.url)).status).toBe(403)
    })
  })
})
