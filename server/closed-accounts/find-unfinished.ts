import type { UnfinishedItem } from "../../core/domain/account/account-deletion.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"

/** First reason not to delete the account. */
export const findUnfinished = (userId: number): DatabaseEffect<UnfinishedItem | null> =>
  queryOne<UnfinishedItem>(
    `select kind, number from (
          select 1 as place, 'order' as kind, id as number from orders
            where user_id = $1 and (status not in ('completed', 'cancelled') or payment_state = 'refunding')
          union all select 2, 'care', order_id from order_cares where state in ('asked', 'accepted') and order_id in (select id from orders where user_id = $1)
          union all select 1, 'order', order_id from order_refunds where state = 'refunding' and order_id in (select id from orders where user_id = $1)
          union all select 3, 'diamondOrder', id from diamond_orders where user_id = $1 and status in ('ordered', 'onWay', 'ready')
        ) as unfinished order by place, number limit 1`,
    [userId]
  )
