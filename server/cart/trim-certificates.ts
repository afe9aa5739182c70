import { type DatabaseEffect, execute } from "../platform/db/query.ts"

/** Removes certificates of one amount beyond the limit, last added first (LIM-037). */
export const trimCertificates = (cart: number): DatabaseEffect<void> => execute(trim, [cart])

/** Line ids of certificates are `3-<card>-<amount>-<design>`, with an optional gift number. */
const trim = `with counted as (
    select id, greatest((product ->> 'most')::int4, 1)
        - (sum(quantity) over (partition by split_part(id, '-', 3) order by position) - quantity) as room
    from cart_lines where cart_id = $1 and not is_aside and id like '3-%'
  ), removed as (
    delete from cart_lines using counted where cart_id = $1 and cart_lines.id = counted.id and room < 1
  )
  update cart_lines set quantity = room from counted
  where cart_id = $1 and cart_lines.id = counted.id and room >= 1 and quantity > room`
