import { Effect } from "effect"
import { noCareText } from "../../core/domain/orders/care.ts"
import { paymentStateNames } from "../../core/domain/orders/order-payment.ts"
import { withdrawGiftLinks } from "./gift-links.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { sqlToday } from "../platform/today.ts"
import { addCare, type StoredCare, setCareState } from "./cares.ts"
import { certificatesOf } from "./order-certificates.ts"
import { queueCareLetter } from "./order-letters.ts"
import { lockOrder, type LockedOrder, addCareEvent } from "./orders.ts"
import { payBack } from "./pay-back.ts"

type RefundedCare = Pick<StoredCare, "id" | "lines">

/** Voids and refunds unsent gifts. Runs in the transaction that has locked their order. */
export const refundGifts = Effect.fn("refundGifts")(function* (order: LockedOrder, care: RefundedCare) {
  const positions = care.lines.map(({ position }) => position)
  yield* lockGifts(order.id)
  // A letter being sent is claimed: either the return or the letter wins.
  const unsent = yield* query(`select position from order_gifts where order_id = $1 and position = any($2::int4[]) and ${isUnsent}`, [
    ...[order.id, positions]
  ])
  if (unsent.length !== positions.length) return yield* refuseCall(409, noCareText)
  const bought = yield* findCertificates(order.id)
  const ofLines = bought.filter(({ position }) => positions.includes(position))
  if (ofLines.some(({ isSpent }) => isSpent)) return yield* refuseCall(409, spentText)
  yield* voidCertificates(
    order.id,
    ofLines.map(({ number }) => number)
  )
  yield* refundCare(order, care, null)
})

/**
 * Voids and refunds a certificate that its buyer gives back by telephone, within its term and unspent (`/returns`). `null` for an unknown order;
 * repeating it changes nothing.
 */
export const returnCertificate = (id: number, { certificate: number, reason }: { readonly certificate: string; readonly reason: string }) =>
  transaction(
    Effect.gen(function* () {
      const order = yield* lockOrder(id)
      if (order === null) return null
      yield* lockGifts(id)
      const certificate = yield* queryOne<IssuedCertificate>(selectCertificate, [id, number])
      if (certificate === null) return yield* refuseCall(409, "В этом заказе нет такого сертификата")
      const answer = { id, number: String(id), certificate: number, orderStatus: order.status }
      if (certificate.isVoid) return answer
      if (order.paymentState !== "paid") return yield* refuseCall(409, paymentStateNames[order.paymentState])
      if (certificate.isSpent) return yield* refuseCall(409, spentText)
      if (certificate.isExpired) return yield* refuseCall(409, "Срок сертификата прошёл: вернуть его нельзя")
      if (certificate.isBeingSent) return yield* refuseCall(409, beingSentText)
      yield* voidCertificates(id, [number])
      const lines = [{ position: certificate.position, quantity: 1 }]
      const careId = yield* addCare({ orderId: id, kind: "return", lines, careReason: "", wishedOn: null })
      yield* addCareEvent(id, careId, "careAsked")
      yield* refundCare(order, { id: careId, lines }, reason)
      return answer
    })
  )

/** Voids all certificates of an order that is cancelled as a whole. Runs in the transaction that has locked it. */
export const voidAllCertificates = Effect.fn("voidAllCertificates")(function* (orderId: number) {
  yield* lockGifts(orderId)
  const certificates = yield* findCertificates(orderId)
  const spent = certificates.filter(({ isSpent }) => isSpent).map(({ number }) => number)
  if (spent.length > 0)
    return yield* refuseCall(
      409,
      `Сертификатом ${spent.join(", ")} из этого заказа уже платили: отменить заказ нельзя. Остальные сертификаты верните командой return`
    )
  if (certificates.some(({ isBeingSent }) => isBeingSent)) return yield* refuseCall(409, beingSentText)
  yield* voidCertificates(
    orderId,
    certificates.map(({ number }) => number)
  )
})

type IssuedCertificate = {
  readonly number: string
  readonly position: number
  readonly isSpent: boolean
  readonly isVoid: boolean
  readonly isExpired: boolean
  /** The letter of its gift is claimed, and its result is not known. */
  readonly isBeingSent: boolean
}

const lockGifts = (orderId: number) =>
  lockRows({ order_gifts: { where: "order_id = $1", params: [orderId] }, issued_certificates: certificatesOf(orderId) })

/** Certificates of an order that are not void. `lockGifts` has locked their rows. */
const findCertificates = (orderId: number) =>
  query<IssuedCertificate>(`${selectIssued} where order_id = $1 and refunded_at is null order by number`, [orderId])

/** Also drops the due letters of gifts without a certificate left. */
const voidCertificates = Effect.fnUntraced(function* (orderId: number, numbers: ReadonlyArray<string>) {
  yield* execute("update issued_certificates set refunded_at = now(), spent = amount where order_id = $1 and number = any($2::text[])", [
    ...[orderId, [...numbers]]
  ])
  yield* Effect.forEach(numbers, withdrawGiftLinks, { discard: true })
  yield* execute(dropLetters, [orderId])
})

const refundCare = Effect.fnUntraced(function* (order: LockedOrder, care: RefundedCare, answer: string | null) {
  yield* payBack(order, care)
  yield* setCareState(care.id, "done", answer)
  yield* addCareEvent(order.id, care.id, "careDone")
  yield* queueCareLetter(order.id, care.id, "careDone")
})

const spentText = "Этим сертификатом уже платили: вернуть его нельзя"
const beingSentText = "Письмо с подарком как раз отправляется. Повторите через минуту"

const isUnsent = "claimed_at is null and sent_at is null and given_up_at is null"

const selectIssued = `select number, position, spent > 0 as "isSpent", refunded_at is not null as "isVoid", valid_until < ${sqlToday} as "isExpired",
  exists (select from order_gifts as gift where gift.order_id = issued.order_id and gift.position = issued.position
    and claimed_at is not null and sent_at is null and given_up_at is null) as "isBeingSent"
  from issued_certificates as issued`
const selectCertificate = `${selectIssued} where order_id = $1 and number = $2`

const dropLetters = `update order_gifts as gift set send_at = null where order_id = $1 and sent_at is null and not exists
  (select from issued_certificates as issued where issued.order_id = gift.order_id and issued.position = gift.position and refunded_at is null)`
