import fc from "fast-check"
import { expect, test } from "vitest"
import { lineAmount, lineDiscounts, orderMoney } from "../../../../core/domain/orders/order-money.ts"
import type { Promotion } from "../../../../core/domain/orders/promotions.ts"
import { type PaidLine, refundOf } from "../../../../core/domain/orders/refunds.ts"
import { allocateInOrder } from "../../../../core/domain/orders/shares.ts"

const line = fc.record({
  type: fc.constantFrom("jewelry" as const, "diamond" as const, "custom" as const, "certificate" as const),
  price: fc.integer({ min: 1, max: 7_000_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  engraving: fc.constantFrom(null, { price: 3_500 })
})
const promotion: fc.Arbitrary<Promotion | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 90 }), from: fc.constant(0) }),
  fc.record({ kind: fc.constant("sum" as const), value: fc.integer({ min: 1, max: 50_000 }), from: fc.constant(50_001) }),
  fc.constant({ kind: "delivery" as const, value: 0, from: 0 })
)
const carts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  promotion,
  delivery: fc.constantFrom(0, 990),
  balances: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 3 }),
  /** Line to return next, and its quantity. */
  steps: fc.array(fc.record({ at: fc.nat({ max: 4 }), count: fc.integer({ min: 1, max: 10 }) }), { maxLength: 12 })
})

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)

test("for any partial returns no certificate gets more than it paid, and all refunds equal the payment", () => {
  fc.assert(
    fc.property(carts, ({ balances, delivery, lines, promotion: held, steps }) => {
      const money = orderMoney(lines, delivery, { promotion: held, balance: sum(balances) })
      const discounts = lineDiscounts(lines, money.discount)
      const paid = allocateInOrder(money.byCertificates, balances)
      let state: ReadonlyArray<PaidLine> = lines.map((each, index) => ({ ...each, discount: discounts[index] ?? 0, returned: 0 }))
      let certificates = paid.map((amount) => ({ amount, returned: 0 }))
      let rest = 0
      const giveBack = (back: ReadonlyArray<number>) => {
        const refund = refundOf({ lines: state, delivery: money.delivery, certificates }, back)
        expect(Math.min(refund.rest, ...refund.certificates)).toBeGreaterThanOrEqual(0)
        state = state.map((each, index) => ({ ...each, returned: each.returned + (back[index] ?? 0) }))
        certificates = certificates.map((purse, index) => ({ ...purse, returned: purse.returned + (refund.certificates[index] ?? 0) }))
        rest += refund.rest
        expect(rest).toBeLessThanOrEqual(money.due)
        for (const { amount, returned } of certificates) expect(returned).toBeLessThanOrEqual(amount)
        // The remainder is refunded only after the certificates, except for certificates that were bought.
        const bought = sum(
          state.filter(({ type }) => type === "certificate").map((each) => (lineAmount(each) / each.quantity) * each.returned)
        )
        if (rest > bought) expect(sum(certificates.map(({ returned }) => returned))).toBe(money.byCertificates)
      }
      for (const { at, count } of steps)
        giveBack(state.map(({ quantity, returned }, index) => (index === at ? Math.min(count, quantity - returned) : 0)))
      giveBack(state.map(({ quantity, returned }) => quantity - returned))
      // Without goods, only bought certificates are refunded: their envelope was delivered.
      const hasGoods = lines.some(({ type }) => type !== "certificate")
      expect({ rest, certificates: certificates.map(({ returned }) => returned) }).toEqual(
        hasGoods ? { rest: money.due, certificates: paid } : { rest: money.items, certificates: paid.map(() => 0) }
      )
    }),
    { seed: 51, numRuns: 1_000 }
  )
})

test("the delivery is refunded with the last goods, and certificates are refunded first", () => {
  const ring = { type: "jewelry", price: 60_000, quantity: 1, discount: 6_000, returned: 0 } as const
  const studs = { type: "jewelry", price: 10_001, quantity: 2, discount: 1, returned: 0 } as const
  const order = { lines: [ring, studs], delivery: 500, certificates: [{ amount: 12_000, returned: 0 }] }
  expect(refundOf(order, [0, 1])).toEqual({ certificates: [10_000], rest: 0 })
  const after = { ...order, lines: [ring, { ...studs, returned: 1 }], certificates: [{ amount: 12_000, returned: 10_000 }] }
  expect(refundOf(after, [1, 0])).toEqual({ certificates: [2_000], rest: 52_000 })
  expect(
    refundOf(
      {
        ...after,
        lines: [
          { ...ring, returned: 1 },
          { ...studs, returned: 1 }
        ]
      },
      [0, 1]
    )
  ).toEqual({
    certificates: [2_000],
    rest: 8_501
  })
})
