import { Effect } from "effect"
import type { CareLine } from "../../core/domain/orders/care-lines.ts"
import { type PaidLine, refundOf } from "../../core/domain/orders/refunds.ts"
import { sumOf } from "../../core/domain/orders/shares.ts"
import { newToken } from "../platform/identity/secrets.ts"
import { setForSale } from "../stock/holds.ts"
import type { PartRefund } from "../payments/payment-provider.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { returnedOf } from "./cares.ts"
import { refundCertificateParts } from "./order-certificates.ts"
import { changeOrder, lockOrder, type LockedOrder, addCareEvent } from "./orders.ts"
type Line = PaidLine & { readonly position: number; readonly things: ReadonlyArray<string> }
type Care = { readonly id: number; readonly lines: ReadonlyArray<CareLine> }

/**
 * Refunds returned items: certificates at once, the rest later by the provider, or by hand if paid on receipt. Unique items go back on sale. Runs in
 * the transaction that has locked the order.
 */
export const payBack = (order: LockedOrder, { id, lines: back }: Care): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const lines = yield* query<Line>(selectLines, [order.id])
    const certificates = yield* query<{ position: number; amount: number; returned: number }>(selectCertificates, [order.id])
    const delivery = yield* queryOne<{ price: number }>("select delivery_price::float8 as price from orders where id = $1", [order.id])
    const counts = lines.map(({ position }) => back.find((line) => line.position === position)?.quantity ?? 0)
    const refund = refundOf({ lines, delivery: delivery?.price ?? 0, certificates }, counts)
    yield* refundCertificateParts(
      order.id,
      certificates.map(({ position }, index) => ({ position, amount: refund.certificates[index] ?? 0 }))
    )
    const payment = yield* queryOne<{ id: string }>("select id from payments where order_id = $1 and state = 'paid'", [order.id])
    const state = refund.rest === 0 || payment === null ? "refunded" : "refunding"
    const byCertificates = sumOf(refund.certificates)
    yield* execute(insert, [newToken(), order.id, id, payment?.id ?? null, refund.rest, byCertificates, state])
    const things = lines.flatMap((line, index) => (counts[index] === 0 ? [] : line.things))
    yield* lockRows({ holds: { where: "order_id = $1 and thing = any($2::text[])", params: [order.id, things] } })
    yield* execute("delete from holds where order_id = $1 and thing = any($2::text[])", [order.id, things])
    yield* setForSale(things, true)
    if (lines.every(({ quantity, returned }, index) => returned + (counts[index] ?? 0) === quantity))
      yield* changeOrder(order.id, { paymentState: state }, [])
    if (state === "refunded") yield* addCareEvent(order.id, id, "careRefunded")
  })

export const findPartsDue: DatabaseEffect<ReadonlyArray<PartRefund & { readonly orderId: number }>> = query(
  `select id, order_id as "orderId", payment_id as "paymentId", amount::float8 as amount from order_refunds where state = 'refunding' and payment_id is not null
      order by asked_at limit 100`
)

/** Marks a partial refund as made; repeating it changes nothing. */
export const settlePart = (id: string): DatabaseEffect<void> =>
  Effect.asVoid(
    transaction(
      Effect.gen(function* () {
        const part = yield* queryOne<{ orderId: number; careId: number }>(selectPart, [id])
        const order = part === null ? null : yield* lockOrder(part.orderId)
        if (part === null || order === null) return
        const settled = yield* query("update order_refunds set state = 'refunded' where id = $1 and state = 'refunding' returning id", [id])
        if (settled.length === 0) return
        yield* addCareEvent(order.id, part.careId, "careRefunded")
        if (order.paymentState === "refunding" && order.status !== "cancelled")
          yield* changeOrder(order.id, { paymentState: "refunded" }, [])
      })
    )
  )

const selectLines = `select position, type, price, quantity, discount::float8 as discount, engraving, things, ${returnedOf("item")} as returned
  from order_items as item where order_id = $1 order by position`

const selectCertificates = "select position, amount, returned from order_certificates where order_id = $1 order by position"

const selectPart = `select order_id as "orderId", care_id as "careId" from order_refunds where id = $1`

const insert = `insert into order_refunds (id, order_id, care_id, payment_id, amount, by_certificates, state)
  values ($1, $2, $3, $4, $5, $6, $7)`
