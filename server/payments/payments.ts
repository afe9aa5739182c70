import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

export type Payment = {
  readonly id: string
  readonly orderId: number
  readonly provider: string
  readonly amount: number
  /** Roubles not yet refunded in parts. */
  readonly rest: number
  readonly state: "open" | "paid" | "declined" | "refunding" | "refunded"
  readonly url: string | null
}

const rest = "amount - (select coalesce(sum(part.amount), 0) from order_refunds as part where part.payment_id = payments.id)"
const hasOpenPart = "exists (select from order_refunds as part where part.payment_id = payments.id and part.state = 'refunding')"

const columns = `id, order_id as "orderId", provider, amount::float8 as amount, (${rest})::float8 as rest, state, url`
const select = `select ${columns} from payments`

export const findPayment = (id: string): DatabaseEffect<Payment | null> => queryOne<Payment>(`${select} where id = $1`, [id])

export const findOpenPayment = (orderId: number): DatabaseEffect<Payment | null> =>
  queryOne<Payment>(`${select} where order_id = $1 and state = 'open'`, [orderId])

/** Omits payments with an unfinished partial refund. */
export const findRefunding: DatabaseEffect<ReadonlyArray<Payment>> = query<Payment>(
  `${select} where state = 'refunding' and not ${hasOpenPart} order by started_at limit 100`
)

/** Takes open payments whose notice may be lost, those not asked for the longest first: abandoned payments stay open. */
export const takeForgotten: DatabaseEffect<ReadonlyArray<Payment>> = query<Payment>(
  `update payments set asked_at = now() where id in (select id from payments
      where state = 'open' and started_at < now() - interval '2 minutes' and started_at > now() - interval '3 days'
      order by asked_at nulls first, started_at limit 100 for update skip locked) returning ${columns}`
)

export const addPayment = ({
  amount,
  id,
  orderId,
  provider
}: Pick<Payment, "amount" | "id" | "orderId" | "provider">): DatabaseEffect<void> =>
  execute("insert into payments (id, order_id, provider, amount, state) values ($1, $2, $3, $4, 'open')", [id, orderId, provider, amount])

export const setPaymentUrl = (id: string, url: string | null): DatabaseEffect<void> =>
  execute("update payments set url = $2 where id = $1", [id, url])

export const setPaymentState = (id: string, state: Payment["state"]): DatabaseEffect<void> =>
  execute("update payments set state = $2, settled_at = now() where id = $1", [id, state])

/** Starts the refund of an order's payment; at once "refunded" if nothing is left to refund. `null` without a payment. */
export const refundPaid = (orderId: number): DatabaseEffect<"refunding" | "refunded" | null> =>
  Effect.map(queryOne<{ state: "refunding" | "refunded" }>(refundRest, [orderId]), (row) => row?.state ?? null)

const refundRest = `update payments set settled_at = now(), state = case when ${rest} = 0 and not ${hasOpenPart} then 'refunded' else 'refunding' end
  where order_id = $1 and state = 'paid' returning state`
