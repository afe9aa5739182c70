import { describe, expect, it } from "vitest"
import { daysAfter } from "../../../../core/domain/text/day-span.ts"
import { freeOr } from "../../../../core/domain/text/free-or.ts"
import { placedWords } from "../../../../core/domain/orders/placed-words.ts"

const at = "2026-11-22T11:31:00.000Z"
const order = {
  canPay: false,
  orderStatus: "inWork",
  placedAt: at,
  contact: { email: "anna@gran.test" },
  delivery: { code: "courier", days: { least: 2, most: 6 }, address: "Мирный" },
  timeline: [{ event: "paid", at }]
} as const

const plain = (text: string) => text.replaceAll("\u00A0", " ")

describe("what happens next to an order", () => {
  it("names the days on which a courier comes", () => {
    expect(plain(placedWords(order))).toContain("Курьер привезёт заказ 24–28 ноября")
    expect(plain(daysAfter("2026-11-28T11:31:00.000Z", { least: 1, most: 6 }))).toBe("29 ноября – 4 декабря")
  })

  it("says of certificates which mailbox they went to, and when", () => {
    const mailed = {
      ...order,
      orderStatus: "completed",
      delivery: { code: "email", days: { least: 0, most: 0 }, address: "anna@gran.test" },
      timeline: [{ event: "certificatesIssued", at }]
    } as const
    expect(plain(placedWords(mailed))).toContain("отправлены на anna@gran.test 22 ноября 2026 в 14:31")
    expect(placedWords({ ...mailed, canPay: true, orderStatus: "new", timeline: [] })).toContain("ждёт оплаты")
  })

  it("promises nothing of an order that was cancelled", () => {
    expect(placedWords({ ...order, orderStatus: "cancelled" })).toMatch(/^Заказ отменён/)
  })

  it("calls a service that costs nothing free", () => {
    expect([freeOr(0), plain(freeOr(500))]).toEqual(["Бесплатно", "500 ₽"])
  })
})
