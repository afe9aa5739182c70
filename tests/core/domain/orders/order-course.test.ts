import { describe, expect, it } from "vitest"
import { organization } from "../../../../core/domain/content/organization.ts"
import { courseOf } from "../../../../core/domain/orders/order-course.ts"
import { deliveryEvent } from "../../../../core/domain/orders/delivery-event.ts"
import type { Order } from "../../../../core/contract/order-history.ts"
import { order } from "../../../../qa/samples/order-history.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")
const future = (known: Partial<Order>) =>
  courseOf({ ...order, ...known }).flatMap((step) => (step.state === "future" ? [`${step.text}: ${plain(step.detail)}`] : []))
const origin = "https://gran.example"

describe("the course of an order", () => {
  it("lists past events with their times, the current state, and the next steps", () => {
    const course = courseOf(order)
    expect(course.map(({ state }) => state)).toEqual(["done", "done", "current", "future", "future"])
    expect(course.slice(0, 3)).toEqual(order.timeline.map(({ at, text }, index) => ({ state: index === 2 ? "current" : "done", text, at })))
  })

  it("gives the reason of the last move of its day", () => {
    const moved = (at: string) => ({ event: "moved", at, text: "Срок получения перенесён" }) as const
    const timeline = [...order.timeline, moved("2026-11-23T10:00:00.000Z"), moved("2026-11-24T10:00:00.000Z")]
    const delivery = { ...order.delivery, delayReason: "Ждём камень." }
    expect(courseOf({ ...order, delivery, timeline }).map((step) => step.state !== "future" && step.detail)).toEqual([
      ...[undefined, undefined, undefined, undefined, "Ждём камень."],
      ...[false, false]
    ])
  })

  it("gives the shop's reason of a cancellation", () => {
    const timeline = [...order.timeline, { event: "cancelledByShop", at: "2026-11-24T10:00:00.000Z", text: "Мы отменили заказ" } as const]
    const cancelled = { ...order, timeline, orderStatus: "cancelled", cancelReason: "Камень не прошёл проверку." } as const
    expect(courseOf(cancelled).at(-1)).toMatchObject({ text: "Мы отменили заказ", detail: "Камень не прошёл проверку." })
    expect(courseOf({ ...cancelled, cancelReason: null }).at(-1)).not.toHaveProperty("detail")
  })

  it("states the next steps of each delivery, and no past ones", () => {
    expect(future({})).toEqual([
      "Передадим курьеру: Он позвонит накануне.",
      expect.stringMatching(/^Курьер привезёт заказ: .*ноября\. Осмотрите заказ при получении\.$/)
    ])
    const salon = { ...order.delivery, code: "self-pickup" } as const
    expect(future({ delivery: salon, orderStatus: "ready", paymentState: "onReceipt" })).toEqual([
      "Заберёте в салоне: Салон хранит заказ 72 часа. Осмотрите заказ и оплатите его картой или наличными."
    ])
    const point = { ...order.delivery, code: "pickup-point" } as const
    expect(future({ delivery: point }).map((step) => step.split(":")[0])).toEqual([
      "Заказ будет в пункте выдачи",
      "Заберёте в пункте выдачи"
    ])
    expect(future({ orderStatus: "completed" })).toEqual([])
  })

  it("promises no day that has passed, and offers no calendar for it", () => {
    const delivery = { ...order.delivery, isOverdue: true, term: { kind: "days", from: "2026-11-20", to: "2026-11-22" } } as const
    expect(future({ delivery })[1]).toBe(
      `Курьер привезёт заказ: Обещали 20–22 ноября, но срок прошёл. Простите. Новый скажем по телефону ${plain(organization.phone)}. Осмотрите заказ при получении.`
    )
    expect(deliveryEvent({ ...order, delivery }, origin)).toBeNull()
  })

  it("asks for the payment first, names no day before it, and promises certificates only to a mailbox", () => {
    const waiting = { canPay: true, orderStatus: "new", paymentState: "waiting", timeline: order.timeline.slice(0, 1) } as const
    expect(future(waiting)[0]).toBe("Оплата: Ждём её 24 часа, потом заказ отменится.")
    expect(future(waiting).join(" ")).not.toContain("ноября")
    expect(future({ ...waiting, payment: { ...order.payment, heldUntil: "2026-11-22T16:30:00.000Z" } })[0]).toBe(
      "Оплата: Ждём её 24 часа, потом заказ отменится. Закреплён за вами до 22 ноября 2026, 19:30 по Москве."
    )
    const mail = { ...order.delivery, code: "email", address: "anna@example.ru" } as const
    expect(future({ ...waiting, delivery: mail }).slice(1)).toEqual([
      "Сертификаты придут на почту: Сразу после оплаты, на anna@example.ru."
    ])
  })

  it("of a cancelled order only states that a refund is in progress, while it is", () => {
    expect(future({ orderStatus: "cancelled", paymentState: "unpaid" })).toEqual([])
    expect(future({ orderStatus: "cancelled", paymentState: "refunding" })).toEqual([
      "Деньги вернутся: Вернём их тем же способом, которым вы платили. Банк обычно зачисляет деньги в течение трёх рабочих дней."
    ])
  })
})

describe("a delivery in a calendar", () => {
  it("spans the agreed days, at the place, with the order's own id", () => {
    expect(deliveryEvent(order, origin)).toMatchObject({
      uid: "order-100001@gran.example",
      when: { kind: "days" },
      place: "Москва, Тверская улица, д. 12",
      link: "https://gran.example/personal/order-history/100001/",
      version: 3,
      isCancelled: false
    })
  })

  it("is cancelled with the order, and absent if no day was agreed", () => {
    expect(deliveryEvent({ ...order, orderStatus: "cancelled" }, origin)).toMatchObject({
      uid: "order-100001@gran.example",
      isCancelled: true
    })
    expect(deliveryEvent({ ...order, canPay: true }, origin)).toBeNull()
    expect(deliveryEvent({ ...order, delivery: { ...order.delivery, code: "email" } }, origin)).toBeNull()
    expect(deliveryEvent({ ...order, orderStatus: "completed" }, origin)).toBeNull()
  })
})
