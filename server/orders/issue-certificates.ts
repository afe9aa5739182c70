import { Effect } from "effect"
import { randomInt } from "node:crypto"
import { giftCertificateYears } from "../../core/domain/content/shop-rules.ts"
import { giftHour } from "../../core/domain/cart/gift-text.ts"
import { execute, query } from "../platform/db/query.ts"
import { sqlToday } from "../platform/today.ts"

/** Issues an order's certificates, for three years (LIM-038), and schedules their letters; `false` without certificates. */
export const issueCertificates = (orderId: number) =>
  Effect.gen(function* () {
    const bought = yield* query<{ position: number; quantity: number; price: number; design: string }>(selectBought, [orderId])
    const issued = bought.flatMap(({ design, position, price, quantity }) =>
      Array.from({ length: quantity }, () => ({ position, amount: price, design, number: newNumber(), code: newCode() }))
    )
    if (issued.length > 0) yield* execute(insert, [orderId, JSON.stringify(issued), giftCertificateYears])
    yield* execute(setSending, [orderId, giftHour])
    return issued.length > 0
  })

/** Characters that cannot be confused when read out. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
const signsOf = (count: number): string => Array.from({ length: count }, () => signs[randomInt(signs.length)]).join("")

/** `G-7K4M-9QXT`: eight of 31 characters are unique enough for a number, twelve cannot be guessed as a code. */
const newNumber = (): string => `G-${signsOf(4)}-${signsOf(4)}`
const newCode = (): string => `${signsOf(4)}-${signsOf(4)}-${signsOf(4)}`

const selectBought = `select position, quantity, price, coalesce(images ->> 0, 'night') as design from order_items
  where order_id = $1 and type = 'certificate' order by position`

/** Sends at once if the hour has passed. */
const setSending = `update order_gifts set send_at = greatest(now(), (send_on + make_interval(hours => $2::int4)) at time zone 'Europe/Moscow')
  where order_id = $1 and way = 'email'`

const insert = `insert into issued_certificates (number, code, order_id, position, amount, design, issued_on, valid_until)
  select number, code, $1::int4, position, amount, design, today, (today + $3::int4 * interval '1 year')::date
  from jsonb_to_recordset($2::jsonb) as issued (number text, code text, position int4, amount int4, design text),
    (select ${sqlToday} as today) as day`
