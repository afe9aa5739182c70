import { Effect } from "effect"
import type { CareKind, CareState } from "../../core/domain/orders/care-kinds.ts"
import type { CareLine } from "../../core/domain/orders/care-lines.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"

export type StoredCare = {
  readonly id: number
  readonly orderId: number
  readonly kind: CareKind
  readonly state: CareState
  readonly answer: string | null
  readonly lines: ReadonlyArray<CareLine>
}

export type NewCare = Pick<StoredCare, "orderId" | "kind" | "lines"> & { readonly careReason: string; readonly wishedOn: string | null }

export const addCare = ({ careReason, kind, lines, orderId, wishedOn }: NewCare): DatabaseEffect<number> =>
  Effect.flatMap(queryOne<{ id: number }>(insert, [orderId, kind, careReason, wishedOn, JSON.stringify(lines)]), (row) =>
    row === null ? Effect.die(new Error("the request has no number")) : Effect.succeed(row.id)
  )

/** Takes no lock: before a change lock the order and read again. */
export const findCare = (id: number): DatabaseEffect<StoredCare | null> => queryOne<StoredCare>(`${select} where care.id = $1`, [id])

/** Neither declined nor done. */
export const findOpenCares = (orderId: number): DatabaseEffect<ReadonlyArray<StoredCare>> =>
  query<StoredCare>(`${select} where care.order_id = $1 and state in ('asked', 'accepted') order by care.id`, [orderId])

export type ListedCare = Omit<StoredCare, "lines"> & {
  readonly careReason: string
  readonly wishedOn: string | null
  readonly name: string
  readonly phone: string
  readonly things: string
}

const listed = `select care.id, care.order_id as "orderId", care.kind, care.state, care.answer, care.reason as "careReason", care.wished_on::text as "wishedOn",
    orders.name, orders.phone,
    (select string_agg(item.name || case when line.quantity > 1 then ', ' || line.quantity || ' шт.' else '' end, '; ' order by line.position)
      from order_care_lines as line join order_items as item on item.order_id = care.order_id and item.position = line.position
      where line.care_id = care.id) as things
  from order_cares as care join orders on orders.id = care.order_id`

export const listOpenCares: DatabaseEffect<ReadonlyArray<ListedCare>> = query<ListedCare>(
  `${listed} where state in ('asked', 'accepted') order by care.id limit 500`
)

export const findListedCare = (id: number): DatabaseEffect<ListedCare | null> => queryOne<ListedCare>(`${listed} where care.id = $1`, [id])

/** `answer` `null` removes the previous one, which says how to hand the item over. */
export const setCareState = (id: number, state: CareState, answer: string | null): DatabaseEffect<void> =>
  execute("update order_cares set state = $2, answer = $3, changed_at = now() where id = $1", [id, state, answer])

/** SQL column: returned pieces of an order line `item`. */
export const returnedOf = (item: string): string => `(select coalesce(sum(line.quantity), 0)::int4 from order_care_lines as line
  join order_cares as care on care.id = line.care_id
  where care.order_id = ${item}.order_id and line.position = ${item}.position and care.state = 'done' and care.kind in ('return', 'exchange'))`

const lines = `(select jsonb_agg(jsonb_build_object('position', position, 'quantity', quantity) order by position)
  from order_care_lines as line where line.care_id = care.id)`

export const caresOf = `(select coalesce(jsonb_agg(jsonb_build_object('id', care.id, 'kind', kind, 'state', state, 'lines', ${lines}, 'careReason', reason,
    'wishedOn', wished_on::text, 'answer', answer, 'askedAt', ${isoTime("asked_at")},
    'refund', (select jsonb_build_object('amount', amount, 'byCertificates', by_certificates, 'isSent', back.state = 'refunded',
      'at', ${isoTime("back.asked_at")})
      from order_refunds as back where back.care_id = care.id)) order by care.id), '[]')
  from order_cares as care where care.order_id = orders.id)`

const select = `select care.id, care.order_id as "orderId", kind, state, answer, ${lines} as lines from order_cares as care`

const insert = `with added as (
    insert into order_cares (order_id, kind, reason, wished_on) values ($1, $2, $3, $4) returning id
  ), lines as (
    insert into order_care_lines (care_id, position, quantity)
    select added.id, position, quantity from added, jsonb_to_recordset($5::jsonb) as line (position int4, quantity int4)
  )
  select id from added`
