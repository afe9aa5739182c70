import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { queueLetter } from "./order-letters.ts"

export type DueGift = {
  readonly orderId: number
  readonly position: number
  readonly tries: number
  readonly recipient: string
  readonly sender: string
  readonly words: string
  readonly email: string
  readonly design: string
  readonly certificates: ReadonlyArray<{ readonly number: string; readonly amount: number; readonly validUntil: string }>
}

const take = `update order_gifts as gift set claimed_at = now(), tries = tries + 1
  where (order_id, position) = (select order_id, position from order_gifts as due
    where sent_at is null and given_up_at is null and claimed_at is null and send_at <= now()
      and exists (select from orders where orders.id = due.order_id and payment_state = 'paid' and status <> 'cancelled')
      and exists (select from issued_certificates as issued
        where issued.order_id = due.order_id and issued.position = due.position and refunded_at is null)
    order by send_at limit 1 for update skip locked)
  returning order_id as "orderId", position, tries, recipient, sender, words, email,
    (select coalesce(images ->> 0, '') from order_items as item where item.order_id = gift.order_id and item.position = gift.position) as design,
    (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'amount', amount, 'validUntil', valid_until::text) order by number), '[]')
      from issued_certificates as issued where issued.order_id = gift.order_id and issued.position = gift.position and refunded_at is null) as certificates`

/** Claims the next due gift. It is not retried if the process stops before the result is known. */
export const claimGift: DatabaseEffect<DueGift | null> = queryOne<DueGift>(take)

export const markGiftSent = ({ orderId, position }: DueGift): DatabaseEffect<void> =>
  execute("update order_gifts set sent_at = now() where order_id = $1 and position = $2", [orderId, position])

/** Retries an unsent letter with growing delays; after the last try notifies the buyer. */
export const postponeGift = ({ orderId, position, tries }: DueGift): DatabaseEffect<void> =>
  tries >= maxTries
    ? giveUp("order_id = $1 and position = $2", [orderId, position])
    : execute(
        "update order_gifts set claimed_at = null, send_at = now() + power(2, tries) * interval '1 minute' where order_id = $1 and position = $2",
        [orderId, position]
      )

/** Notifies the buyer of claimed letters without a result, which may have been sent, instead of sending them twice. */
export const giveUpUnanswered: DatabaseEffect<void> = giveUp(
  "claimed_at < now() - interval '15 minutes' and sent_at is null and given_up_at is null",
  []
)

/** Positions of the gifts that a letter `giftLost` reports: those given up in the transaction that queued it. */
export const findReportedGifts = (letterId: number): DatabaseEffect<ReadonlySet<number>> =>
  Effect.map(
    query<{ position: number }>(
      `select position from order_gifts join order_letters as letter using (order_id)
        where letter.id = $1 and given_up_at = coalesce(queued_at, given_up_at)`,
      [letterId]
    ),
    (gifts) => new Set(gifts.map(({ position }) => position))
  )

const maxTries = 8

function giveUp(which: string, params: ReadonlyArray<number>): DatabaseEffect<void> {
  return Effect.asVoid(
    transaction(
      Effect.gen(function* () {
        const lost = yield* query<{ orderId: number }>(
          `update order_gifts set given_up_at = now() where ${which} returning order_id as "orderId"`,
          [...params]
        )
        for (const orderId of new Set(lost.map((gift) => gift.orderId))) yield* queueLetter(orderId, "giftLost")
      })
    )
  )
}
