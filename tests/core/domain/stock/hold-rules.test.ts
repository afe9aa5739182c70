import { expect, test } from "vitest"
import { maxHeld, maxHoldMinutes, holdMinutesOf, holdTable, mayHold } from "../../../../core/domain/stock/hold-rules.ts"
import { orderRefusalText, readOrderRefusal, writeOrderRefusal } from "../../../../core/domain/orders/order-refusal.ts"

test("the dearer an order, the shorter its items are held", () => {
  expect([0, 999_999, 1_000_000, 4_999_999, 5_000_000, 325_000_000].map(holdMinutesOf)).toEqual([30, 30, 20, 20, 15, 15])
  const minutes = holdTable.map((row) => row.minutes)
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
  expect(maxHoldMinutes).toBe(60)
})

test("items are held up to a number and a value, and a single one at any price", () => {
  const most = { things: 3, worth: 100 }
  expect(mayHold({ things: 0, worth: 0 }, { things: 1, worth: 900 }, most)).toBe(true)
  expect(mayHold({ things: 0, worth: 0 }, { things: 2, worth: 101 }, most)).toBe(false)
  expect(mayHold({ things: 1, worth: 1 }, { things: 1, worth: 100 }, most)).toBe(false)
  expect(mayHold({ things: 2, worth: 50 }, { things: 1, worth: 50 }, most)).toBe(true)
  expect(mayHold({ things: 3, worth: 3 }, { things: 1, worth: 1 }, most)).toBe(false)
})

test("a refusal carries its numbers, and states that nothing is lost and the next step", () => {
  const refusal = { reason: "manyHeld", ...maxHeld.account } as const
  expect(readOrderRefusal(writeOrderRefusal(refusal))).toEqual(refusal)
  expect(orderRefusalText(refusal).replaceAll("\u00A0", " ")).toBe(
    "В неоплаченных заказах можно держать до 20 вещей на 20 000 000 ₽. Корзина сохранится: оплатите или отмените прежние заказы, оформите часть корзины или позвоните нам, и мы примем весь заказ"
  )
})
