import { Effect, Schema } from "effect"
import { maxDelayReasonLength, delayReasonOf } from "../../core/domain/orders/order-delay.ts"
import { orderMoves } from "../../core/domain/orders/order-moves.ts"
import { isDay } from "../../core/domain/text/days.ts"
import { type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { type CallRefused, notFound } from "../platform/api/refusal.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { fitsInteger } from "../platform/db/values.ts"
import { followUp } from "./follow-up.ts"
import { saveOrderDelay } from "./delay-order.ts"
import { drawEnvelopeCards } from "./envelope-cards.ts"
import { findParcel } from "./order-history.ts"
import { saveOrderMove } from "./move-order.ts"

type Change = (id: number, publicUrl: string) => Effect.Effect<object | null, CallRefused | DatabaseFailed, Database>

const orderCommand = <A>(what: string, body: Schema.Decoder<A>, expected: string, change: (body: A) => Change): OperatorEndpoint =>
  operatorCommand(`/internal/orders/:number{\\d{1,15}}/${what}`, { body, expected, bytes: 2048 }, (read, { parameter, publicUrl }) =>
    Effect.gen(function* () {
      const number = Number(parameter("number"))
      const order = fitsInteger(number) ? yield* change(read)(number, publicUrl) : null
      yield* followUp(publicUrl)
      return order ?? (yield* notFound("Такого заказа нет"))
    })
  )

const Status = Schema.Struct({ status: Schema.Literals(orderMoves) })
const Later = Schema.Struct({
  day: Schema.String.check(Schema.makeFilter((day) => isDay(day))),
  reason: Schema.String.check(Schema.makeFilter((reason) => reason.trim() !== "" && reason.length <= maxDelayReasonLength))
})
const later = `Нужны день, который есть в календаре (2026-12-05), и причина не длиннее ${maxDelayReasonLength} знаков`
const Nothing = Schema.Struct({})

/** Operator endpoints for status, delay, packaging and gift cards (`npm run orders`). */
export const orderEndpoints: ReadonlyArray<OperatorEndpoint> = [
  orderCommand("cards", Nothing, "Нужен пустой объект", () => drawEnvelopeCards),
  orderCommand("parcel", Nothing, "Нужен пустой объект", () => findParcel),
  orderCommand(
    "status",
    Status,
    `Статус: ${orderMoves.join(", ")}`,
    ({ status }) =>
      (id) =>
        saveOrderMove(id, status)
  ),
  orderCommand(
    "delay",
    Later,
    later,
    ({ day, reason }) =>
      (id) =>
        saveOrderDelay(id, { day, reason: delayReasonOf(reason) })
  )
]
