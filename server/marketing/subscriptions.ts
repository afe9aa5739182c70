import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { endSubscribeLinks, shortenEndingLinks } from "../platform/mail/email-links.ts"
import { emailKey } from "../platform/identity/emails.ts"

/** Awaits confirmation, anew if asked again; does not change an active subscription. */
export const awaitSubscription = (email: string): DatabaseEffect<void> =>
  execute(
    `insert into newsletter_subscriptions as kept (email_key, email) values ($1, $2)
      on conflict (email_key) do update set accepted_at = now() where kept.confirmed_at is null`,
    [emailKey(email), email]
  )

/** Ignores the case of the address. */
export const confirmSubscription = (email: string): DatabaseEffect<void> =>
  Effect.andThen(
    endSubscribeLinks(email, "used"),
    execute(
      `insert into newsletter_subscriptions as kept (email_key, email, confirmed_at) values ($1, $2, now())
            on conflict (email_key) do update set confirmed_at = coalesce(kept.confirmed_at, now())`,
      [emailKey(email), email]
    )
  )

export const isSubscribed = (email: string): DatabaseEffect<boolean> =>
  Effect.map(
    query("select 1 as found from newsletter_subscriptions where email_key = $1 and confirmed_at is not null", [emailKey(email)]),
    (rows) => rows.length > 0
  )

/** Also ends open confirmation links. Ending links stay for a year. */
export const removeSubscription = (email: string): DatabaseEffect<void> =>
  Effect.all(
    [
      endSubscribeLinks(email, "cancelled"),
      shortenEndingLinks(email),
      execute("delete from newsletter_subscriptions where email_key = $1", [emailKey(email)])
    ],
    { discard: true }
  )
