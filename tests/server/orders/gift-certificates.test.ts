import { describe, expect, test } from "vitest"
import { bothDatabases } from "../../support/database/databases.ts"
import { refusalOf } from "../../support/samples/orders.ts"
import { openPaper } from "../../support/samples/papers.ts"
import { orderShop } from "../../support/server/order-shop.ts"

describe.each(bothDatabases())("orders on $name", ({ start }) => {
  const its = orderShop(start)
  const { buyerWith } = its

  describe("payments", () => {
    test("certificates alone need no delivery: they are sent by e-mail after payment, and their order is completed", async () => {
      const buyer = await buyerWith()
      await its.shop.takeLetters()
      await buyer.add(its.goods.card)
      const { totalAmount } = await buyer.cart()
      const { data, status } = await buyer.order({ deliveryId: null, address: null })
      expect({ status, total: data.total }).toEqual({ status: 200, total: totalAmount })
      const [placed] = await its.shop.takeLetters()
      expect(placed?.text).toContain("Сертификаты придут на anna@gran.test сразу после оплаты.")
      expect((await buyer.payment(data.id)).data).toMatchObject({ hasOnlyCertificates: true })
      await buyer.settle(await buyer.startPayment(data.id), "paid")
      const [paid, ...others] = await its.shop.takeLetters()
      expect(others).toEqual([])
      const order = (await buyer.one(data.id)).data
      expect(order).toMatchObject({
        orderStatus: "completed",
        paymentState: "paid",
        delivery: { code: "email", price: 0, address: "anna@gran.test", point: null }
      })
      expect(order.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "certificatesIssued", "completed"])
      expect(paid?.text).toContain(`Подарочный сертификат ${order.items[0]?.certificates[0]?.number}, действует по`)
      const withRing = await buyerWith(its.goods.card, its.goods.ring)
      expect(refusalOf(await withRing.order({ deliveryId: null, address: null }))).toMatchObject({ status: 422, fields: ["deliveryId"] })
      expect(refusalOf(await (await buyerWith(its.goods.card)).order({ deliveryId: null, paymentId: 3 })).reason).toEqual({
        reason: "paymentUnfit"
      })
    })

    test("[LIM-038] certificates are issued after payment: one each, valid three years, and no longer cancellable", async () => {
      const buyer = await buyerWith()
      await buyer.add(its.goods.card, 2)
      const { id } = (await buyer.order()).data
      await buyer.settle(await buyer.startPayment(id), "paid", "twice")
      const [letter] = (await its.shop.takeLetters()).filter(({ subject }) => subject === `Заказ № ${id} оплачен`)
      const { data } = await buyer.one(id)
      const issued = data.items[0]?.certificates ?? []
      expect(new Set(issued.map(({ number }) => number)).size).toBe(2)
      const [day] = await its.shop.query<{ threeYearsOn: string }>(
        `select ((now() at time zone 'Europe/Moscow')::date + interval '3 years')::date::text as "threeYearsOn"`
      )
      for (const { number, url, validUntil } of issued) {
        const { cookie } = await openPaper(its.shop, buyer.headers, url)
        const paper = await its.shop.app.request(url, { headers: { cookie } })
        expect([paper.headers.get("content-type"), (await paper.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"])
        expect(number).toMatch(/^G-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
        expect(validUntil).toBe(day?.threeYearsOn)
        const [link = ""] = new RegExp(`(?<=${number}, [^:]+: )\\S+`).exec(letter?.text ?? "") ?? []
        expect(link).toMatch(/^https:\/\/gran\.test\/gifts\/[\w-]{43}\.pdf$/)
        expect(letter?.html).toContain(`href="${link}"`)
      }
      expect(data.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "certificatesIssued", "completed"])
      expect(data.canCancel).toBe(false)
      expect(await buyer.cancel(id)).toMatchObject({ status: 409, message: expect.stringContaining("Сертификаты") })
    })
  })
})
