import { Effect } from "effect"
import type { AppliedCertificate, AppliedPromotion, Vouchers } from "../../core/domain/orders/vouchers.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { sqlToday } from "../platform/today.ts"
import type { HeldCertificate } from "../orders/order-certificates.ts"

export type HeldVouchers = Omit<Vouchers, "certificates"> & { readonly certificates: ReadonlyArray<HeldCertificate> }

/** Sorted by expiry. */
export const findVouchers = (cart: number): DatabaseEffect<HeldVouchers> =>
  Effect.gen(function* () {
    const promotion = yield* queryOne<AppliedPromotion>(selectPromotion, [cart])
    const certificates = yield* query<HeldCertificate>(selectCertificates, [cart])
    return { promotion, certificates }
  })

/** Locks the certificates, so that they are not spent twice. */
export const lockVouchers = (cart: number): DatabaseEffect<HeldVouchers> =>
  Effect.gen(function* () {
    const applied = "number in (select number from cart_certificates where cart_id = $1)"
    yield* lockRows({ issued_certificates: { where: applied, params: [cart] } })
    return yield* findVouchers(cart)
  })

export const applyCertificate = (cart: number, number: string): DatabaseEffect<void> =>
  execute("insert into cart_certificates (cart_id, number) values ($1, $2) on conflict do nothing", [cart, number])

export const applyPromotion = (cart: number, promotion: number | null): DatabaseEffect<void> =>
  execute("update carts set promotion = $2 where id = $1", [cart, promotion])

export const removeCertificate = (cart: number, id: number): DatabaseEffect<void> =>
  execute("delete from cart_certificates where cart_id = $1 and id = $2", [cart, id])

export const clearVouchers = (cart: number): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* execute("delete from cart_certificates where cart_id = $1", [cart])
    yield* applyPromotion(cart, null)
  })

/** The caller must compare the code. */
export type CertificateWithCode = Omit<AppliedCertificate, "id"> & { readonly code: string; readonly amount: number }

export const findCertificateByNumber = (number: string): DatabaseEffect<CertificateWithCode | null> =>
  queryOne<CertificateWithCode>(
    `select code, amount, right(number, 4) as ending, amount - spent as balance, valid_until::text as "validUntil", ${certificateState} as state
          from issued_certificates as issued where number = $1`,
    [number]
  )

export const findPromotion = (code: string, userId: number): DatabaseEffect<(AppliedPromotion & { readonly id: number }) | null> =>
  queryOne<AppliedPromotion & { id: number }>(`select promotions.id, ${promotionColumns("$2::int4")} from promotions where code = $1`, [
    code,
    userId
  ])

const certificateState = `case
    when valid_until < ${sqlToday} then 'expired'
    when spent < amount then 'fits'
    when exists (select from order_certificates as paid join orders on orders.id = paid.order_id
      where paid.number = issued.number and paid.returned_at is null and orders.status = 'new') then 'reserved'
    else 'spent' end`

const promotionColumns = (user: string) => `code, kind, value, from_sum as "from", until::text as until, case
    when ended_at is not null or until < ${sqlToday} then 'ended'
    when is_once and exists (select from orders where promotion_code = promotions.code and user_id = ${user} and status <> 'cancelled') then 'used'
    else 'active' end as state`

const selectPromotion = `select ${promotionColumns("carts.user_id")} from carts join promotions on promotions.id = carts.promotion where carts.id = $1`

const selectCertificates = `select applied.id, issued.number, right(issued.number, 4) as ending, amount - spent as balance,
    valid_until::text as "validUntil", ${certificateState} as state
  from cart_certificates as applied join issued_certificates as issued on issued.number = applied.number
  where applied.cart_id = $1 order by valid_until, issued.number`
