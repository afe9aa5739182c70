import type { DatabaseShop } from "../server/shoppers.ts"

let made = 0
/** Four characters that no other certificate or promotion of this process has. */
const nextSigns = () => {
  made += 1
  const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
  return [2, 1, 0].map((place) => signs[Math.floor(made / 31 ** place) % 31]).join("") + "2"
}

/** Stores a gift certificate of this amount in roubles, as if bought. */
export const certificateOf = async (shop: DatabaseShop, amount: number) => {
  const [number, code] = [`G-ABCD-${nextSigns()}`, "K2K2-M3M3-P4P4"]
  const [order] = await shop.query<{ id: number }>(
    `insert into orders (status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price, least_days, most_days,
      address, items_amount, total) values ('completed', 'card', 'paid', 'Анна', '+79991234567', 'anna@gran.test', '', 'email', 'По почте', 0, 0, 0,
      'anna@gran.test', $1, $1) returning id`,
    [amount]
  )
  await shop.query(
    `insert into issued_certificates (number, code, order_id, position, amount, design, issued_on, valid_until)
      values ($1, $2, $3, 1, $4, 'night', now()::date, (now() + interval '3 years')::date)`,
    [number, code, order?.id, amount]
  )
  return { number, code }
}

/** Stores a promotion and returns its code. */
export const promotionOf = async (
  shop: DatabaseShop,
  {
    from = 0,
    isOnce = false,
    kind,
    value
  }: { readonly kind: string; readonly value: number; readonly from?: number; readonly isOnce?: boolean }
) => {
  const code = `SUMMER${nextSigns()}`
  await shop.query("insert into promotions (code, kind, value, from_sum, is_once) values ($1, $2, $3, $4, $5)", [
    code,
    kind,
    value,
    from,
    isOnce
  ])
  return code
}
