import { expect, test } from "vitest"
import {
  deletionRows,
  erasedBy,
  erasureStartsAt,
  ordersRetainedFrom,
  passportRetainedUntil,
  unfinishedText
} from "../../../../core/domain/account/account-deletion.ts"

const plain = (text: string): string => text.replaceAll("\u00a0", " ")

test("personal data are erased a day before the term of thirty days", () => {
  const closedAt = new Date("2026-11-27T22:30:00Z")
  expect([erasureStartsAt(closedAt).toISOString(), erasedBy(closedAt)]).toEqual(["2026-12-26T22:30:00.000Z", "2026-12-28"])
})

test("a passport is kept five years after the last deal, and not at all without one", () => {
  expect(passportRetainedUntil(new Date("2026-03-10T12:00:00Z"))?.toISOString()).toBe("2031-03-10T12:00:00.000Z")
  expect(passportRetainedUntil(null)).toBeNull()
})

test("orders are kept five years after the end of their year in Moscow", () => {
  expect(ordersRetainedFrom(new Date("2031-12-31T20:59:00Z")).toISOString()).toBe("2025-12-31T21:00:00.000Z")
  expect(ordersRetainedFrom(new Date("2031-12-31T21:00:00Z")).toISOString()).toBe("2026-12-31T21:00:00.000Z")
})

test("the text names the terms and the laws of the rule", () => {
  const text = deletionRows.map((row) => `${row.when}. ${row.text}`).join(" ")
  for (const part of ["Сразу", "В течение 30 дней", "Через 5 лет", "№ 115-ФЗ", "№ 402-ФЗ", "заявки на бриллианты"])
    expect(plain(text)).toContain(part)
  expect(plain(unfinishedText({ kind: "order", number: 100001 }))).toMatch(/^Заказ № 100001 ещё не завершён\./)
})
