import { Effect } from "effect"
import type { PromotionKind } from "../../core/domain/orders/promotions.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"
import { sqlToday } from "../platform/today.ts"

/** `value`: percent or roubles; `from`: minimum sum in roubles; `until`: last day. */
export type NewPromotion = {
  readonly code: string
  readonly kind: PromotionKind
  readonly value: number
  readonly from: number
  readonly until: string | null
  readonly isOnce: boolean
}

/** `orders` counts orders not cancelled; `given` is the sum of their discounts in roubles. */
export type ListedPromotion = NewPromotion & { readonly isOver: boolean; readonly orders: number; readonly given: number }

/** `false` if the code has been used before. */
export const addPromotion = ({ code, from, isOnce, kind, until, value }: NewPromotion): DatabaseEffect<boolean> =>
  Effect.map(
    query(
      `insert into promotions (code, kind, value, from_sum, until, is_once) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
      [code, kind, value, from, until, isOnce]
    ),
    ({ length }) => length > 0
  )

/** `false` if the code does not exist. */
export const endPromotion = (code: string): DatabaseEffect<boolean> =>
  Effect.map(
    query("update promotions set ended_at = coalesce(ended_at, now()) where code = $1 returning id", [code]),
    ({ length }) => length > 0
  )

export const listPromotions: DatabaseEffect<ReadonlyArray<ListedPromotion>> =
  query<ListedPromotion>(`select code, kind, value, from_sum as "from", until::text as until, is_once as "isOnce",
    ended_at is not null or coalesce(until < ${sqlToday}, false) as "isOver",
    count(orders.id)::int4 as orders, coalesce(sum(orders.discount), 0)::float8 as given
    from promotions left join orders on promotion_code = code and status <> 'cancelled' group by promotions.id order by promotions.id desc limit 200`)
