import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type PricedLine, goodsOf, lineAmount, lineDiscounts, orderMoney } from "../../../../core/domain/orders/order-money.ts"
import {
  deliveryUnder,
  discountOf,
  fitsGoods,
  maxPercent,
  promotionKinds,
  promotionTerms
} from "../../../../core/domain/orders/promotions.ts"
import { splitSum, allocateInOrder } from "../../../../core/domain/orders/shares.ts"
import { readCertificateCode, readCertificateNumber, readPromotionCode } from "../../../../core/domain/orders/voucher-codes.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, amount) => all + amount, 0)

const line: fc.Arbitrary<PricedLine> = fc.record({
  type: fc.constantFrom("jewelry", "diamond", "custom", "certificate"),
  price: fc.integer({ min: 0, max: 7_000_000 }),
  quantity: fc.integer({ min: 1, max: 10 })
})
const lines = fc.array(line, { maxLength: 8 })
const promotion = fc.record({
  kind: fc.constantFrom(...promotionKinds),
  value: fc.integer({ min: 1, max: maxPercent }),
  from: fc.integer({ min: 0, max: 500_000 })
})
const delivery = fc.constantFrom(0, 500, 1_200)

describe("the money of an order", () => {
  it("is whole, never negative and balances to the rouble, for any purchase and payment", () => {
    fc.assert(
      fc.property(lines, delivery, fc.option(promotion, { nil: null }), fc.nat({ max: 30_000_000 }), (bought, price, given, balance) => {
        const money = orderMoney(bought, price, { promotion: given, balance })
        expect(money.items).toBe(sum(bought.map(lineAmount)))
        expect(money.total).toBe(money.items - money.discount + money.delivery)
        expect(money.due + money.byCertificates).toBe(money.total)
        for (const amount of Object.values(money)) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        expect(money.byCertificates).toBeLessThanOrEqual(balance)
        const certificates = money.items - goodsOf(bought)
        expect(money.due).toBeGreaterThanOrEqual(certificates)
        expect(money.discount).toBeLessThanOrEqual(goodsOf(bought))
        const discounts = lineDiscounts(bought, money.discount)
        expect(sum(discounts)).toBe(money.discount)
        for (const [index, each] of bought.entries()) {
          expect(discounts[index]).toBeGreaterThanOrEqual(0)
          expect(discounts[index]).toBeLessThanOrEqual(each.type === "certificate" ? 0 : lineAmount(each))
        }
      })
    )
  })

  it("a gift certificate cannot be bought with certificates, and no promotion lowers its price", () => {
    const card: PricedLine = { type: "certificate", price: 30_000, quantity: 1 }
    const ring: PricedLine = { type: "jewelry", price: 20_000, quantity: 1 }
    const half = { kind: "percent", value: 50, from: 0 } as const
    expect(orderMoney([card], 0, { promotion: half, balance: 100_000 })).toMatchObject({ discount: 0, byCertificates: 0, due: 30_000 })
    expect(orderMoney([card, ring], 500, { promotion: half, balance: 100_000 })).toEqual({
      ...{ items: 50_000, discount: 10_000, delivery: 500, total: 40_500 },
      ...{ byCertificates: 10_500, due: 30_000 }
    })
  })
})

describe("a promotion", () => {
  it("gives a percentage rounded down, a sum, or the delivery, from its minimum on", () => {
    expect(discountOf({ kind: "percent", value: 15, from: 0 }, 99_999)).toBe(14_999)
    expect(discountOf({ kind: "sum", value: 5_000, from: 20_000 }, 20_000)).toBe(5_000)
    expect(discountOf({ kind: "sum", value: 5_000, from: 20_000 }, 19_999)).toBe(0)
    expect(discountOf({ kind: "sum", value: 5_000, from: 0 }, 3_000)).toBe(2_999)
    expect(deliveryUnder({ kind: "delivery", value: 0, from: 10_000 }, 10_000, 500)).toBe(0)
    expect(deliveryUnder({ kind: "delivery", value: 0, from: 10_000 }, 9_999, 500)).toBe(500)
  })

  it("gives nothing for an order without goods", () => {
    expect(discountOf({ kind: "sum", value: 5_000, from: 0 }, 0)).toBe(0)
    expect(deliveryUnder({ kind: "delivery", value: 0, from: 0 }, 0, 500)).toBe(500)
    expect([fitsGoods({ from: 0 }, 0), fitsGoods({ from: 0 }, 1), fitsGoods({ from: 2 }, 1)]).toEqual([false, true, false])
  })

  it("states its rules in one line", () => {
    expect(plain(promotionTerms({ kind: "percent", value: 10, from: 50_000, until: "2026-11-30" }))).toBe(
      "скидка 10 %, от 50 000 ₽, по 30 ноября 2026"
    )
    expect(plain(promotionTerms({ kind: "delivery", value: 0, from: 0, until: null }))).toBe("бесплатная доставка")
  })
})

describe("a split sum", () => {
  it("is complete, in shares that do not exceed their weights", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 70_000_000 }), { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const whole = Math.floor(sum(weights) * part)
          const shares = splitSum(whole, weights)
          expect(sum(shares)).toBe(whole)
          for (const [index, share] of shares.entries()) expect(share >= 0 && share <= (weights[index] ?? 0)).toBe(true)
        }
      )
    )
  })

  it("is taken from one source after another until it is complete", () => {
    expect(allocateInOrder(25, [10, 0, 20, 5])).toEqual([10, 0, 15, 0])
    expect(allocateInOrder(0, [10])).toEqual([0])
  })
})

describe("a typed code", () => {
  it.each([
    ["G-7K4M-9QXT", "G-7K4M-9QXT"],
    [" g 7k4m 9qxt ", "G-7K4M-9QXT"],
    ["G–7К4М—9QХТ", "G-7K4M-9QXT"],
    ["7K4M-9QXT", null],
    ["🎁", null]
  ])("of a certificate's number, %s, is read as %s", (typed, number) => expect(readCertificateNumber(typed)).toBe(number))

  it("of a certificate or a promotion is read in either alphabet, and no other text is", () => {
    expect(readCertificateCode("аbcd efgh-2345")).toBe("ABCD-EFGH-2345")
    expect(readCertificateCode("ABCD-EFGH")).toBeNull()
    expect(readPromotionCode(" снег-26 ")).toBeNull()
    expect(readPromotionCode("summer 26")).toBe("SUMMER26")
    expect(readPromotionCode("ЛЕТО")).toBeNull()
    expect(readPromotionCode("A".repeat(21))).toBeNull()
  })
})
