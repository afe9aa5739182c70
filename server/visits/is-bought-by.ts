/**
 * SQL condition: an order of this account, or of the account with this confirmed address, has taken the item off sale. `thing`, `user` and `emailKey`
 * are SQL expressions with qualified columns.
 */
export const isBoughtBySql = (thing: string, { emailKey, user }: { readonly user: string; readonly emailKey: string }): string =>
  `exists (select from holds join orders on orders.id = holds.order_id join users as buyer on buyer.id = orders.user_id
    where holds.thing = ${thing} and holds.until is null
      and (buyer.id = ${user} or buyer.email_key = ${emailKey} and buyer.email_confirmed_at is not null))`
