import { Effect } from "effect"
import { cancelOrder as cancelling } from "../../core/contract/order-history.ts"
import { countUnder, orderStatuses, statusesOf } from "../../core/domain/orders/order-status.ts"
import { ordersPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { paperAddress } from "../../core/domain/orders/papers.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { findOrder, findOrders } from "./order-history.ts"
import { findQuickOrdersOf } from "../quick-orders/quick-orders.ts"
import { hasOrder } from "./order-papers.ts"
import { lockOrder } from "./orders.ts"
import { addAskedCare } from "./ask-care.ts"
import { followUp } from "./follow-up.ts"
import { cancelOrder } from "./cancel-order.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { transaction } from "../platform/db/query.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { fitsInteger } from "../platform/db/values.ts"

type HistoryKey = "orders.list" | "orders.one" | "orders.cancel" | "orders.askCare" | "orders.receipt"

export const orderHistoryHandlers = (publicUrl: string): Pick<Handlers, HistoryKey> => ({
  "orders.list": Effect.fn("orders.list")(function* ({ query: { limit: pageSize = ordersPageSize, order, page = 1, status } }) {
    const { user } = yield* currentSession
    const statuses = status === undefined ? orderStatuses : statusesOf(status)
    const filter = { userId: user.id, statuses, isOldestFirst: order === "asc", page, pageSize }
    const { counts, items } = yield* findOrders(filter)
    const total = countUnder(counts, status ?? null)
    const pages = Math.max(1, Math.ceil(total / pageSize))
    if (page > pages) return yield* notFound("Такой страницы нет")
    return { items, total, page, pages, counts, quickOrders: yield* findQuickOrdersOf(user.id) }
  }),

  "orders.one": ({ params: { id } }) => Effect.flatMap(currentSession, ({ user }) => requireUserOrder(id, user.id)),

  "orders.cancel": Effect.fn("orders.cancel")(function* (input) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    const cancelled = yield* runOnce(cancelling, input, openOrder(input.params.id), ({ order, userId }) =>
      Effect.andThen(cancelOrder(order), requireUserOrder(order.id, userId))
    )
    yield* followUp(publicUrl)
    return cancelled
  }),

  "orders.askCare": Effect.fn("orders.askCare")(function* ({ body, params: { id } }) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    const care = yield* transaction(Effect.flatMap(openOrder(id), ({ order, userId }) => addAskedCare(userId, order, body)))
    yield* followUp(publicUrl)
    return care
  }),

  "orders.receipt": Effect.fn("orders.receipt")(function* ({ params: { id } }) {
    const { user } = yield* currentSession
    if (!fitsInteger(id) || !(yield* hasOrder(id, user.id))) return yield* noSuchOrder
    return { url: paperAddress({ kind: "receipt", id: String(id) }) }
  })
})

const openOrder = Effect.fnUntraced(function* (id: number) {
  const { user } = yield* currentSession
  const order = fitsInteger(id) ? yield* lockOrder(id) : null
  if (order?.userId !== user.id) return yield* noSuchOrder
  return { order, userId: user.id, owner: ownerName({ userId: user.id }) }
})

const requireUserOrder = Effect.fnUntraced(function* (id: number, userId: number) {
  const order = fitsInteger(id) ? yield* findOrder(id, userId) : null
  return order ?? (yield* noSuchOrder)
})

export const noSuchOrder = notFound("Такого заказа нет")
