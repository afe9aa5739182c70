/**
 * SQL for the reason (`Absence`) why an item is not for sale, `null` if it is for sale. An order paid on receipt reserves its items until it is
 * completed. `thing` and `isForSale` are SQL expressions with qualified columns.
 */
export const absenceSql = (thing: string, isForSale: string): string => `case when ${isForSale} then null else coalesce((
    select case when orders.payment_state = 'paid' or orders.status = 'completed' then 'sold' else 'reserved' end
    from holds join orders on orders.id = holds.order_id where holds.thing = ${thing} and (holds.until is null or holds.until > now())
  ), 'withdrawn') end`
