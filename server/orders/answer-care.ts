import { Effect } from "effect"
import { careStateNames, type CareState, isOpenCare, isPaidBack } from "../../core/domain/orders/care-kinds.ts"
import { paymentStateNames } from "../../core/domain/orders/order-payment.ts"
import { notFound, refusalTexts, refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { findCare, findListedCare, type StoredCare, setCareState } from "./cares.ts"
import { queueCareLetter } from "./order-letters.ts"
import { lockOrder, type LockedOrder, addCareEvent } from "./orders.ts"
import { payBack } from "./pay-back.ts"

export const careAnswers = ["accept", "decline", "done"] as const
export type CareAnswer = { readonly do: (typeof careAnswers)[number]; readonly message: string | null }

/** Repeating an answer changes nothing. Completing a return triggers the refund. */
export const answerCare = Effect.fn("answerCare")(function* (id: number, answer: CareAnswer) {
  yield* transaction(
    Effect.gen(function* () {
      const unlocked = yield* findCare(id)
      const order = unlocked === null ? null : yield* lockOrder(unlocked.orderId)
      const care = order === null ? null : yield* findCare(id)
      if (order === null || care === null) return yield* notFound("Такого обращения нет")
      yield* moveCare(order, care, answer)
    })
  )
  return yield* findListedCare(id)
})

const moveCare = Effect.fnUntraced(function* (order: LockedOrder, care: StoredCare, { do: what, message }: CareAnswer) {
  const state = states[what]
  if (care.state === state && (message === null || message === care.answer)) return
  if (!isOpenCare(care.state) || care.state === state) return yield* refuseCall(409, `На обращение уже ответили: ${nameOf(care.state)}`)
  if (message === null && state !== "done") return yield* refuseCall(422, refusalTexts.textMissing)
  if (state === "done" && isPaidBack(care.kind)) {
    if (order.paymentState !== "paid") return yield* refuseCall(409, paymentStateNames[order.paymentState])
    yield* payBack(order, care)
  }
  yield* setCareState(care.id, state, message)
  yield* addCareEvent(order.id, care.id, events[state])
  yield* queueCareLetter(order.id, care.id, events[state])
})

const states = { accept: "accepted", decline: "declined", done: "done" } as const
const events = { accepted: "careAccepted", declined: "careDeclined", done: "careDone" } as const

const nameOf = (state: CareState): string => careStateNames[state].toLowerCase()
