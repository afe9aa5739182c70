import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatPrice } from "../../../../core/domain/text/money.ts"
import { deliveryTerm, isSentByMail } from "../../../../core/domain/delivery/deliveries.ts"
import { uniqueItemKeys, linesWithRepeatedItems } from "../../../../core/domain/orders/unique-items.ts"
import { orderMoney } from "../../../../core/domain/orders/order-money.ts"
import { canPay } from "../../../../core/domain/orders/order-payment.ts"
import { type OrderRefusal, orderRefusalText, readOrderRefusal, writeOrderRefusal } from "../../../../core/domain/orders/order-refusal.ts"
import {
  canCancel,
  cannotCancel,
  orderFilterNames,
  orderFilters,
  orderSortNames,
  orderStatuses,
  statusesOf
} from "../../../../core/domain/orders/order-status.ts"
import { paymentMethodsFor } from "../../../../core/domain/orders/payment-methods.ts"

const codesOf = (payable: Parameters<typeof paymentMethodsFor>[0]) => paymentMethodsFor(payable).map(({ code }) => code)

describe("payment of an order", () => {
  test("on receipt is possible at a courier and in a salon, at a carrier's office only in advance", () => {
    const ring = { items: [{ type: "jewelry", engraving: null }], isOnlineTaken: true } as const
    expect(codesOf({ ...ring, delivery: null })).toEqual(["card", "sbp", "receipt"])
    expect(codesOf({ ...ring, delivery: "courier" })).toEqual(["card", "sbp", "receipt"])
    expect(codesOf({ ...ring, delivery: "self-pickup" })).toEqual(["card", "sbp", "receipt"])
    expect(codesOf({ ...ring, delivery: "pickup-point" })).toEqual(["card", "sbp"])
  })

  test("is in advance for custom goods and goods sent on payment", () => {
    const ring = { type: "jewelry", engraving: null } as const
    for (const item of [
      { type: "custom", engraving: null },
      { type: "certificate", engraving: null },
      { type: "jewelry", engraving: { text: "Анна" } }
    ] as const) {
      expect(codesOf({ delivery: "courier", items: [ring, item], isOnlineTaken: true })).toEqual(["card", "sbp"])
    }
  })

  test("is on receipt in a shop without online payments", () => {
    const items = [{ type: "diamond", engraving: null }] as const
    expect(codesOf({ delivery: "courier", items, isOnlineTaken: false })).toEqual(["receipt"])
    expect(codesOf({ delivery: "pickup-point", items, isOnlineTaken: false })).toEqual([])
  })
})

describe("the status of an order", () => {
  test("[PERS-022] is new, in work, ready, completed or cancelled; unfinished ones are current", () => {
    expect(orderStatuses).toEqual(["new", "inWork", "ready", "completed", "cancelled"])
    expect(statusesOf("current")).toEqual(["new", "inWork", "ready"])
    expect(orderFilters.slice(1).flatMap(statusesOf)).toEqual(orderStatuses)
    expect(new Set(Object.values(orderFilterNames)).size).toBe(orderFilters.length)
  })

  test("lists are sorted by the latest or the earliest", () => {
    expect(orderSortNames).toEqual({ desc: "Сначала новые", asc: "Сначала старые" })
  })

  test("allows a cancellation by the buyer until it is ready, unless certificates were issued", () => {
    const can = (hasCertificates: boolean) => orderStatuses.filter((status) => canCancel({ status, hasCertificates }))
    expect(can(false)).toEqual(["new", "inWork"])
    expect(can(true)).toEqual([])
    for (const status of orderStatuses) expect(cannotCancel({ status, hasCertificates: true })).toMatch(/^[А-Я][^!]+$/)
  })

  test("allows payment while it is new and unpaid, also after a declined payment", () => {
    expect(canPay({ status: "new", payment: "waiting" })).toBe(true)
    expect(canPay({ status: "new", payment: "declined" })).toBe(true)
    expect(canPay({ status: "cancelled", payment: "waiting" })).toBe(false)
    for (const payment of ["onReceipt", "paid", "refunding", "refunded", "unpaid"] as const)
      expect(canPay({ status: "new", payment })).toBe(false)
  })
})

const nothing = { items: 0, discount: 0, delivery: 0, total: 0, byCertificates: 0, due: 0 }

test("the money of an order is its lines and the delivery", () => {
  const lines = [
    { type: "jewelry", price: 30_000, quantity: 2, engraving: { price: 500 } },
    { type: "diamond", price: 967_400, quantity: 1, engraving: null }
  ] as const
  expect(orderMoney(lines, 500)).toEqual({ ...nothing, items: 1_028_400, delivery: 500, total: 1_028_900, due: 1_028_900 })
  expect(orderMoney([], 0)).toEqual(nothing)
})

describe("goods held by an order", () => {
  const [ring, stone] = [{ type: "jewelry", product: 102 } as const, { type: "diamond", product: 7 } as const]
  const custom = { type: "custom", product: 3, diamond: 7 } as const

  test("are those that are unique: nothing countable, and no certificate", () => {
    expect([uniqueItemKeys(ring, false), uniqueItemKeys(stone, false)]).toEqual([["0-102"], ["1-7"]])
    expect([uniqueItemKeys(ring, true), uniqueItemKeys(stone, true)]).toEqual([[], []])
    expect(uniqueItemKeys({ type: "certificate", product: 3, amount: 50_000, design: 0, gift: 0 }, false)).toEqual([])
  })

  test("are the stones of a frame, whether its frame is countable or not", () => {
    for (const isCountable of [true, false]) expect(uniqueItemKeys(custom, isCountable, [7, 8])).toEqual(["1-7", "1-8"])
    expect(uniqueItemKeys(custom, false)).toEqual([])
  })

  test("are reported for the later line, where two take the same", () => {
    const line = (code: string, ...uniqueItems: ReadonlyArray<string>) => ({ code, uniqueItems })
    const lines = [line("stone", "1-7"), line("frame", "1-8", "1-7"), line("ring"), line("gift"), line("other", "1-9")]
    expect(linesWithRepeatedItems(lines)).toEqual(["frame"])
  })
})

test("e-mail delivery applies to certificates alone, not to an empty order or a card in an envelope", () => {
  const [certificate, ring] = [{ type: "certificate", gift: null } as const, { type: "jewelry", gift: null } as const]
  expect(isSentByMail([certificate, { ...certificate, gift: { way: "email" } }])).toBe(true)
  expect([isSentByMail([certificate, ring]), isSentByMail([])]).toEqual([false, false])
  expect(isSentByMail([certificate, { ...certificate, gift: { way: "card" } }])).toBe(false)
})

test("days are written in words", () => {
  expect(deliveryTerm({ least: 2, most: 5 })).toBe("2–5\u00A0дней")
  expect(deliveryTerm({ least: 1, most: 1 })).toBe("1\u00A0день")
})

describe("the reason for refusing an order", () => {
  const codes = fc.array(fc.stringMatching(/^[\w-]{1,12}$/), { minLength: 1, maxLength: 4 })
  const refusal: fc.Arbitrary<OrderRefusal> = fc.oneof(
    fc.record({ reason: fc.constant("emptyCart" as const), order: fc.option(fc.nat(), { nil: null }) }),
    fc.record({ reason: fc.constantFrom("unavailable", "held", "twice"), codes }),
    fc.record(
      {
        reason: fc.constant("totalChanged" as const),
        total: fc.nat(),
        due: fc.nat(),
        isDueOnly: fc.constant(true as const),
        promotion: fc.option(fc.constantFrom("SUMMER", "N7-10"), { nil: null })
      },
      { requiredKeys: ["reason", "total", "due", "promotion"] }
    ),
    fc.record({ reason: fc.constantFrom("pointClosed", "paymentUnfit") })
  )

  test("is transmitted completely", () => {
    fc.assert(
      fc.property(refusal, (sent) => {
        expect(readOrderRefusal(writeOrderRefusal(sent))).toEqual(sent)
      })
    )
    expect(readOrderRefusal({ email: "Некорректный адрес" })).toBeUndefined()
  })

  test("is stated in a message that names the goods", () => {
    expect(orderRefusalText({ reason: "totalChanged", total: 125_000, due: 125_000, promotion: null })).toContain(formatPrice(125_000))
    const byLess = orderRefusalText({ reason: "totalChanged", total: 125_000, due: 100_000, isDueOnly: true, promotion: null })
    expect(byLess).toContain(`к оплате изменилась: теперь ${formatPrice(100_000)}`)
    expect(byLess).not.toContain(formatPrice(125_000))
    expect(orderRefusalText({ reason: "unavailable", codes: ["10251177", "0241073-2"] })).toContain("10251177, 0241073-2")
    expect(orderRefusalText({ reason: "emptyCart", order: 100_012 })).toContain("100012")
    fc.assert(
      fc.property(refusal, (sent) => {
        expect(orderRefusalText(sent)).toMatch(/^[А-Я][^!]+$/)
      })
    )
  })
})
