import { Effect } from "effect"
import type { CartType } from "../../core/domain/product/cart-ids.ts"
import type { PricedEngraving } from "../../core/domain/engraving/engraving.ts"
import type { Term } from "../../core/domain/delivery/arrival.ts"
import type { Parcel } from "../../core/domain/orders/parcel.ts"
import type { LastDelivery } from "../../core/contract/checkout.ts"
import type { AgreedTerm } from "./order-term.ts"
import type { DeliveryDays, OrderDeliveryMethod } from "../../core/domain/delivery/deliveries.ts"
import type { OrderMoney } from "../../core/domain/orders/order-money.ts"
import type { PaymentState } from "../../core/domain/orders/order-payment.ts"
import type { OrderStatus } from "../../core/domain/orders/order-status.ts"
import type { OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import type { OrderPaymentMethod } from "../../core/domain/orders/payment-methods.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"

/** Prefills the next checkout. */
export type ChosenDelivery = Pick<LastDelivery, "deliveryId" | "addressId" | "address" | "pointId" | "settlement">

export type NewItem = {
  readonly lineId: string
  /** Keys of the unique items of the line (`core/domain/orders/unique-items.ts`). */
  readonly uniqueItems: ReadonlyArray<string>
  readonly type: CartType
  readonly code: string
  readonly name: string
  readonly attributes: string
  readonly url: string | null
  readonly images: ReadonlyArray<string>
  readonly quantity: number
  readonly price: number
  /** Share of the order's discount. */
  readonly discount: number
  readonly diamondName: string | null
  readonly diamondMessage: string | null
  readonly engraving: PricedEngraving | null
}

export type NewOrder = {
  readonly userId: number
  readonly paymentWay: OrderPaymentMethod
  readonly paymentState: PaymentState
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly comment: string
  readonly delivery: { readonly code: OrderDeliveryMethod; readonly name: string; readonly days: DeliveryDays }
  readonly address: string
  readonly point: { readonly name: string; readonly hours: string; readonly phone: string } | null
  readonly agreed: AgreedTerm
  readonly money: OrderMoney
  readonly promotion: { readonly code: string; readonly words: string } | null
  readonly chosen: ChosenDelivery | null
  readonly parcel: Parcel
}

/** Adds an order without its items (`addItems`); returns its id. */
export const addOrder = (order: NewOrder): DatabaseEffect<number> =>
  Effect.flatMap(
    queryOne<{ id: number }>(
      `insert into orders (user_id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price,
            least_days, most_days, address, point, items_amount, total, discount, by_certificates, promotion_code, promotion_words,
            term, term_until, journey, slot_city, slot_day, slot_hours, chosen_delivery, is_gift_wrapped, parcel_note)
          values ($1, 'new', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29)
          returning id`,
      [
        ...[order.userId, order.paymentWay, order.paymentState, order.name, order.phone, order.email, order.comment],
        ...[order.delivery.code, order.delivery.name, order.money.delivery, order.delivery.days.least, order.delivery.days.most],
        ...[order.address, order.point, order.money.items, order.money.total, order.money.discount, order.money.byCertificates],
        ...[order.promotion?.code ?? null, order.promotion?.words ?? null],
        ...[order.agreed.term, order.agreed.until, order.agreed.journey],
        ...[order.agreed.slot?.city ?? null, order.agreed.slot?.day ?? null, order.agreed.slot?.hours ?? null],
        ...[order.chosen, order.parcel.isGiftWrapped, order.parcel.parcelNote]
      ]
    ),
    (row) => (row === null ? Effect.die(new Error("the order has no number")) : Effect.succeed(row.id))
  )

export const addItems = (orderId: number, items: ReadonlyArray<NewItem>): DatabaseEffect<void> =>
  execute(insertItems, [orderId, JSON.stringify(items.map((item, position) => ({ ...item, position: position + 1 })))])

export type LockedOrder = {
  readonly id: number
  readonly userId: number | null
  readonly status: OrderStatus
  readonly paymentWay: OrderPaymentMethod
  readonly paymentState: PaymentState
  readonly delivery: OrderDeliveryMethod
  readonly term: Term | null
  readonly delayReason: string | null
  /** Amount to pay by card or on receipt. */
  readonly due: number
  readonly things: ReadonlyArray<string>
  readonly hasCertificates: boolean
  /** The temporary hold is active. */
  readonly isHeld: boolean
  readonly holdRenewals: number
  /** Count of unique items. */
  readonly heldItems: number
  /** Roubles, for all items. */
  readonly worth: number
}

export const lockOrder = (id: number): DatabaseEffect<LockedOrder | null> =>
  Effect.gen(function* () {
    yield* lockRows({ orders: { where: "id = $1", params: [id] } })
    return yield* queryOne<LockedOrder>(selectLocked, [id])
  })

export type OrderChange = { readonly status?: OrderStatus; readonly paymentState?: PaymentState }

export const changeOrder = (id: number, { paymentState, status }: OrderChange, events: ReadonlyArray<OrderEvent>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    if (status !== undefined || paymentState !== undefined)
      yield* execute("update orders set status = coalesce($2, status), payment_state = coalesce($3, payment_state) where id = $1", [
        ...[id, status ?? null, paymentState ?? null]
      ])
    if (events.length > 0)
      yield* execute(
        `insert into order_events (order_id, event)
          select $1::int4, event from unnest($2::text[]) with ordinality as listed (event, place) order by place`,
        [id, [...events]]
      )
  })

export const addCareEvent = (orderId: number, careId: number, event: OrderEvent): DatabaseEffect<void> =>
  execute("insert into order_events (order_id, care_id, event) values ($1, $2, $3)", [orderId, careId, event])

export const setPaymentWay = (id: number, way: OrderPaymentMethod): DatabaseEffect<void> =>
  execute("update orders set payment_way = $2 where id = $1", [id, way])

/** `null` clears the end of the hold. */
export const setHeldUntil = (id: number, minutes: number | null): DatabaseEffect<void> =>
  execute("update orders set held_until = now() + $2::float8 * interval '1 minute' where id = $1", [id, minutes])

export const renewHold = (id: number, minutes: number): DatabaseEffect<void> =>
  Effect.andThen(setHeldUntil(id, minutes), execute("update orders set hold_renewals = hold_renewals + 1 where id = $1", [id]))

/** Order of the last 15 minutes, which explains an empty cart. */
export const findJustPlaced = (userId: number): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ id: number }>(
      "select id from orders where user_id = $1 and placed_at > now() - interval '15 minutes' order by id desc limit 1",
      [userId]
    ),
    (row) => row?.id ?? null
  )

/** `isOld`: waiting for so long that it is cancelled even if its payment cannot be asked for. */
export type UnpaidOrder = { readonly id: number; readonly isOld: boolean }

export const findUnpaid = (hours: number): DatabaseEffect<ReadonlyArray<UnpaidOrder>> =>
  query<UnpaidOrder>(
    `select id, placed_at < now() - interval '3 days' as "isOld" from orders where status = 'new' and payment_state in ('waiting', 'declined')
        and placed_at < now() - $1::float8 * interval '1 hour' order by id limit 100`,
    [hours]
  )

const insertItems = `insert into order_items (order_id, position, line_id, things, type, code, name, attributes, url, images, quantity, price, discount,
    diamond_name, diamond_message, engraving, uin)
  select $1::int4, position, "lineId", "uniqueItems", type, code, name, attributes, url, images, quantity, price, discount, "diamondName",
    "diamondMessage", nullif(engraving, 'null'),
    (select number from identification_numbers where type in ('jewelry', 'diamond') and thing = "uniqueItems" ->> 0)
  from jsonb_to_recordset($2::jsonb) as item (position int4, "lineId" text, "uniqueItems" jsonb, type text, code text, name text, attributes text, url text,
    images jsonb, quantity int4, price int4, discount int8, "diamondName" text, "diamondMessage" text, engraving jsonb)`

const selectLocked = `select id, user_id as "userId", status, payment_way as "paymentWay", payment_state as "paymentState", delivery, term, delay_reason as "delayReason",
  (total - by_certificates)::float8 as due,
  (select coalesce(jsonb_agg(distinct thing), '[]') from order_items cross join lateral jsonb_array_elements_text(things) as thing
    where order_id = orders.id) as things,
  exists (select from issued_certificates where order_id = orders.id and refunded_at is null) as "hasCertificates",
  coalesce(held_until > now(), false) as "isHeld", hold_renewals as "holdRenewals", items_amount::float8 as worth,
  (select count(*) from order_items where order_id = orders.id and things <> '[]')::int4 as "heldItems" from orders where id = $1`
