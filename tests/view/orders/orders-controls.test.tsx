// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react"
import { beforeAll, expect, it } from "vitest"
import type { ReactElement } from "react"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { GiftLink } from "../../../view/orders/gift-link.tsx"
import { OrderReview } from "../../../view/orders/order-review.tsx"
import { OrderCares } from "../../../view/orders/order-cares.tsx"
import { OrderScreen, OrdersScreen } from "../../../view/screens/orders-screen.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { card, listOfOrders, order } from "../../../qa/samples/order-history.ts"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { listed } from "../../support/view/order-history.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

/** Parts that the view loads on first render. */
beforeAll(() => Promise.all([import("../../../view/orders/order-detail.tsx"), import("../../../view/orders/order-list.tsx")]))

const page =
  (part: ReactElement, answers: Partial<Calls> = {}) =>
  async () => {
    const shop = await shopAt("/personal/order-history/", answers, { auth: "stored" })
    const view = await drawRecorded(shop.root, part)
    await act(() => shop.until("orders"))
    return view
  }
const repeats = [
  "cart",
  { type: "cart.add", id: "1-17", quantity: 1, price: null, order: card.id, title: card.items[0]?.name ?? "" }
] as const
const cancels = opens("orderCancel", { id: card.id, name: card.name, isPaid: card.paymentState === "paid" })
const opensPaper = (url: string) => ["papers", { type: "papers.request", kind: "open", url }] as const
const one = { ...listOfOrders, items: [card] }

testControls("view/orders/order-actions.tsx, view/orders/paper-link.tsx: the list", page(<OrdersScreen search="" />, listed(one)), [
  ["Отменить заказ", press, cancels],
  ["Повторить", press, repeats],
  [`Чек: ${card.name}`, follow, opensPaper("/receipts/r1.pdf")],
  [`Подробнее: ${card.name}`, follow, ["navigation", { type: "navigation.go", to: "/personal/order-history/100001/", replace: false }]]
])

const whole = { readOrders: () => Promise.resolve(succeeded({ _tag: "One" as const, order, receipt: "/receipts/r1.pdf" })) }
testControls("view/orders/order-actions.tsx: one order", page(<OrderScreen id={card.id} />, whole), [
  ["Отменить заказ", press, cancels],
  ["Повторить", press, repeats],
  ["Чек", follow, opensPaper("/receipts/r1.pdf")]
])

it("no other order can be cancelled while one is being cancelled", async () => {
  const other = { ...card, id: card.id - 1, name: "Заказ № 100000" }
  const cancelOrder = () => new Promise<never>(() => undefined)
  const answers = { ...listed({ ...listOfOrders, items: [card, other] }), cancelOrder }
  const shop = await shopAt("/personal/order-history/", answers, { auth: "stored" })
  await drawRecorded(shop.root, <OrdersScreen search="" />)
  await act(() => shop.until("orders", (snapshot) => snapshot.matches("ready")))
  act(() => shop.send("orders", { type: "order:cancel", id: card.id }))
  const buttons = [...document.querySelectorAll("button")].filter(({ textContent }) => textContent.startsWith("Отмен"))
  expect(buttons.map(({ disabled, textContent }) => [textContent, disabled])).toEqual([
    ["Отменяем", true],
    [expect.stringMatching(exactText("Отменить заказ")), true]
  ])
  cleanup()
})

const lost = page(<OrdersScreen search="" />, { readOrders: () => Promise.resolve(unreachable) })
testControls("view/orders/use-orders.ts", lost, [["Повторить", follow, ["orders", { type: "orders.retry" }]]])

const certificate = { number: "G-ABCD", url: "/certificates/g.pdf", validUntil: "2029-11-22", isShared: true }
const asked = { type: "papers.request", url: certificate.url } as const
testControls("view/orders/gift-link.tsx", page(<GiftLink certificate={certificate} />), [
  ["Скопировать ссылку", press, ["papers", { ...asked, kind: "copy" }]],
  ["Поделиться", press, ["papers", { ...asked, kind: "share" }]],
  ["Отозвать", press, ["papers", { ...asked, kind: "withdraw" }]]
])

const asking = async () => {
  const shop = await shopAt("/personal/order-history/", {}, { auth: "stored" })
  shop.send("papers", { ...asked, kind: "withdraw" })
  await shop.until("papers", (snapshot) => snapshot.matches("asking"))
  return drawRecorded(shop.root, <GiftLink certificate={certificate} />)
}
testControls("view/orders/gift-link.tsx: before the link is withdrawn", asking, [
  ["Оставить", press, ["papers", { type: "papers.decline" }]],
  ["Отозвать", press, ["papers", { type: "papers.confirm" }]]
])

const reviewed = { name: "Кольцо", position: 2, review: { state: "rejected", unpublished: null } } as const
const props = { order: 12, position: 2, name: "Кольцо" }
testControls("view/orders/order-review.tsx", page(<OrderReview order={{ id: 12 }} item={reviewed} />), [
  ["Написать заново: Кольцо", press, opens("review", props)],
  ["Удалить отзыв: Кольцо", press, opens("reviewRemoval", props)]
])

const [item] = order.items
const returned = { ...order, items: item === undefined ? [] : [{ ...item, care: ["return" as const] }] }
const line = { position: 1, name: item?.name, quantity: 1, kinds: ["return"], isGift: false }
testControls("view/orders/order-cares.tsx", page(<OrderCares order={returned} />), [
  ["Вернуть, обменять или отда…", press, opens("orderCare", { id: order.id, name: order.name, lines: [line] })]
])

const completed = {
  ...returned,
  orderStatus: "completed" as const,
  timeline: [{ event: "completed" as const, at: "2026-11-20T10:00:00.000Z", text: "Заказ выполнен" }],
  cares: [
    {
      ...{ id: 7001, kind: "repair" as const, state: "accepted" as const, lines: [{ position: 1, quantity: 1 }], refund: null },
      ...{ careReason: "Погнулась дужка", wishedOn: "2026-11-24", answer: "Принесите в салон.", askedAt: "2026-11-21T10:00:00.000Z" }
    }
  ]
}

const giftWith = (recipient: string) => ({
  ...{ recipient, sender: "", words: "", way: "email" as const, email: "anna@gran.test", sendOn: "2026-12-24", sentAt: null, isLost: false }
})
const ahead = {
  ...order,
  items:
    item === undefined
      ? []
      : [{ ...item, type: "certificate" as const, care: ["return" as const], quantity: 1, returned: 0, gift: giftWith("Анне") }]
}
const unsent = { position: 1, name: item?.name, quantity: 1, kinds: ["return"], isGift: true, recipient: "Анне" }
testControls("view/orders/order-cares.tsx: a gift not sent yet", page(<OrderCares order={ahead} />), [
  ["Вернуть неотправленный пода…", press, opens("orderCare", { id: order.id, name: order.name, lines: [unsent] })]
])

it("offers only the workshop for a piece that cannot be returned", async () => {
  const serviced = { ...order, items: item === undefined ? [] : [{ ...item, care: ["cleaning" as const, "repair" as const] }] }
  await page(<OrderCares order={serviced} />)()
  expect(document.querySelector("button")?.textContent).toBe("Отдать в\u00A0мастерскую")
})

it("shows the last day of a return, the wished day of a request, and who replied", async () => {
  await page(<OrderCares order={completed} />)()
  const texts = document.body.textContent.replaceAll("\u00A0", " ")
  for (const text of [
    "Вернуть или обменять можно по 27 ноября 2026 включительно.",
    "Вы написали: Погнулась дужка",
    "Удобный день: 24 ноября 2026.",
    "Мы ответили: Принесите в салон."
  ])
    expect(texts).toContain(text)
})

it("requests the orders of its address", async () => {
  const { sentWhenDrawn } = await page(<OrdersScreen search="?status=current" />, listed(one))()
  expect(sentWhenDrawn).toEqual([
    ["orders", { type: "orders.show", asked: { list: expect.objectContaining({ status: "current", page: 1 }) } }]
  ])
})
