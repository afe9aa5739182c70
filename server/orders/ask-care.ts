import { Effect } from "effect"
import type { requestCare } from "../../core/contract/order-care.ts"
import type { Order, OrderItem } from "../../core/contract/order-history.ts"
import { noCareText } from "../../core/domain/orders/care.ts"
import { writeCareLines } from "../../core/domain/orders/care-lines.ts"
import { dayAfter } from "../../core/domain/text/day-after.ts"
import { asksReason, reasonTexts } from "../../core/domain/orders/care-text.ts"
import { refusalTexts, refuseCall, unfitField } from "../platform/api/refusal.ts"
import { today } from "../platform/today.ts"
import { addCare, findOpenCares } from "./cares.ts"
import { refundGifts } from "./refund-certificates.ts"
import { findOrder } from "./order-history.ts"
import { queueCareLetter } from "./order-letters.ts"
import { type LockedOrder, addCareEvent } from "./orders.ts"

type CareRequest = typeof requestCare.body.Type

/** A later wished date counts as a mistake. */
const maxDaysAhead = 60

/** Adds a request; refunds an unsent gift at once, as there is nothing to inspect. Runs in the transaction that has locked the order. */
export const addAskedCare = Effect.fn("addAskedCare")(function* (userId: number, order: LockedOrder, request: CareRequest) {
  const shown = yield* findOrder(order.id, userId)
  if (shown === null) return yield* refuseCall(409, noCareText)
  yield* checkFields(request)
  const open = (yield* findOpenCares(order.id)).find(
    ({ kind, lines }) => kind === request.kind && writeCareLines(lines) === writeCareLines(inOrder(request))
  )
  if (open !== undefined) return { id: open.id, state: open.state }
  const items = yield* itemsOf(shown, request)
  const isGift = items.every(({ type }) => type === "certificate")
  if (!isGift && items.some(({ type }) => type === "certificate"))
    return yield* unfitField("lines", "Подарок, который ещё не отправлен, возвращается сразу и отдельно: отметьте его одного")
  const { careReason, kind, wishedOn } = request
  const care = { orderId: order.id, kind, lines: inOrder(request), careReason: careReason.trim(), wishedOn: isGift ? null : wishedOn }
  const id = yield* addCare(care)
  yield* addCareEvent(order.id, id, "careAsked")
  if (isGift) {
    yield* refundGifts(order, { ...care, id })
    return { id, state: "done" as const }
  }
  yield* queueCareLetter(order.id, id, "careAsked")
  return { id, state: "asked" as const }
})

const inOrder = ({ lines }: CareRequest) => lines.toSorted((one, other) => one.position - other.position)

const itemsOf = Effect.fnUntraced(function* ({ items }: Order, { kind, lines }: CareRequest) {
  const careItems: Array<OrderItem> = []
  for (const { position, quantity } of lines) {
    const item = items.find((each) => each.position === position)
    if (item === undefined || !item.care.includes(kind) || !isPossibleCount(item, quantity)) return yield* refuseCall(409, noCareText)
    careItems.push(item)
  }
  return careItems
})

/** The certificates left of a line are one gift. */
const isPossibleCount = ({ quantity: all, returned, type }: OrderItem, quantity: number): boolean =>
  type === "certificate" ? quantity === all - returned : quantity <= all - returned

const checkFields = Effect.fnUntraced(function* ({ careReason, kind, wishedOn }: CareRequest) {
  if (asksReason(kind) && careReason.trim() === "") return yield* unfitField("careReason", reasonTexts[kind] ?? "")
  if (wishedOn === null) return
  const firstDay = yield* today
  if (wishedOn < firstDay) return yield* unfitField("wishedOn", refusalTexts.pastDay)
  if (wishedOn > dayAfter(firstDay, maxDaysAhead))
    return yield* unfitField("wishedOn", `Выберите день не дальше чем через ${maxDaysAhead} дней`)
})
