import { describe, expect, it } from "vitest"
import { contactTitle, destinationOf, type GivenGift, givenGiftText } from "../../../../core/domain/orders/given-gifts.ts"
import { certificateMailText } from "../../../../core/domain/orders/mailed-text.ts"
import { courseOf } from "../../../../core/domain/orders/order-course.ts"
import { orderEventText } from "../../../../core/domain/orders/order-timeline.ts"
import { order } from "../../../../qa/samples/order-history.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const gift: GivenGift = {
  ...{ recipient: "Мария", sender: "", words: "", way: "email", email: "maria@gran.test", sendOn: null },
  ...{ sentAt: null, isLost: false }
}
const delivery = { code: "email", address: "anna@gran.test" } as const
const own = { quantity: 1, returned: 0, gift: null }
const given = { quantity: 1, returned: 0, gift }

describe("an order of gifts", () => {
  it("goes to the recipients, and what is not given to the buyer", () => {
    expect(destinationOf({ delivery, items: [given] })).toBe("maria@gran.test")
    expect(destinationOf({ delivery, items: [own, given, given] })).toBe("anna@gran.test, maria@gran.test")
    expect(destinationOf({ delivery: { ...delivery, code: "courier", address: "Мирный" }, items: [own, given] })).toBe("Мирный")
    expect([[given], [own, given]].map((items) => contactTitle({ delivery, items }))).toEqual(["Покупатель", "Получатель"])
  })

  it("says of each letter whether it is to be sent, was sent or may be lost", () => {
    expect(
      [gift, { ...gift, sentAt: "2026-11-22T11:31:00.000Z" }, { ...gift, isLost: true }].map((each) => plain(givenGiftText(each, false)))
    ).toEqual([
      "Кому: Мария. Письмом на maria@gran.test сразу после оплаты",
      "Кому: Мария. Письмо отправлено на maria@gran.test 22 ноября 2026 в 14:31 по Москве",
      "Кому: Мария. Письмо на maria@gran.test могло не дойти: отправьте ссылку сами"
    ])
  })

  it("promises no letter of a cancelled gift", () => {
    expect(givenGiftText(gift, true)).toBe("Кому: Мария. Подарок отменён, письма не будет")
    expect(plain(givenGiftText({ ...gift, sentAt: "2026-11-22T11:31:00.000Z" }, true))).toContain("отправлено")
  })

  it("promises the letters for the chosen day, or for the payment", () => {
    const dated = { gift: { sendOn: "2026-12-30" } }
    expect([[given], [dated], [given, dated], [own, given], [own]].map(certificateMailText)).toEqual([
      "Придут письмом получателям сразу после оплаты",
      "Придут письмом получателям в выбранный день",
      "Придут письмом получателям: в выбранный день или сразу после оплаты",
      "Подарки придут письмом получателям, остальное на ваш e-mail сразу после оплаты",
      "Придут письмом на ваш e-mail сразу после оплаты"
    ])
  })

  it("does not say that a letter was sent where certificates were only issued, nor that gifts come to the buyer", () => {
    expect(orderEventText("certificatesIssued", { care: null, certificates: 0, way: "email" })).toBe("Сертификаты выпущены")
    const unpaid = { ...order, items: [{ gift }], orderStatus: "new", paymentState: "waiting", canPay: true } as const
    const steps = courseOf({ ...unpaid, delivery: { ...order.delivery, ...delivery } })
    expect(steps.at(-1)).toEqual({
      state: "future",
      text: "Отправим сертификаты",
      detail: "Придут письмом получателям сразу после оплаты."
    })
  })
})
