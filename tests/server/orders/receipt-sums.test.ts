import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { OrderCare } from "../../../core/contract/order-care.ts"
import type { Order } from "../../../core/contract/order-history.ts"
import { moneyBack } from "../../../core/domain/orders/money-back.ts"
import { lineDiscounts, orderMoney } from "../../../core/domain/orders/order-money.ts"
import { type PaidLine, refundOf } from "../../../core/domain/orders/refunds.ts"
import { allocateInOrder } from "../../../core/domain/orders/shares.ts"
import { drawReceipt } from "../../../server/orders/receipt.ts"
import { receiptSums } from "../../../server/orders/receipt-sums.ts"
import { order } from "../../../qa/samples/order-history.ts"

const carts = fc.record({
  lines: fc.array(
    fc.record({
      type: fc.constantFrom("jewelry" as const, "diamond" as const, "certificate" as const),
      price: fc.integer({ min: 1, max: 7_000_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      engraving: fc.constantFrom(null, { price: 3_500 })
    }),
    { minLength: 1, maxLength: 4 }
  ),
  percent: fc.integer({ min: 0, max: 90 }),
  delivery: fc.constantFrom(0, 990),
  balances: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 2 }),
  steps: fc.array(fc.record({ at: fc.nat({ max: 3 }), count: fc.integer({ min: 1, max: 4 }) }), { maxLength: 6 }),
  isCancelled: fc.boolean()
})
type Cart = typeof carts extends fc.Arbitrary<infer A> ? A : never

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)
const dayOf = (step: number) => `2026-12-${String(step + 1).padStart(2, "0")}T10:00:00.000Z`

/** An order after some returns, computed by the shop's own rule; the rest may be cancelled. */
const afterReturns = ({ balances, delivery, isCancelled, lines, percent, steps }: Cart): Order => {
  const promotion = percent === 0 ? null : ({ kind: "percent", value: percent, from: 0 } as const)
  const money = orderMoney(lines, delivery, { promotion, balance: sum(balances) })
  const discounts = lineDiscounts(lines, money.discount)
  let known: ReadonlyArray<PaidLine> = lines.map((line, index) => ({ ...line, discount: discounts[index] ?? 0, returned: 0 }))
  let purses = allocateInOrder(money.byCertificates, balances).map((amount) => ({ amount, returned: 0 }))
  const cares = steps.flatMap(({ at, count }, step): ReadonlyArray<OrderCare> => {
    const back = known.map(({ quantity, returned }, index) => (index === at ? Math.min(count, quantity - returned) : 0))
    if (sum(back) === 0) return []
    const refund = refundOf({ lines: known, delivery: money.delivery, certificates: purses }, back)
    known = known.map((line, index) => ({ ...line, returned: line.returned + (back[index] ?? 0) }))
    purses = purses.map((purse, index) => ({ ...purse, returned: purse.returned + (refund.certificates[index] ?? 0) }))
    const shown = { kind: "return", state: "done", lines: [], careReason: "", wishedOn: null, answer: null, askedAt: dayOf(step) } as const
    const went = { amount: refund.rest, byCertificates: sum(refund.certificates), isSent: step % 2 === 0, at: dayOf(step) }
    return [{ id: 7_001 + step, ...shown, refund: went }]
  })
  const refunded = sum(cares.map(({ refund }) => refund?.amount ?? 0))
  return {
    ...order,
    ...(isCancelled && { orderStatus: "cancelled" as const, paymentState: "refunding" as const }),
    timeline: [...order.timeline, ...(isCancelled ? [{ event: "cancelled" as const, at: dayOf(20), text: "" }] : [])],
    delivery: { ...order.delivery, price: money.delivery },
    amounts: { ...money, refunded },
    certificates: purses.map(({ amount, returned }) => ({
      ...{ ending: "0001", amount },
      returned: isCancelled ? amount : returned,
      isReturned: isCancelled || returned === amount
    })),
    cares
  }
}

/** Roubles of a row, negative for deductions. */
const roubles = (text: string) => Number(text.replaceAll(/[^\d−]/g, "").replace("−", "-"))

describe("the sums of a receipt", () => {
  test("add up to the rouble for any partial returns: the total minus each return is the paid rest, as on the page", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const shown = afterReturns(cart)
        const rows = receiptSums(shown)
        const total = roubles(rows.find(({ name }) => name === "Оплачено")?.sum ?? "")
        const back = rows.filter(({ name }) => name.startsWith("Возвра")).map(({ sum: text }) => roubles(text))
        const left = rows.find(({ name }) => name === "Остаётся оплаченным")
        expect(total).toBe(shown.amounts.total)
        for (const amount of back) expect(amount).toBeLessThan(0)
        expect(left === undefined).toBe(back.length === 0)
        const remainder = left === undefined ? total : roubles(left.sum)
        expect(total + sum(back)).toBe(remainder)
        expect(remainder).toBe(cart.isCancelled ? 0 : moneyBack(shown).left)
        expect(remainder).toBeGreaterThanOrEqual(0)
        if (!cart.isCancelled) {
          expect(moneyBack(shown).amount).toBe(shown.amounts.refunded)
          expect(moneyBack(shown).byCertificates).toBe(sum(shown.certificates.map(({ returned }) => returned)))
        }
      }),
      { seed: 53, numRuns: 500 }
    )
  })

  const refund = { amount: 40_000, byCertificates: 10_000, isSent: false, at: "2026-11-30T22:15:00.000Z" }
  const care: OrderCare = {
    ...{ id: 7_001, kind: "return", state: "done", lines: [{ position: 1, quantity: 1 }] },
    ...{ careReason: "", wishedOn: null, answer: null, askedAt: "2026-11-28T10:00:00.000Z", refund }
  }
  const returned: Order = {
    ...order,
    amounts: { ...order.amounts, byCertificates: 10_000, due: 940_000, refunded: 40_000 },
    certificates: [{ ending: "4821", amount: 10_000, returned: 10_000, isReturned: true }],
    cares: [care]
  }

  test("list each return with its day in Moscow and its request; certificates separately, and pending refunds as pending", () => {
    const shown = receiptSums(returned).map(({ name, sum: text }) => `${name} ${text}`.replaceAll("\u00A0", " "))
    expect(shown.slice(1)).toEqual([
      "Оплачено 950 000 ₽",
      "Сертификатом •••• 4821 10 000 ₽",
      "Остальное 940 000 ₽",
      "Возвращено на сертификат •••• 4821: 1 декабря 2026, обращение № 7001 −10 000 ₽",
      "Возвращаем: 1 декабря 2026, обращение № 7001 −40 000 ₽",
      "Остаётся оплаченным 900 000 ₽"
    ])
  })

  test("have no rest when certificates pay the whole order, and name several certificates", () => {
    const used = (ending: string, back: number) => ({ ending, amount: 475_000, returned: back, isReturned: false })
    const shown = receiptSums({
      ...returned,
      amounts: { ...returned.amounts, byCertificates: 950_000, due: 0, refunded: 0 },
      certificates: [used("4821", 10_000), used("X4K2", 0)],
      cares: [{ ...care, refund: { ...refund, amount: 0 } }]
    })
    expect(shown.map(({ name }) => name.split(":")[0]).slice(-5)).toEqual([
      "Оплачено",
      "Сертификатом •••• 4821",
      "Сертификатом •••• X4K2",
      "Возвращено на сертификат •••• 4821",
      "Остаётся оплаченным"
    ])
  })

  test("of an order cancelled before payment refund only its certificates, and show no paid rest", () => {
    const shown: Order = {
      ...returned,
      orderStatus: "cancelled",
      paymentState: "unpaid",
      cares: [],
      amounts: { ...returned.amounts, refunded: 0 }
    }
    const names = receiptSums({ ...shown, timeline: [...shown.timeline, { event: "expired", at: refund.at, text: "" }] }).map(
      ({ name }) => name
    )
    expect(names).toContain("Итого")
    expect(names.at(-1)?.replaceAll("\u00A0", " ")).toBe("Возвращено на сертификат •••• 4821: 1 декабря 2026, заказ отменён")
  })

  test("are drawn with the order", async () => {
    const [item] = returned.items
    if (item === undefined) throw new Error("the sample has no things")
    const drawn = await drawReceipt({ ...returned, items: [{ ...item, quantity: 2, returned: 1 }] })
    expect(new TextDecoder().decode(drawn.slice(0, 5))).toBe("%PDF-")
  })
})
