import { Effect, Schema } from "effect"
import { maxReasonLength, reasonSentence } from "../../core/domain/orders/order-delay.ts"
import { orderMoves } from "../../core/domain/orders/order-moves.ts"
import { isDay } from "../../core/domain/text/days.ts"
import { emptyBody, type OperatorCommand, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { type CallRefused, notFound } from "../platform/api/refusal.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { fitsInteger } from "../platform/db/values.ts"
import { followUp } from "./follow-up.ts"
import { saveCancellation } from "./cancel-order.ts"
import { saveOrderDelay } from "./delay-order.ts"
import { drawEnvelopeCards } from "./envelope-cards.ts"
import { findParcel } from "./order-history.ts"
import { saveOrderMove } from "./move-order.ts"
import { returnCertificate } from "./refund-certificates.ts"

type Change = (id: number, publicUrl: string) => Effect.Effect<object | null, CallRefused | DatabaseFailed, Database>

const orderCommand = <A>(action: string, command: OperatorCommand<A>, change: (body: A) => Change): OperatorEndpoint =>
  operatorCommand(`/internal/orders/:number{\\d{1,15}}/${action}`, { ...command, bytes: 2048 }, (body, { parameter, publicUrl }) =>
    Effect.gen(function* () {
      const number = Number(parameter("number"))
      const order = fitsInteger(number) ? yield* change(body)(number, publicUrl) : null
      yield* followUp(publicUrl)
      return order ?? (yield* notFound("Такого заказа нет"))
    })
  )

const Status = Schema.Struct({ status: Schema.Literals(orderMoves) })
const Reason = Schema.String.check(Schema.makeFilter((reason) => reason.trim() !== "" && reason.length <= maxReasonLength))
const expectedReason = `причина не длиннее ${maxReasonLength} знаков`
const Delay = Schema.Struct({ day: Schema.String.check(Schema.makeFilter((day) => isDay(day))), reason: Reason })
const expectedDelay = `Нужны день, который есть в календаре (2026-12-05), и ${expectedReason}`
const Cancellation = Schema.Struct({ reason: Reason })
const Return = Schema.Struct({ certificate: Schema.String.check(Schema.isMaxLength(20)), reason: Reason })

/** Operator endpoints for status, cancellation, returned certificates, delay, packaging and gift cards (`npm run orders`). */
export const orderEndpoints: ReadonlyArray<OperatorEndpoint> = [
  orderCommand("cards", emptyBody, () => drawEnvelopeCards),
  orderCommand("parcel", emptyBody, () => findParcel),
  orderCommand(
    "status",
    { body: Status, expected: `Статус: ${orderMoves.join(", ")}` },
    ({ status }) =>
      (id) =>
        saveOrderMove(id, status)
  ),
  orderCommand(
    "delay",
    { body: Delay, expected: expectedDelay },
    ({ day, reason }) =>
      (id) =>
        saveOrderDelay(id, { day, reason: reasonSentence(reason) })
  ),
  orderCommand(
    "cancel",
    { body: Cancellation, expected: `Нужна ${expectedReason}` },
    ({ reason }) =>
      (id) =>
        saveCancellation(id, reasonSentence(reason))
  ),
  orderCommand(
    "return",
    { body: Return, expected: `Нужны номер сертификата и ${expectedReason}` },
    ({ certificate, reason }) =>
      (id) =>
        returnCertificate(id, { certificate, reason: reasonSentence(reason) })
  )
]
