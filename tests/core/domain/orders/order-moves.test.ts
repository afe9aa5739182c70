import { expect, test } from "vitest"
import { cancelByShop, moveOrder, orderMoves } from "../../../../core/domain/orders/order-moves.ts"
import { paymentStates } from "../../../../core/domain/orders/order-payment.ts"
import { orderStatuses } from "../../../../core/domain/orders/order-status.ts"

test("[PERS-022] an order goes forward through its fixed statuses, by one step or several, and never back", () => {
  const paid = (status: (typeof orderStatuses)[number]) =>
    orderMoves.map((to) => {
      const moved = moveOrder({ status, paymentState: "paid" }, to)
      return typeof moved === "object" ? moved.refusal : moved
    })
  expect(orderStatuses.map((status) => [status, ...paid(status)])).toEqual([
    ["new", "moved", "moved", "moved"],
    ["inWork", "alreadyThere", "moved", "moved"],
    ["ready", "Заказ уже дальше: готов", "alreadyThere", "moved"],
    ["completed", "Заказ уже дальше: выполнен", "Заказ уже дальше: выполнен", "alreadyThere"],
    ["cancelled", "Заказ отменён", "Заказ отменён", "Заказ отменён"]
  ])
})

test("an order is not processed before it is paid or due on receipt", () => {
  const moved = paymentStates.map((paymentState) => [paymentState, moveOrder({ status: "new", paymentState }, "inWork")])
  expect(Object.fromEntries(moved)).toEqual({
    onReceipt: "moved",
    paid: "moved",
    waiting: { refusal: "Ожидает оплаты" },
    declined: { refusal: "Оплата не прошла" },
    refunding: { refusal: "Возвращаем деньги" },
    refunded: { refusal: "Деньги возвращены" },
    unpaid: { refusal: "Не оплачен" }
  })
})

test("the shop cancels an order until it is handed over", () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, cancelByShop({ status })]))).toEqual({
    new: "moved",
    inWork: "moved",
    ready: "moved",
    completed: { refusal: expect.stringContaining("Заказ уже выполнен") },
    cancelled: "alreadyThere"
  })
})
