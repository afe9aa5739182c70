import { describe, expect, it } from "vitest"
import { type LineForCare, careOf } from "../../../../core/domain/orders/care.ts"
import { allowedFor, readCareLines, writeAllowed, writeCareLines } from "../../../../core/domain/orders/care-lines.ts"
import { refundTexts } from "../../../../core/domain/orders/care-text.ts"
import { careForm, careValues, careBody } from "../../../../core/forms/care.ts"

const order = {
  orderStatus: "completed",
  paymentState: "paid",
  timeline: [{ event: "completed", at: "2026-11-20T20:30:00.000Z" }]
} as const
const ring: LineForCare = {
  ...{ type: "jewelry", attributes: "Белое золото 585, размер\u00a017. Артикул 0241117", engraving: null, quantity: 1, returned: 0 },
  ...{ isAsked: false, gift: null, certificates: [] }
}
const now = "2026-11-24T09:00:00.000Z"
const gift = { way: "email", sendOn: "2026-11-30", sentAt: null, isLost: false } as const
const card: LineForCare = { ...ring, type: "certificate", attributes: "30 000 ₽", gift, certificates: [{}] }

describe("possible requests for an ordered item", () => {
  it("are all within the legal period, and afterwards the shop's lifetime services", () => {
    expect(careOf(order, ring, now)).toEqual(["return", "exchange", "resizing", "cleaning", "repair"])
    // Handed over at 23:30 of 20 November in Moscow: the seventh day is the 27th.
    expect(careOf(order, ring, "2026-11-27T20:59:00.000Z")).toContain("return")
    expect(careOf(order, ring, "2026-11-27T21:01:00.000Z")).toEqual(["resizing", "cleaning", "repair"])
    expect(careOf(order, { ...ring, type: "diamond", attributes: "E, VS1" }, now)).toEqual(["return", "exchange"])
    expect(careOf(order, { ...ring, attributes: "Белое золото 585" }, now)).not.toContain("resizing")
  })

  it("do not include a return of custom goods", () => {
    const remaining = ["resizing", "cleaning", "repair"]
    expect(careOf(order, { ...ring, engraving: {} }, now)).toEqual(remaining)
    expect(careOf(order, { ...ring, type: "custom" }, now)).toEqual(remaining)
  })

  it("are none before delivery, after a return, during a request, or without payment", () => {
    expect(careOf({ ...order, orderStatus: "ready" }, ring, now)).toEqual([])
    expect(careOf({ ...order, orderStatus: "cancelled" }, ring, now)).toEqual([])
    expect(careOf({ ...order, paymentState: "refunding" }, ring, now)).toEqual([])
    expect(careOf(order, { ...ring, returned: 1 }, now)).toEqual([])
    expect(careOf(order, { ...ring, isAsked: true }, now)).toEqual([])
  })

  it("include the return of a gift until the day before it is sent", () => {
    expect(careOf(order, card, now)).toEqual(["return"])
    expect(careOf({ ...order, orderStatus: "inWork" }, card, "2026-11-29T20:59:00.000Z")).toEqual(["return"])
    expect(careOf(order, card, "2026-11-29T21:01:00.000Z")).toEqual([])
    for (const other of [{ sendOn: null }, { sentAt: now }, { isLost: true }, { way: "card" }] as const)
      expect(careOf(order, { ...card, gift: { ...gift, ...other } }, now)).toEqual([])
    expect(careOf(order, { ...card, certificates: [] }, now)).toEqual([])
    expect(careOf(order, { ...card, gift: null }, now)).toEqual([])
  })
})

describe("the form of a request", () => {
  const lines = [
    { position: 1, name: "Кольцо", quantity: 1, kinds: ["resizing", "cleaning"], isGift: false },
    { position: 3, name: "Серьги", quantity: 2, kinds: ["return", "cleaning"], isGift: false }
  ] as const
  const known = careValues({ id: 100_001, name: "Заказ", lines })
  const typed = { ...known, careKind: "return", careLines: "1:1,3:2", careReason: " Не подошли ", wishedOn: "30.11.2026" }

  it("sends only eligible items", () => {
    expect(careBody(typed)).toEqual({
      kind: "return",
      lines: [{ position: 3, quantity: 2 }],
      careReason: "Не подошли",
      wishedOn: "2026-11-30"
    })
    expect(careForm.check(typed)).toEqual({})
    expect(careForm.check({ ...typed, careLines: "1:1" })).toEqual({ careLines: "Обязательное поле" })
  })

  it("requires the data that the shop needs, with an error at each field", () => {
    expect(careForm.check({ ...known })).toEqual({ careKind: "Обязательное поле" })
    expect(careForm.check({ ...typed, careKind: "resizing", careReason: " " })).toEqual({ careReason: "Напишите, какой размер нужен" })
    expect(careForm.check({ ...typed, wishedOn: "31.02.2026" })).toHaveProperty("wishedOn")
    expect(careForm.check({ ...typed, careReason: "а".repeat(1_001) })).toHaveProperty("careReason")
  })

  it("offers no choice for a single item", () => {
    expect(careValues({ id: 7, name: "Заказ", lines: [lines[1]] })).toMatchObject({ order: "7", careLines: "3:2" })
    expect(known).not.toHaveProperty("careLines")
  })

  it("shows the shop's errors at its fields, or its message above", () => {
    const refused = (errors: Readonly<Record<string, string>>) =>
      careForm.refused({ _tag: "Refused", status: 422, message: "Нельзя", errors })
    expect(refused({ lines: "Отметьте одного", careReason: "Нужен размер" })).toEqual({
      banner: null,
      errors: { careLines: "Отметьте одного", careReason: "Нужен размер" }
    })
    expect(refused({})).toEqual({ banner: "Нельзя", errors: {} })
  })
})

it("lines and their requests are read back as written; an invalid line is ignored", () => {
  const chosen = [
    { position: 1, quantity: 1 },
    { position: 12, quantity: 3 }
  ]
  expect(readCareLines(writeCareLines(chosen))).toEqual(chosen)
  expect(readCareLines("1:x,,7,2:2:2,99999:1")).toEqual([])
  expect(allowedFor(writeAllowed([{ position: 2, kinds: ["return", "repair"] }]), "repair")).toEqual([2])
  expect(allowedFor("", "repair")).toEqual([])
})

it("each refund method has its own text", () => {
  const plain = (words: ReadonlyArray<string>) => words.join(" ").replaceAll("\u00a0", " ")
  const byCard = { isByHand: false }
  const certificates = [
    { ending: "9QXT", amount: 4_000 },
    { ending: "7K4M", amount: 1_001 }
  ]
  expect(plain(refundTexts({ amount: 0, certificates, isSent: true }, byCard))).toBe(
    "На сертификат •••• 9QXT вернули 4 000 ₽. На сертификат •••• 7K4M вернули 1 001 ₽."
  )
  expect(plain(refundTexts({ amount: 100, certificates: [], isSent: false }, byCard))).toBe(
    "Возвращаем 100 ₽ тем же способом, которым вы платили."
  )
  expect(plain(refundTexts({ amount: 100, certificates: [], isSent: true }, { isByHand: true }))).toBe("Деньги отдали при приёме: 100 ₽.")
})
