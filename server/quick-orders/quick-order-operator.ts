import { Effect, Schema } from "effect"
import { moveQuickOrder, quickOrderMoves } from "../../core/domain/orders/quick-order.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand, trimmedOrNull } from "../platform/http/operator-endpoint.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { queueQuickOrderLetter, startQuickOrderLetters } from "./quick-order-letters.ts"
import { findOpenQuickOrders, findQuickOrder, lockQuickOrder, setQuickOrder } from "./quick-orders.ts"

const maxTextLength = 600

const RequestBody = Schema.Struct({
  do: Schema.Literals(quickOrderMoves),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTextLength)))
})

/** Repeating a move changes nothing and sends no letter. A cancellation needs a reason. */
const advanceQuickOrder = Effect.fn("advanceQuickOrder")(function* (id: number, { do: what, words }: typeof RequestBody.Type) {
  const answer = trimmedOrNull(words)
  yield* transaction(
    Effect.gen(function* () {
      const state = yield* lockQuickOrder(id)
      if (state === null) return yield* notFound("Такой заявки нет")
      const moved = moveQuickOrder(state, what)
      if (moved === "alreadyThere") return
      if ("refusal" in moved) return yield* refuseCall(409, moved.refusal)
      if (what === "cancel" && answer === null) return yield* refuseCall(422, "Отмене нужны слова: их прочитает покупатель")
      yield* setQuickOrder(id, moved.to, answer)
      yield* queueQuickOrderLetter(id, moved.to)
    })
  )
  return yield* findQuickOrder(id)
})

/** Operator endpoints for quick orders (`npm run orders`); each change sends a letter. */
export const quickOrderEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/quick-orders", () => findOpenQuickOrders),
  operatorCommand(
    "/internal/quick-orders/:number{\\d{1,9}}",
    { body: RequestBody, expected: `Команда: ${quickOrderMoves.join(", ")}, слова не длиннее ${maxTextLength} знаков` },
    (body, { parameter, publicUrl }) => Effect.tap(advanceQuickOrder(Number(parameter("number")), body), startQuickOrderLetters(publicUrl))
  )
]
