import { describe, expect, it } from "vitest"
import { momentOf } from "../../../../core/domain/text/days.ts"
import { orderDeliveryMethods } from "../../../../core/domain/delivery/deliveries.ts"
import { orderEventText } from "../../../../core/domain/orders/order-timeline.ts"
import { stepsOf } from "../../../../core/domain/orders/order-steps.ts"
import { orderStatuses, orderStatusName } from "../../../../core/domain/orders/order-status.ts"
import { ordersAddress, ordersQuery, readOrders } from "../../../../core/domain/orders/orders-address.ts"

const usual = { status: null, isOldestFirst: false, page: 1 }

describe("the address of a list of orders", () => {
  it.each([
    ["", usual],
    ["?status=current&order=asc&page=2", { status: "current", isOldestFirst: true, page: 2 }],
    ["?status=cancelled", { ...usual, status: "cancelled" }],
    ["?status=unknown&order=up&page=0", usual],
    ["?page=1000", usual]
  ] as const)("%s requests the filters it has, and ignores unknown ones", (search, state) => {
    expect(readOrders(search)).toEqual(state)
    expect(readOrders(new URL(ordersAddress(state), "http://shop").search)).toEqual(state)
  })

  it("omits defaults", () => {
    expect(ordersAddress(usual)).toBe("/personal/order-history/")
  })

  it("[LIM-033] requests 15 from the shop, with page and status if chosen", () => {
    expect(ordersQuery(usual)).toEqual({ limit: 15 })
    expect(ordersQuery({ status: "completed", isOldestFirst: false, page: 2 })).toEqual({ limit: 15, status: "completed", page: 2 })
  })

  it("has a sort only if it was changed", () => {
    expect(ordersQuery({ ...usual, isOldestFirst: true })).toEqual({ limit: 15, sortBy: "date", order: "asc" })
  })
})

describe("the steps of an order", () => {
  it("are new, in work, ready and completed; a cancelled one takes none", () => {
    expect(stepsOf("inWork", "self-pickup").map(({ name, state }) => [name, state])).toEqual([
      ["Новый", "done"],
      ["В работе", "current"],
      ["Готов к выдаче", "future"],
      ["Выполнен", "future"]
    ])
    expect(orderStatuses.map((status) => stepsOf(status, "courier").filter(({ state }) => state === "current").length)).toEqual([
      1, 1, 1, 1, 0
    ])
  })
})

describe("an order that is ready", () => {
  it("is named by its delivery, in its steps and in its course", () => {
    const said = orderDeliveryMethods.map((way) => [
      way,
      orderStatusName("ready", way),
      orderEventText("ready", { care: null, certificates: 0, way })
    ])
    expect(said).toEqual([
      ["courier", "Готов к доставке", "Заказ готов к доставке"],
      ["self-pickup", "Готов к выдаче", "Заказ готов к выдаче"],
      ["pickup-point", "Готов к выдаче", "Заказ готов к выдаче"],
      ["email", "Готов", "Заказ готов"]
    ])
    expect(orderStatusName("inWork", "courier")).toBe("В работе")
  })
})

it("a time is shown in Moscow time", () => {
  expect(momentOf("2026-11-21T22:15:00.000Z")).toEqual({ day: "2026-11-22", time: "01:15" })
})
