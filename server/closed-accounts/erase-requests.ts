import { Effect } from "effect"
import { requestsRetainedFrom } from "../../core/domain/account/account-deletion.ts"
import { newsletterRule } from "../../core/domain/marketing/newsletter-terms.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"

/** Erases requests without an account, answered questions and unconfirmed newsletter addresses whose terms are over at `now`. */
export const eraseRequestsAt = (now: Date): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const from = requestsRetainedFrom(now).toISOString()
    for (const sql of requests) yield* execute(sql, [from])
    const unconfirmedFrom = new Date(now.getTime() - newsletterRule.unconfirmedDays * dayMs).toISOString()
    yield* execute(unconfirmedAddresses, [unconfirmedFrom])
    yield* execute(expiredLinks, [now.toISOString()])
  })

const batch = "order by id limit 1000 for update skip locked"

/** A question without an answer is as old as its only letter. A request for service stays a row of its order, without its texts. */
const requests = [
  `delete from questions where id in (select id from questions where coalesce(replied_at, asked_at) < $1::timestamptz ${batch})`,
  `delete from visits where id in (select id from visits where user_id is null and state in ('cancelled', 'sold', 'over')
    and greatest(ends_at, changed_at) < $1::timestamptz ${batch})`,
  `delete from quick_orders where id in (select id from quick_orders where user_id is null and state in ('done', 'cancelled')
    and changed_at < $1::timestamptz ${batch})`,
  `update order_cares set reason = '', answer = null where id in (select id from order_cares where state in ('declined', 'done')
    and changed_at < $1::timestamptz and (reason <> '' or answer is not null)
    and order_id in (select id from orders where user_id is null) ${batch})`
]

const unconfirmedAddresses = `with erased as (delete from newsletter_subscriptions where email_key in (
    select email_key from newsletter_subscriptions where confirmed_at is null and accepted_at < $1::timestamptz
      order by email_key limit 1000 for update skip locked) returning email_key)
  delete from email_links where user_id is null and email_key in (select email_key from erased)`

const expiredLinks = `delete from email_links where token_hash in (select token_hash from email_links
  where expires_at < $1::timestamptz - interval '30 days' limit 1000 for update skip locked)`
