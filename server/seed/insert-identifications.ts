import { type DatabaseEffect, execute } from "../platform/db/query.ts"

/** Leaves out countable products and products made to order: these have no number before hallmarking. */
export const insertIdentifications: DatabaseEffect<void> = execute(`insert into identification_numbers (thing, number)
      select kind || '-' || id, '0000' || kind || lpad(id::text, 11, '0')
      from (select 0 as kind, sku.id from jewelry_skus as sku join jewelry on jewelry.id = jewelry_id where not is_countable and not is_on_order
        union all select 1, id from diamonds where not is_countable) as thing
      on conflict do nothing`)
