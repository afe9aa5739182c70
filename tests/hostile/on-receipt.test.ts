import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { placeOrder } from "../../core/contract/checkout.ts"
import { readReply } from "../../adapters/http/api-reply.ts"
import { readOrderRefusal } from "../../core/domain/orders/order-refusal.ts"
import { isUnanswered } from "../../core/machines/shell/outcome-kinds.ts"
import { bothDatabases } from "../support/database/databases.ts"
import { receiptShop } from "../support/server/receipt-shop.ts"

/** Unpaid orders must not take the stock off sale. */
describe.each(bothDatabases())("orders to pay on receipt on $name", ({ start }) => {
  const { countInCart, countOrders, order, register, send, takeRing } = receiptShop(start)

  test("are limited to five a day per account; the sixth leaves the cart, states when to return and unlocks the form", async () => {
    const token = await register()
    for (let index = 0; index < 5; index++) expect((await order(token, `192.0.2.${index}`)).status).toBe(200)
    const before = await countOrders()
    const sixth = await order(token, "192.0.2.6")
    expect([sixth.status, Number(sixth.retryAfter) > 86_000, await countInCart(token), await countOrders()]).toEqual([429, true, 1, before])
    expect(JSON.parse(sixth.text)).toMatchObject({ message: expect.stringMatching(/при получении.*Корзина сохранится/) })
    const error = await Effect.runPromise(Effect.flip(readReply(placeOrder, { ...sixth, requestId: null })))
    expect(isUnanswered({ _tag: "Failure", error })).toBe(false)
    expect(error._tag === "Refused" ? readOrderRefusal(error.errors) : null).toEqual({ reason: "manyOnReceipt" })
    expect((await order(token, "192.0.2.6", 1)).status).toBe(200)
  })

  test("sent at once are counted like those sent one by one", async () => {
    const token = await register()
    for (let index = 0; index < 4; index++) await order(token, "203.0.113.1")
    const body = await takeRing(token)
    const tries = Array.from({ length: 8 }, () => send(token, "203.0.113.1", body, randomUUID()))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})
