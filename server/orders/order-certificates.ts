import { Effect } from "effect"
import { allocateInOrder } from "../../core/domain/orders/shares.ts"
import { giftCertificateGraceDays } from "../../core/domain/content/shop-rules.ts"
import type { AppliedCertificate } from "../../core/domain/orders/vouchers.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { lockRows, type Rows } from "../platform/db/row-locks.ts"
import { sqlToday } from "../platform/today.ts"

/** `number` never leaves the server. */
export type HeldCertificate = AppliedCertificate & { readonly number: string }

/** Spends certificates in turn; the last may keep a balance. */
export const spendCertificates = (orderId: number, amount: number, certificates: ReadonlyArray<HeldCertificate>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const fitting = certificates.filter(({ state }) => state === "fits")
    const taken = allocateInOrder(
      amount,
      fitting.map(({ balance }) => balance)
    )
    const spent = fitting.map(({ number }, index) => ({ number, position: index + 1, amount: taken[index] ?? 0 }))
    const paying = spent.filter((each) => each.amount > 0)
    if (paying.length > 0) yield* execute(spend, [orderId, JSON.stringify(paying)])
  })

/**
 * Returns an order's payment to its certificates, once. The first return extends a certificate that expires soon; later ones restore at most the days
 * it had left, and none for an unpaid order, so that cancelled orders cannot extend it endlessly.
 */
export const giveBackToCertificates = (orderId: number, { wasPaid }: { readonly wasPaid: boolean }): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* lockRows({ issued_certificates: certificatesOf(orderId) })
    yield* execute(giveBack, [orderId, giftCertificateGraceDays, wasPaid ? giftCertificateGraceDays : 0])
  })

export const refundCertificateParts = (
  orderId: number,
  amounts: ReadonlyArray<{ readonly position: number; readonly amount: number }>
): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const back = amounts.filter(({ amount }) => amount > 0)
    if (back.length === 0) return
    yield* lockRows({ issued_certificates: certificatesOf(orderId) })
    yield* execute(giveBackPart, [orderId, giftCertificateGraceDays, giftCertificateGraceDays, JSON.stringify(back)])
  })

/** Certificates that pay for the order or were issued for it. */
export const certificatesOf = (orderId: number): Rows => ({
  where:
    "order_id = $1 or number in (select number from order_certificates where order_certificates.order_id = $1 and returned_at is null)",
  params: [orderId]
})

/** `$2`: days of grace at the first return, `$3`: most days restored later; `returned`: amounts by certificate. */
const returnMoney = `update issued_certificates as issued set spent = spent - returned.amount,
    valid_until = greatest(valid_until, ${sqlToday} + case when extended_at is null then $2::int4 else least(returned.days_left, $3::int4) end),
    extended_at = case when valid_until < ${sqlToday} + $2::int4 then coalesce(extended_at, now()) else extended_at end
  from returned where issued.number = returned.number`

const spend = `with paying as (
    select * from jsonb_to_recordset($2::jsonb) as paying (number text, position int4, amount int4)
  ), spent as (
    update issued_certificates as issued set spent = spent + paying.amount from paying where issued.number = paying.number
  )
  insert into order_certificates (order_id, number, position, amount, days_left)
  select $1::int4, number, paying.position, paying.amount, valid_until - ${sqlToday} from paying join issued_certificates using (number)`

const giveBack = `with owed as (
    select number, amount - returned as amount from order_certificates where order_id = $1::int4 and returned_at is null
  ), returned as (
    update order_certificates as paid set returned_at = now(), returned = paid.amount from owed
    where paid.order_id = $1::int4 and paid.number = owed.number returning owed.number, owed.amount, paid.days_left
  )
  ${returnMoney}`

const giveBackPart = `with returned as (
    update order_certificates as paid set returned = paid.returned + back.amount,
      returned_at = case when paid.returned + back.amount = paid.amount then now() end
    from jsonb_to_recordset($4::jsonb) as back (position int4, amount int4)
    where paid.order_id = $1::int4 and paid.position = back.position returning paid.number, back.amount, paid.days_left
  )
  ${returnMoney}`
