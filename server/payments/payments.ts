import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

export type Payment = {
  readonly id: string
  readonly orderId: number
  readonly provider: string
  readonly amount: number
  readonly state: "open" | "paid" | "declined" | "refunding" | "refunded"
  readonly url: string | null
}

const select = `select id, order_id as "orderId", provider, amount::float8 as amount, state, url from payments`

export const findPayment = (id: string): DatabaseEffect<Payment | null> => queryOne<Payment>(`${select} where id = $1`, [id])

export const findOpenPayment = (orderId: number): DatabaseEffect<Payment | null> =>
  queryOne<Payment>(`${select} where order_id = $1 and state = 'open'`, [orderId])

/** Omits payments with an unfinished partial refund. */
export const findRefunding: DatabaseEffect<ReadonlyArray<Payment>> = query<Payment>(
  `${select} where state = 'refunding' and not exists (select from order_refunds as part where part.payment_id = payments.id and part.state = 'refunding')
      order by started_at limit 100`
)

/** Open payments whose notice may be lost. */
export const findForgotten: DatabaseEffect<ReadonlyArray<Payment>> = query<Payment>(
  `${select} where state = 'open' and started_at < now() - interval '2 minutes' and started_at > now() - interval '3 days' order by started_at limit 100`
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

export const refundPaid = (orderId: number): DatabaseEffect<void> =>
  execute("update payments set state = 'refunding', settled_at = now() where order_id = $1 and state = 'paid'", [orderId])
