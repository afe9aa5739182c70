import { type Parcel, parcelSentences } from "../../core/domain/orders/parcel.ts"
import { Clock, Effect, Schema } from "effect"
import { Order, OrderCard } from "../../core/contract/order-history.ts"
import type { OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import { canPay, isPaidOrder, type PaymentState } from "../../core/domain/orders/order-payment.ts"
import { moneyBackOf, type OrderWithRefunds } from "../../core/domain/orders/money-back.ts"
import { canCancel, type OrderCounts, type OrderStatus } from "../../core/domain/orders/order-status.ts"
import { type LineForCare, careOf } from "../../core/domain/orders/care.ts"
import { type CareState, isOpenCare } from "../../core/domain/orders/care-kinds.ts"
import type { CareLine } from "../../core/domain/orders/care-lines.ts"
import { type OrderEvent, orderEventText } from "../../core/domain/orders/order-timeline.ts"
import { type OrderPaymentMethod, paymentMethodName } from "../../core/domain/orders/payment-methods.ts"
import { paperAddress } from "../../core/domain/orders/papers.ts"
import { caresOf, returnedOf } from "./cares.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { sqlToday } from "../platform/today.ts"
import { hasGiftLink } from "./gift-links.ts"
import { reviewOf } from "./item-review.ts"
import { isoTime } from "../platform/db/times.ts"

export type OrderList = {
  readonly userId: number
  readonly statuses: ReadonlyArray<OrderStatus>
  readonly isOldestFirst: boolean
  readonly page: number
  readonly pageSize: number
}

export const findOrders = ({
  isOldestFirst,
  page,
  pageSize,
  statuses,
  userId
}: OrderList): DatabaseEffect<{ readonly counts: OrderCounts; readonly items: ReadonlyArray<OrderCard> }> =>
  Effect.gen(function* () {
    const counted = yield* query<{ status: OrderStatus; count: number }>(
      "select status, count(*)::int4 as count from orders where user_id = $1 group by status",
      [userId]
    )
    const rows = yield* query<CardRow>(
      `select ${cardColumns}, ${cardItems} as items, jsonb_build_object('code', delivery) as delivery
        from orders where ${isOfList} order by id ${isOldestFirst ? "asc" : "desc"} limit $3 offset $4`,
      [userId, [...statuses], pageSize, (page - 1) * pageSize]
    )
    const counts = counted.reduce<OrderCounts>((sums, { count, status }) => ({ ...sums, [status]: count }), none)
    return { counts, items: yield* Effect.orDie(decodeCards(rows.map(toListed))) }
  })

export const findOrder = (id: number, userId: number): DatabaseEffect<Order | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<OrderRow>(selectOrder, [id, userId])
    if (row === null) return null
    const { delivery, items, payment, timeline, ...rest } = row
    const now = new Date(yield* Clock.currentTimeMillis).toISOString()
    return yield* Effect.orDie(
      decodeOrder({
        ...toCard(rest),
        delivery,
        items: items.map((item) => ({ ...item, care: careOf(row, { ...item, isAsked: isAsked(row, item) }, now) })),
        payment: { ...payment, name: paymentMethodName(payment.code) },
        timeline: timeline.map(({ at, care, event }) => ({
          event,
          at,
          text: orderEventText(event, { care, certificates: refundedWholly(row, care), way: delivery.code })
        }))
      })
    )
  })

export const findParcel = (id: number): DatabaseEffect<(Parcel & { readonly lines: ReadonlyArray<string> }) | null> =>
  Effect.map(
    queryOne<Parcel>(`select is_gift_wrapped as "isGiftWrapped", parcel_note as "parcelNote" from orders where id = $1`, [id]),
    (parcel) => (parcel === null ? null : { ...parcel, lines: parcelSentences(parcel) })
  )

export const findItemCodes = (id: number, things: ReadonlyArray<string>): DatabaseEffect<ReadonlyArray<string>> =>
  Effect.map(
    query<{ code: string }>("select code from order_items where order_id = $1 and things ?| $2::text[] order by position", [
      id,
      [...things]
    ]),
    (rows) => rows.map(({ code }) => code)
  )

type CardRow = {
  readonly id: number
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly hasCertificates: boolean
  readonly coveredBy: number
}
type OrderRow = CardRow &
  Pick<OrderWithRefunds, "amounts" | "certificates"> & {
    readonly payment: { readonly code: OrderPaymentMethod; readonly heldUntil: string | null }
    readonly delivery: { readonly code: OrderDeliveryMethod }
    readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string; readonly care: number | null }>
    readonly items: ReadonlyArray<Omit<LineForCare, "isAsked"> & { readonly position: number }>
    readonly cares: ReadonlyArray<{
      readonly id: number
      readonly state: CareState
      readonly lines: ReadonlyArray<CareLine>
      readonly refund: OrderWithRefunds["cares"][number]["refund"]
    }>
  }

/** Number of certificates that got the whole refund of a request, or of the order; 0 if money was paid out. */
const refundedWholly = (row: OrderRow, care: number | null): number => {
  if (care === null) return row.coveredBy
  const refund = moneyBackOf(row, care)
  return refund?.amount === 0 ? refund.certificates.length : 0
}

const isAsked = ({ cares }: OrderRow, { position }: OrderRow["items"][number]): boolean =>
  cares.some(({ lines, state }) => isOpenCare(state) && lines.some((line) => line.position === position))

const toCard = <R extends CardRow>({ hasCertificates, ...row }: R) => ({
  ...row,
  name: `Заказ № ${row.id}`,
  canPay: canPay({ status: row.orderStatus, payment: row.paymentState }),
  canCancel: canCancel({ status: row.orderStatus, hasCertificates })
})

const toListed = (row: CardRow) => ({
  ...toCard(row),
  receipt: isPaidOrder(row.paymentState) ? paperAddress({ kind: "receipt", id: String(row.id) }) : null
})

const decodeCards = Schema.decodeUnknownEffect(Schema.Array(OrderCard))
const decodeOrder = Schema.decodeUnknownEffect(Order)

const none: OrderCounts = { new: 0, inWork: 0, ready: 0, completed: 0, cancelled: 0 }

const isOfList = "user_id = $1 and status = any($2::text[])"

/** Number of certificates that pay the whole order. */
export const coveredBy = `case when by_certificates = total then (select count(*)::int4 from order_certificates where order_id = orders.id) else 0 end as "coveredBy"`

const cardColumns = `${coveredBy}, orders.id, orders.id::text as number, total::float8 as price, status as "orderStatus", payment_state as "paymentState",
  ${isoTime("placed_at")} as "placedAt", exists (select from issued_certificates as issued where issued.order_id = orders.id and refunded_at is null) as "hasCertificates"`

const itemFields = `'id', line_id, 'type', item.type, 'name', item.name, 'images', images, 'quantity', quantity, 'price', price`

const cardItems = `(select jsonb_agg(jsonb_build_object(${itemFields}) order by position) from order_items as item where item.order_id = orders.id)`

const issued = `(select coalesce(jsonb_agg(jsonb_build_object('number', number, 'url', '/gifts/' || number || '.pdf', 'validUntil', valid_until::text,
    'isShared', ${hasGiftLink})
    order by number), '[]') from issued_certificates as issued where issued.order_id = item.order_id and issued.position = item.position and refunded_at is null)`

const giftSql = `(select jsonb_build_object('recipient', recipient, 'sender', sender, 'words', words, 'way', way, 'email', email, 'sendOn', send_on::text,
    'sentAt', ${isoTime("sent_at")}, 'isLost', given_up_at is not null)
  from order_gifts as gift where gift.order_id = item.order_id and gift.position = item.position)`

const wholeItems = `(select jsonb_agg(jsonb_build_object(${itemFields}, 'code', code, 'uin', uin, 'url', url, 'attributes', attributes,
    'amount', price::int8 * quantity, 'discount', discount, 'diamondName', diamond_name, 'diamondMessage', diamond_message, 'engraving', engraving,
    'certificates', ${issued}, 'gift', ${giftSql}, 'position', position, 'returned', ${returnedOf("item")}, 'review', ${reviewOf("item")})
  order by position) from order_items as item where item.order_id = orders.id)`

/** Not for unpaid orders: their term follows the payment. */
const isOverdue = `coalesce((term ->> 'to')::date < ${sqlToday}, false) and payment_state in ('paid', 'onReceipt')
    and (status in ('new', 'inWork') or status = 'ready' and delivery = 'courier')`

const selectOrder = `select ${cardColumns}, ${wholeItems} as items,
  jsonb_build_object('name', name, 'phone', phone, 'email', email) as contact,
  jsonb_build_object('code', delivery, 'name', delivery_name, 'price', delivery_price, 'term', term, 'hours', slot_hours,
    'isOverdue', ${isOverdue}, 'delayReason', delay_reason, 'address', address, 'point', point) as delivery,
  jsonb_build_object('code', payment_way, 'heldUntil', case when held_until > now() then ${isoTime("held_until")} end) as payment,
  jsonb_build_object('items', items_amount, 'discount', discount, 'delivery', delivery_price, 'total', total,
    'byCertificates', by_certificates, 'due', total - by_certificates,
    'refunded', (select coalesce(sum(amount), 0) from order_refunds where order_id = orders.id)) as amounts, comment, cancel_reason as "cancelReason", ${caresOf} as cares,
  jsonb_build_object('isGiftWrapped', is_gift_wrapped, 'parcelNote', parcel_note) as parcel,
  case when promotion_code is not null then jsonb_build_object('code', promotion_code, 'words', promotion_words) end as promotion,
  (select coalesce(jsonb_agg(jsonb_build_object('ending', right(number, 4), 'amount', amount, 'returned', returned,
      'isReturned', returned_at is not null) order by position), '[]')
    from order_certificates where order_id = orders.id) as certificates,
  (select jsonb_agg(jsonb_build_object('event', event, 'at', ${isoTime("at")}, 'care', care_id) order by id) from order_events where order_id = orders.id) as timeline
  from orders where id = $1 and user_id = $2`
