import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { abroadText } from "../../../core/domain/delivery/abroad.ts"
import { sampleIdentification } from "../../../server/seed/sample-identification.ts"
import { saveOrderMove } from "../../../server/orders/move-order.ts"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { sendLetters } from "../../../server/orders/send-order-letters.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { handOver } from "../../support/samples/cares.ts"
import { checkoutOf, parcel, refusalOf } from "../../support/samples/orders.ts"
import { publicUrl } from "../../support/server/server.ts"
import { numberIn, shopperOf } from "../../support/server/shoppers.ts"
import { orderShop } from "../../support/server/order-shop.ts"

describe.each(bothDatabases())("orders on $name", ({ start }) => {
  const its = orderShop(start)
  const { buyerWith, holdsOf } = its
  const countOrders = async () => (await its.shop.query<{ count: number }>("select count(*)::int4 as count from orders"))[0]?.count

  describe("placing", () => {
    test("[CHK-007, API-065] creates an order from the cart, at the shop's prices, and clears the cart", async () => {
      const { cart, one, order } = await buyerWith(its.goods.ring, its.goods.stone, its.goods.card)
      const { totalAmount } = await cart()
      const placed = await order({ comment: "Позвоните заранее", paymentId: 2 })
      expect(placed).toMatchObject({ status: 200, data: { orderStatus: "new", paymentState: "waiting", total: totalAmount } })
      expect(placed.data.next).toBe(`/cart/pay?orderId=${placed.data.id}`)
      expect(await cart()).toMatchObject({ totalCount: 0 })
      expect(await holdsOf(placed.data.id)).toEqual([its.goods.stone])
      const { data } = await one(placed.data.id)
      expect(data.items.map(({ id }) => id)).toEqual([its.goods.ring, its.goods.stone, its.goods.card])
      expect(data.items.map(({ uin }) => uin)).toEqual([null, sampleIdentification(1, Number(its.goods.stone.slice(2))), null])
      expect(data).toMatchObject({
        amounts: { items: totalAmount, delivery: 0, total: totalAmount },
        contact: { name: "Анна Петрова", phone: "+79991234567", email: "anna@gran.test" },
        delivery: { code: "courier", point: null },
        payment: { code: "sbp" },
        comment: "Позвоните заранее",
        timeline: [{ event: "placed", text: "Заказ оформлен" }]
      })
      expect(data.delivery.address).toMatch(/^Мирный, улица Тихонова/)
    })

    test("[CHK-008] clears the cart, and puts the order first in the history", async () => {
      const { cart, order, send, take } = await buyerWith(its.goods.ring)
      const first = await order()
      await take(its.goods.ring)
      const second = await order()
      expect(await cart()).toMatchObject({ jewelries: [], totalCount: 0 })
      const { data: list } = await send<{ items: ReadonlyArray<{ id: number }> }>("GET", "/users/orders/")
      expect(list.items.map(({ id }) => id)).toEqual([second.data.id, first.data.id])
    })

    test("delivers to a saved address of the user only", async () => {
      const { order, send } = await buyerWith(its.goods.ring)
      const own = await send<{ items: ReadonlyArray<{ id: number }> }>("PUT", "/users/address/", {
        items: [{ id: null, isDefault: true, ...parcel, settlement: "Москва" }],
        revision: 0
      })
      const addressId = own.data.items[0]?.id ?? 0
      const stranger = await buyerWith(its.goods.ring)
      expect(refusalOf(await stranger.order({ address: null, addressId }))).toMatchObject({ status: 422, fields: ["addressId"] })
      const { data } = await order({ address: null, addressId })
      expect((await send<{ delivery: { address: string } }>("GET", `/users/orders/${data.id}/`)).data.delivery.address).toMatch(/^Москва, /)
    })

    test("is refused with a saved address abroad, which needs an agreement before payment", async () => {
      const { cart, order, send } = await buyerWith(its.goods.ring)
      const { data } = await send<{ items: ReadonlyArray<{ id: number }> }>("PUT", "/users/address/", {
        items: [{ id: null, isDefault: true, ...parcel, country: "KZ", settlement: "Алматы" }],
        revision: 0
      })
      const refused = await order({ address: null, addressId: data.items[0]?.id ?? 0 })
      expect(refused).toMatchObject({ status: 422, data: { errors: { addressId: abroadText } } })
      expect((await cart()).totalCount).toBe(1)
    })

    test("paid on receipt in a salon, takes a unique item off sale at once", async () => {
      const { one, order } = await buyerWith(its.goods.brooch)
      const { data } = await order({ deliveryId: 2, pointId: 1, address: null, paymentId: 3 })
      expect(data).toMatchObject({ paymentState: "onReceipt", next: `/cart/success?orderId=${data.id}` })
      expect((await one(data.id)).data.delivery).toMatchObject({ code: "self-pickup", point: { name: "Салон на\u00A0Петровке" } })
      expect((await shopperOf(its.shop).add(its.goods.brooch)).status).toBe(409)
    })

    test.each([
      ["no address", { address: null }, ["address"]],
      ["an address abroad", { address: { ...parcel, country: "BY" } }, ["address.country"]],
      ["a country to which nothing goes", { address: { ...parcel, country: "ZZ" } }, ["address.country"]],
      ["no point", { deliveryId: 3, address: null }, ["pointId"]],
      ["a way that is not there", { deliveryId: 9 }, ["deliveryId"]],
      ["wrong fields", { email: "anna", phone: "12", name: "" }, ["email", "name", "phone"]],
      ["no consent", { isAcceptedTerms: false, isAcceptedPrivacy: false }, ["isAcceptedPrivacy", "isAcceptedTerms"]]
    ])("is refused with %s: 422, each field named, and the cart is not changed", async (_, changes, fields) => {
      const { cart, order } = await buyerWith(its.goods.ring)
      const refusal = refusalOf(await order(changes))
      expect({ status: refusal.status, fields: refusal.fields.toSorted() }).toEqual({ status: 422, fields })
      expect((await cart()).totalCount).toBe(1)
    })

    test("is refused if the sum has changed or was tampered with, with the shop's sum", async () => {
      const { cart, order, send } = await buyerWith(its.goods.ring)
      const { totalAmount } = await cart()
      expect(refusalOf(await send("POST", "/order/", checkoutOf(1)))).toMatchObject({
        status: 409,
        reason: { reason: "totalChanged", total: totalAmount, due: totalAmount, promotion: null }
      })
      await its.shop.query("update jewelry_skus set price = price + 1000 where id = $1", [numberIn(its.goods.ring)])
      expect(refusalOf(await send("POST", "/order/", checkoutOf(totalAmount))).reason).toEqual({
        ...{ reason: "totalChanged", total: totalAmount + 1000, due: totalAmount + 1000, promotion: null }
      })
      expect((await order()).data.total).toBe(totalAmount + 1000)
    })

    test("includes the price of the delivery in the agreed, paid and shown sum", async () => {
      const { cart, one, order, payment } = await buyerWith(its.goods.ring)
      const { totalAmount: items } = await cart()
      const toPoint = { deliveryId: 3, pointId: 1, address: null }
      await its.shop.query("update deliveries set price = 500 where id = 3")
      const without = refusalOf(await order(toPoint))
      const { data, status } = await order({ ...toPoint, total: items + 500 })
      await its.shop.query("update deliveries set price = 0 where id = 3")
      expect(without).toMatchObject({ status: 409, reason: { reason: "totalChanged", total: items + 500 } })
      expect([status, data.total, (await payment(data.id)).data.total]).toEqual([200, items + 500, items + 500])
      expect((await one(data.id)).data.amounts).toEqual({
        ...{ items, discount: 0, delivery: 500, total: items + 500, byCertificates: 0, due: items + 500, refunded: 0 }
      })
    })

    test("is refused at a closed point", async () => {
      const { order } = await buyerWith(its.goods.ring)
      await its.shop.query("update pickup_points set gives_orders = false where id = 1")
      const refusal = refusalOf(await order({ deliveryId: 3, pointId: 1, address: null }))
      await its.shop.query("update pickup_points set gives_orders = true where id = 1")
      expect(refusal).toMatchObject({ status: 409, reason: { reason: "pointClosed" } })
      expect((await order({ deliveryId: 3, pointId: 1, address: null })).status).toBe(200)
    })

    test("is refused with unavailable items, with a duplicate stone, and with an unsuitable payment", async () => {
      const unavailable = await buyerWith(its.goods.ring, its.goods.brooch)
      await its.shop.query("update jewelry_skus set is_available_for_sale = false where id = $1", [numberIn(its.goods.brooch)])
      const { reason, says } = refusalOf(await unavailable.order())
      expect(reason).toMatchObject({ reason: "unavailable", codes: [expect.stringMatching(/^\S+$/)] })
      expect(says).toMatch(/^Товара с артикулом \S+ нет в наличии\. Пожалуйста, удалите его из корзины$/)
      expect(refusalOf(await (await buyerWith(its.goods.stone, its.goods.frame)).order()).reason).toMatchObject({ reason: "twice" })
      expect(refusalOf(await (await buyerWith(its.goods.card)).order({ paymentId: 3 })).reason).toEqual({ reason: "paymentUnfit" })
      expect(refusalOf(await (await buyerWith(its.goods.ring)).order({ deliveryId: 3, pointId: 1, paymentId: 3 })).reason).toEqual({
        reason: "paymentUnfit"
      })
    })

    test("is refused with an empty cart; in a second tab it names the order made from the cart", async () => {
      const { order } = await buyerWith()
      expect(refusalOf(await order()).reason).toEqual({ reason: "emptyCart", order: null })
      const twoTabs = await buyerWith(its.goods.ring)
      const { id } = (await twoTabs.order()).data
      expect(refusalOf(await twoTabs.order())).toMatchObject({ status: 409, reason: { reason: "emptyCart", order: id } })
    })

    test("[CHK-016] is refused without a valid token", async () => {
      const guest = shopperOf(its.shop)
      await guest.add(its.goods.ring)
      expect((await guest.send("POST", "/order/", checkoutOf(1))).status).toBe(401)
      expect((await guest.signIn("forged").send("POST", "/order/", checkoutOf(1))).status).toBe(401)
      expect((await guest.cart()).totalCount).toBe(1)
    })

    test("a double click and a repeated request with the same key are one order", async () => {
      const { cart, order } = await buyerWith(its.goods.ring)
      const before = await countOrders()
      const key = randomUUID()
      const { totalAmount: total } = await cart()
      const replies = await Promise.all(Array.from({ length: 5 }, () => order({ total }, key)))
      expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
      expect(await order({ total }, key)).toEqual(replies[0])
      expect(await countOrders()).toBe((before ?? 0) + 1)
    })

    test("a stone that another shopper is paying for is theirs until their time to pay has ended", async () => {
      const first = await buyerWith(its.goods.stone)
      const second = await buyerWith(its.goods.stone)
      const { id } = (await first.order()).data
      expect(refusalOf(await second.order())).toMatchObject({ status: 409, reason: { reason: "held" } })
      await its.shop.query("update holds set until = now() - interval '1 second' where order_id = $1", [id])
      const { data } = await second.order()
      expect(await holdsOf(data.id)).toEqual([its.goods.stone])
      expect(await holdsOf(id)).toEqual([])
    })
  })

  test("letters on an order and its cancellation are sent after the answers, each once", async () => {
    const { cancel, order } = await buyerWith(its.goods.ring)
    await its.shop.takeLetters()
    const { id } = (await order()).data
    const [placed, ...others] = await its.shop.takeLetters()
    expect(others).toEqual([])
    expect(placed).toMatchObject({ to: "anna@gran.test", subject: `Заказ № ${id} принят` })
    expect(placed?.text).toContain(`${publicUrl}/cart/pay?orderId=${id}`)
    await cancel(id)
    await cancel(id)
    expect((await its.shop.takeLetters()).map(({ subject }) => subject)).toEqual([`Заказ № ${id} отменён`])
    await its.shop.query("update order_letters set next_try_at = now() where order_id = $1", [id])
    await its.shop.run(sweepOrders(publicUrl))
    expect(await its.shop.takeLetters()).toEqual([])
  })

  test("letters delayed by a failing mail server are sent only while their text is true", async () => {
    const sendLate = async (id: number, kind: string) => {
      await its.shop.query("update order_letters set sent_at = null, next_try_at = now() where order_id = $1 and kind = $2", [id, kind])
      await its.shop.run(sendLetters(publicUrl))
      return (await its.shop.takeLetters()).map(({ subject }) => subject)
    }
    const { order, settle, startPayment } = await buyerWith(its.goods.ring)
    const { id } = (await order()).data
    await its.shop.takeLetters()
    expect(await sendLate(id, "placed")).toEqual([`Заказ № ${id} принят`])
    await settle(await startPayment(id), "paid")
    await its.shop.takeLetters()
    expect(await sendLate(id, "placed")).toEqual([])
    expect(await sendLate(id, "paid")).toEqual([`Заказ № ${id} оплачен`])
    await its.shop.run(saveOrderMove(id, "ready"))
    expect(await sendLate(id, "ready")).toEqual([`Заказ № ${id} готов к доставке`])
    await handOver(its.shop, id)
    expect(await sendLate(id, "ready")).toEqual([])

    const onReceipt = await buyerWith(its.goods.ring)
    const other = (await onReceipt.order({ paymentId: 3 })).data.id
    await its.shop.takeLetters()
    expect(await sendLate(other, "placed")).toEqual([`Заказ № ${other} принят`])
    await onReceipt.cancel(other)
    await its.shop.takeLetters()
    expect(await sendLate(other, "placed")).toEqual([])
  })
})
