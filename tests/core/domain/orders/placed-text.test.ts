import { describe, expect, it } from "vitest"
import { formatSumOrFree } from "../../../../core/domain/text/sum-or-free.ts"
import type { GivenGift } from "../../../../core/domain/orders/given-gifts.ts"
import { placedOrderText } from "../../../../core/domain/orders/placed-text.ts"

const at = "2026-11-22T11:31:00.000Z"
const order = {
  canPay: false,
  orderStatus: "inWork",
  paymentState: "paid",
  coveredBy: 0,
  items: [{ type: "jewelry", quantity: 1, returned: 0, gift: null }],
  contact: { email: "anna@gran.test" },
  delivery: {
    code: "courier",
    term: { kind: "days", from: "2026-11-24", to: "2026-11-28" },
    hours: null,
    address: "Мирный",
    isOverdue: false
  },
  timeline: [{ event: "paid", at }]
} as const

const gift: GivenGift = {
  ...{ recipient: "Мария", sender: "", words: "", way: "email", email: "maria@gran.test", sendOn: "2026-11-30" },
  ...{ sentAt: null, isLost: false }
}

const plain = (text: string) => text.replaceAll("\u00A0", " ")

describe("the next steps of an order", () => {
  it("name the days on which a courier comes", () => {
    expect(plain(placedOrderText(order))).toContain("Курьер привезёт заказ 24–28 ноября")
  })

  it("name the chosen hours, and no day if none is known", () => {
    const { delivery } = order
    const term = { kind: "days", from: "2026-11-26", to: "2026-11-26" } as const
    expect(plain(placedOrderText({ ...order, delivery: { ...delivery, term, hours: "10:00–14:00" } }))).toContain("26 ноября, 10:00–14:00,")
    const undated = { ...delivery, term: { kind: "workingDays", least: 2, most: 4 } } as const
    expect(plain(placedOrderText({ ...order, delivery: undated }))).toContain("через 2–4 рабочих дня")
    expect(placedOrderText({ ...order, delivery: { ...delivery, term: null } })).toContain("согласуем с вами по телефону")
  })

  it("promise no day that has passed, and say that the promise was not kept", () => {
    for (const code of ["courier", "self-pickup", "pickup-point"] as const) {
      const text = plain(placedOrderText({ ...order, delivery: { ...order.delivery, code, isOverdue: true } }))
      expect(text).toMatch(
        /^Подтверждение отправлено на anna@gran\.test\. Обещали 24–28 ноября, но срок прошёл\. Простите\. Новый скажем по телефону .*\d\.$/
      )
    }
  })

  it("name the mailbox of certificates, and the time", () => {
    const mailed = {
      ...order,
      orderStatus: "completed",
      delivery: { code: "email", term: null, hours: null, address: "anna@gran.test", isOverdue: false },
      timeline: [{ event: "certificatesIssued", at }]
    } as const
    expect(plain(placedOrderText(mailed))).toContain("отправлены на anna@gran.test 22 ноября 2026 в 14:31")
    expect(placedOrderText({ ...mailed, canPay: true, orderStatus: "new", timeline: [] })).toContain("ждёт оплаты")
    const both = placedOrderText({ ...mailed, items: [...order.items, { type: "certificate", quantity: 2, returned: 0, gift }] })
    expect(plain(both)).toMatch(/^Сертификаты отправлены на anna@gran\.test.* Подарки оплачены и придут получателю, как вы выбрали\.$/)
  })

  it("say of gifts whether their letters are to be sent, were sent or may be lost", () => {
    const mailed = { ...order, delivery: { code: "email", term: null, hours: null, address: "anna@gran.test", isOverdue: false } } as const
    const text = (...items: ReadonlyArray<{ readonly quantity: number; readonly returned: number; readonly gift: GivenGift }>) =>
      placedOrderText({ ...mailed, items: items.map((item) => ({ ...item, type: "certificate" as const })) })
    const sent = { ...gift, sentAt: at }
    expect([
      text({ quantity: 1, returned: 0, gift }),
      text({ quantity: 1, returned: 0, gift: sent }),
      text({ quantity: 1, returned: 0, gift: sent }, { quantity: 1, returned: 0, gift }),
      text({ quantity: 1, returned: 0, gift: sent }, { quantity: 1, returned: 0, gift: sent }),
      text({ quantity: 1, returned: 0, gift: { ...gift, isLost: true } }),
      text({ quantity: 2, returned: 2, gift }, { quantity: 1, returned: 0, gift: sent })
    ]).toEqual([
      "Подарок оплачен и придёт получателю, как вы выбрали.",
      "Подарок оплачен и отправлен получателю.",
      "Подарки оплачены и придут получателям, как вы выбрали.",
      "Подарки оплачены и отправлены получателям.",
      "Подарок оплачен, но письмо получателю могло не дойти: отправьте ссылку сами.",
      "Подарок оплачен и отправлен получателю."
    ])
  })

  it("promise nothing for a cancelled order", () => {
    expect(placedOrderText({ ...order, orderStatus: "cancelled" })).toMatch(/^Заказ отменён/)
  })

  it("state the refund's destination for a fully returned order", () => {
    const returned = (paymentState: "refunding" | "refunded") => placedOrderText({ ...order, orderStatus: "completed", paymentState })
    expect([returned("refunding"), returned("refunded")]).toEqual([
      "Вещи вернули нам, деньги за них возвращаем вам.",
      "Вещи вернули нам, деньги за них вернули вам."
    ])
    expect(placedOrderText({ ...order, orderStatus: "completed", paymentState: "refunded", coveredBy: 1 })).toBe(
      "Вещи вернули нам, деньги за них вернулись на сертификат."
    )
    const items = [{ type: "certificate", quantity: 1, returned: 1, gift }] as const
    expect(placedOrderText({ ...order, items, orderStatus: "completed", paymentState: "refunded" })).toBe(
      "Сертификаты отменены, деньги за них вернули вам."
    )
  })

  it("call a service without cost free", () => {
    expect([formatSumOrFree(0), plain(formatSumOrFree(500))]).toEqual(["Бесплатно", "500 ₽"])
  })
})
