import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { Payments } from "../../../server/payments/chosen-provider.ts"
import { embeddedProvider } from "../../../server/payments/embedded-provider.ts"
import { type Provider, ProviderFailed } from "../../../server/payments/payment-provider.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { payerOf } from "../../support/samples/payments.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const failing = Effect.fail(new ProviderFailed({ reason: "unknown_payment" }))

describe.each(databasesByTurn(import.meta.filename))("a sweep of orders on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    for (const table of ["holds", "payments"]) await shop.query(`delete from ${table}`)
    goods = await prepareGoods(shop)
    await shop.takeLetters()
    shop.takeLog()
  })
  const sweep = (provider: Partial<Provider> = {}) =>
    shop.run(Effect.provideService(sweepOrders(publicUrl), Payments, { ...embeddedProvider, ...provider }))
  const errors = () => shop.takeLog().flatMap(({ level, message }) => (level === "error" ? [message] : []))
  const payer = (...things: ReadonlyArray<string>) => payerOf(shop, accounts, things)
  const ageOrder = (id: number, hours: number) =>
    shop.query("update orders set placed_at = now() - $2::float8 * interval '1 hour' where id = $1", [id, hours])

  test("asks for each open payment in turn, however many are abandoned", async () => {
    await shop.query(
      `with abandoned as (
        insert into orders (status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price, least_days, most_days,
          address, items_amount, total) select 'cancelled', 'card', 'unpaid', 'Анна', '', 'anna@gran.test', '', 'email', '', 0, 0, 0, '', 1, 1
          from generate_series(1, 150) returning id)
      insert into payments (id, order_id, provider, amount, state, started_at) select 'abandoned ' || id, id, 'test', 1, 'open', now() - interval '1 hour'
        from abandoned`
    )
    const { paymentId, settle, state } = await payer(goods.stone)
    await settle(paymentId, "paid", "never")
    await shop.query("update payments set started_at = now() - interval '5 minutes' where id = $1", [paymentId])
    await sweep()
    await sweep()
    expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
  })

  test("keeps an order that was paid in time although its notice is lost", async () => {
    const { id, paymentId, settle, state } = await payer(goods.stone)
    await settle(paymentId, "paid", "never")
    await ageOrder(id, 25)
    await sweep()
    expect(await state()).toMatchObject({ status: "inWork", payment: "paid" })
  })

  test("cancels an unpaid order only when the provider has answered, or after three days", async () => {
    const { id, state } = await payer(goods.stone)
    await ageOrder(id, 25)
    await sweep({ find: () => failing })
    expect(await state()).toMatchObject({ status: "new", payment: "waiting" })
    expect(errors()).toEqual([`Could not cancel the unpaid order ${id}`])
    await ageOrder(id, 73)
    await sweep({ find: () => failing })
    expect(await state()).toEqual({ status: "cancelled", payment: "unpaid", events: ["placed", "expired"] })
    expect(errors()).toEqual([`Could not ask for the payment of order ${id}`])
  })

  test("goes on with the other refunds and letters when a refund fails, and logs the order", async () => {
    const [one, other] = [await payer(goods.stone), await payer(goods.ring)]
    for (const { paymentId, settle } of [one, other]) await settle(paymentId, "paid")
    await shop.takeLetters()
    for (const { id } of [one, other])
      await shop.query("update orders set status = 'cancelled', payment_state = 'refunding' where id = $1", [id])
    await shop.query("update payments set state = 'refunding'")
    await shop.query("insert into order_letters (order_id, kind) values ($1, 'cancelled')", [one.id])
    const refund: Provider["refund"] = (id) => (id === one.paymentId ? failing : embeddedProvider.refund(id))
    await sweep({ refund })
    expect(errors()).toEqual([`Could not refund order ${one.id}`])
    expect((await shop.takeLetters()).map(({ subject }) => subject).toSorted()).toEqual([
      `Деньги за заказ № ${other.id} возвращены`,
      `Заказ № ${one.id} отменён`
    ])
    expect([(await one.one(one.id)).data.paymentState, (await other.one(other.id)).data.paymentState]).toEqual(["refunding", "refunded"])
    await sweep()
    expect((await one.one(one.id)).data.paymentState).toBe("refunded")
  })
})
