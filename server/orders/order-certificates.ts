import { Effect } from "effect"
import { takeInTurn } from "../../core/domain/orders/shares.ts"
import { giftCertificateGraceDays } from "../../core/domain/content/house-rules.ts"
import type { HeldCertificate } from "../checkout/vouchers.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { lockRows, type Rows } from "../platform/db/row-locks.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Pays so much of an order by certificates that are locked for it, one after another; what is left of the last one stays on it. */
export const spendCertificates = (orderId: number, amount: number, certificates: ReadonlyArray<HeldCertificate>): Answer<void> =>
  Effect.gen(function* () {
    const database = yield* Database
    const fitting = certificates.filter(({ state }) => state === "fits")
    const taken = takeInTurn(
      amount,
      fitting.map(({ balance }) => balance)
    )
    const spent = fitting.map(({ number }, index) => ({ number, position: index + 1, amount: taken[index] ?? 0 }))
    const paying = spent.filter((each) => each.amount > 0)
    if (paying.length > 0) yield* database.query(spend, [orderId, JSON.stringify(paying)])
  })

/**
 * Gives back to the certificates what they have paid of an order, once however often it is asked. Nobody loses money by an order that came to nothing:
 * a certificate that has ended meanwhile, or ends soon, is valid for some days more, once. After that its end does not move by an order that was never
 * paid, and by another one it keeps the days that it had left when the order was placed: no number of cancelled orders makes it last.
 */
export const giveBackToCertificates = (orderId: number, { wasPaid }: { readonly wasPaid: boolean }): Answer<void> =>
  Effect.gen(function* () {
    const database = yield* Database
    yield* lockRows({ issued_certificates: certificatesOf(orderId) })
    yield* database.query(giveBack, [orderId, giftCertificateGraceDays, wasPaid ? giftCertificateGraceDays : 0])
  })

/** Gives back to the certificates of an order a part of what they have paid: so much to each, in their order. */
export const giveBackInPart = (
  orderId: number,
  amounts: ReadonlyArray<{ readonly position: number; readonly amount: number }>
): Answer<void> =>
  Effect.gen(function* () {
    const back = amounts.filter(({ amount }) => amount > 0)
    if (back.length === 0) return
    const database = yield* Database
    yield* lockRows({ issued_certificates: certificatesOf(orderId) })
    yield* database.query(giveBackPart, [orderId, giftCertificateGraceDays, giftCertificateGraceDays, JSON.stringify(back)])
  })

/** Every certificate that a change of the order may touch: those that pay it and those that were issued for it. */
export const certificatesOf = (orderId: number): Rows => ({
  where:
    "order_id = $1 or number in (select number from order_certificates where order_certificates.order_id = $1 and returned_at is null)",
  params: [orderId]
})

const today = "(now() at time zone 'Europe/Moscow')::date"

/** `$2` is days of grace the first time, `$3` the most days that a certificate keeps later; `returned` has what goes back to which certificate. */
const returnMoney = `update issued_certificates as issued set spent = spent - returned.amount,
    valid_until = greatest(valid_until, ${today} + case when extended_at is null then $2::int4 else least(returned.days_left, $3::int4) end),
    extended_at = case when valid_until < ${today} + $2::int4 then coalesce(extended_at, now()) else extended_at end
  from returned where issued.number = returned.number`

const spend = `with paying as (
    select * from jsonb_to_recordset($2::jsonb) as paying (number text, position int4, amount int4)
  ), spent as (
    update issued_certificates as issued set spent = spent + paying.amount from paying where issued.number = paying.number
  )
  insert into order_certificates (order_id, number, position, amount, days_left)
  select $1::int4, number, paying.position, paying.amount, valid_until - ${today} from paying join issued_certificates using (number)`

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
