import { Effect, Schema } from "effect"
import { OrderPayment } from "../../core/contract/order-payment.ts"
import { purchaseOfLines } from "../../core/domain/checkout/identity.ts"
import type { OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { canPay, type PaymentState } from "../../core/domain/orders/order-payment.ts"
import type { OrderStatus } from "../../core/domain/orders/order-status.ts"
import { type PaidItem, type PaymentMethodCode, paymentMethodsFor } from "../../core/domain/orders/payment-methods.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"
import { coveredBy } from "../orders/order-history.ts"

export const findOrderPayment = (id: number, userId: number): DatabaseEffect<OrderPayment | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<PaymentRow>(selectPayment, [id, userId])
    if (row === null) return null
    const { delivery, items, ...payment } = row
    const isPayable = canPay({ status: row.orderStatus, payment: row.state })
    const methods = isPayable ? yield* methodsOf({ delivery, items }) : []
    return yield* Effect.orDie(decodePayment({ ...payment, canPay: isPayable, methods, purchase: purchaseOfLines(items) }))
  })

/** Offered methods that suit an order (CHK-006). */
export const findPaymentMethods = (id: number): DatabaseEffect<ReadonlyArray<PaymentMethodCode>> =>
  Effect.flatMap(queryOne<PaidOrder>(`select delivery, ${itemsSql} as items from orders where id = $1`, [id]), (order) =>
    order === null ? Effect.succeed([]) : methodsOf(order)
  )

type PaidOrder = {
  readonly delivery: OrderDeliveryMethod
  readonly items: ReadonlyArray<PaidItem & { readonly price: number; readonly quantity: number }>
}
type PaymentRow = PaidOrder & { readonly orderStatus: OrderStatus; readonly state: PaymentState }

const methodsOf = (order: PaidOrder): Effect.Effect<ReadonlyArray<PaymentMethodCode>> =>
  Effect.map(Payments, (provider) => paymentMethodsFor({ ...order, isOnlineTaken: provider !== null }).map(({ code }) => code))

const decodePayment = Schema.decodeUnknownEffect(OrderPayment)

const itemsSql = `(select coalesce(jsonb_agg(jsonb_build_object('type', item.type, 'engraving', engraving, 'price', price, 'quantity', quantity)), '[]')
    from order_items as item where item.order_id = orders.id)`

const selectPayment = `select id as "orderId", id::text as number, total::float8 as total,
  (total - by_certificates)::float8 as due, ${coveredBy}, payment_way as way, payment_state as state, delivery, ${itemsSql} as items,
  not exists (select from order_items where order_id = orders.id and type <> 'certificate') as "hasOnlyCertificates",
  status as "orderStatus", case when held_until > now() then ${isoTime("held_until")} end as "heldUntil", coalesce(held_until <= now(), false) as "isHoldOver",
  (select jsonb_build_object('id', open.id, 'url', url) from payments as open where open.order_id = orders.id and open.state = 'open') as payment
  from orders where id = $1 and user_id = $2`
