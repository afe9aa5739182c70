import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Clock, Effect } from "effect"
import { deliveryArrival, homeArrival, salonArrival, type Term } from "../../../core/domain/delivery/arrival.ts"
import { offeredSlots, slotCapacity } from "../../../core/domain/delivery/slots.ts"
import { postponeTerm } from "../../../server/orders/order-term.ts"
import { homeCity } from "../../../core/domain/delivery/zones.ts"
import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { buyerOf, parcel, refusalOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"
import { dayAfter } from "../../../core/domain/text/day-after.ts"

const workshop = { workDays: 0, salons: [] }
const moscow = { address: { ...parcel, settlement: "Москва" } }

describe.each(databasesByTurn(import.meta.filename))("dates of orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    await shop.query("delete from salon_stock")
    goods = await prepareGoods(shop)
  })
  const buyer = async () => {
    const one = await buyerOf(shop, accounts)
    await one.take(goods.ring)
    return one
  }
  const now = () => shop.run(Effect.map(Clock.currentTimeMillis, (at) => new Date(at).toISOString()))
  const termNow = async () => homeArrival(await now(), workshop)?.term ?? null

  test("preserves the date agreed when the order was placed", async () => {
    const { one, order } = await buyer()
    const term = await termNow()
    const { data } = await order({ ...moscow, term })
    expect((await one(data.id)).data.delivery).toMatchObject({ term, hours: null, delayReason: null })
  })

  test("refuses another date than the shop's with a message, and creates no order", async () => {
    const { cart, order } = await buyer()
    const term: Term = { kind: "days", from: "2026-01-12", to: "2026-01-12" }
    const refused = await order({ ...moscow, term })
    expect([refused.status, refusalOf(refused).reason?.reason]).toEqual([409, "dateChanged"])
    expect(await cart()).toMatchObject({ totalCount: 1 })
  })

  test("limits orders per courier slot, and gives the place of a cancelled one to another", async () => {
    const offered = offeredSlots(homeCity, await termNow(), [])
    const slot = { day: offered.at(-1)?.day ?? dayAfter((await now()).slice(0, 10), 5), hours: "10:00–14:00" } as const
    const visit = { ...moscow, slot }
    const first = await buyer()
    if (offered.length === 0) {
      const unknown = await first.order(visit)
      expect([unknown.status, refusalOf(unknown).reason?.reason]).toEqual([409, "slotTaken"])
      return
    }
    const { data } = await first.order(visit)
    expect((await first.one(data.id)).data.delivery).toMatchObject({
      term: { kind: "days", from: slot.day, to: slot.day },
      hours: slot.hours
    })
    await shop.query(
      `insert into orders (user_id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price, least_days,
          most_days, address, items_amount, total, slot_city, slot_day, slot_hours)
        select user_id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price, least_days, most_days,
          address, items_amount, total, slot_city, slot_day, slot_hours from orders, generate_series(2, $2::int4) where id = $1`,
      [data.id, slotCapacity]
    )
    const late = await buyer()
    const refused = await late.order(visit)
    expect([refused.status, refusalOf(refused).reason?.reason]).toEqual([409, "slotTaken"])
    await shop.query("update orders set status = 'cancelled' where id = $1", [data.id])
    expect((await late.order(visit)).status).toBe(200)
  })

  test("moves the date of an order that is paid too late for it, with the reason", async () => {
    const { one, order } = await buyer()
    const { data } = await order({ ...moscow })
    expect(await shop.run(postponeTerm(data.id, "Заказ оплачен позже."))).toBe(false)
    await shop.query("update orders set term_until = now() - interval '1 day', term = $2::jsonb where id = $1", [
      data.id,
      JSON.stringify({ kind: "days", from: "2026-01-12", to: "2026-01-12" })
    ])
    expect(await shop.run(postponeTerm(data.id, "Заказ оплачен позже."))).toBe(true)
    const { delivery } = (await one(data.id)).data
    expect(delivery.term).toEqual(await termNow())
    expect(delivery.delayReason).toContain("позже")
  })

  test("allows pickup on the day of the order in a salon that has the item", async () => {
    await shop.query("insert into salon_stock (thing, place) values ($1, 1)", [goods.stone])
    const { one, order, take } = await buyerOf(shop, accounts)
    await take(goods.stone)
    const { data } = await order({ deliveryId: 2, pointId: 1, address: null })
    const { term } = deliveryArrival(await now(), { workDays: 0, travel: { least: 0, most: 0 }, salonClock: 3 })
    expect((await one(data.id)).data.delivery.term).toEqual(term)
  })

  test("lists on a piece's page the salon of each variant, and its pickup time", async () => {
    const sku = numberIn(goods.ring)
    const [piece] = await shop.query(
      "select product_code as code from jewelry_skus join jewelry on jewelry.id = jewelry_id where jewelry_skus.id = $1",
      [sku]
    )
    const salons = async () =>
      (await shopperOf(shop).send<Pick<Jewelry, "salons">>("GET", `/catalog/products/${String(piece?.["code"])}/`)).data.salons
    expect(await salons()).toEqual([])
    await shop.query("insert into salon_stock (thing, place) values ($1, 1)", [goods.ring])
    const [salon, ...others] = (await salons()) ?? []
    expect(others).toEqual([])
    expect(salon).toMatchObject({ sku, id: 1, arrival: salonArrival(await now(), { id: 1, name: "", settlement: "Москва" }) })
  })
})
