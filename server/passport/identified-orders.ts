import { identityCashFrom, identityNonCashFrom } from "../../core/domain/content/shop-rules.ts"

/** SQL condition for orders that required a passport, as `identityReason`. */
export const isIdentified = `(status <> 'cancelled' and (
  exists (select from order_items where order_id = orders.id and type = 'diamond')
  or (select coalesce(sum(price::int8 * quantity), 0) from order_items where order_id = orders.id and type in ('jewelry', 'custom'))
    >= case payment_way when 'receipt' then ${identityCashFrom} else ${identityNonCashFrom} end))`
