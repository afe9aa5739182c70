import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { endSubscribeLinks } from "../platform/mail/email-links.ts"
import { emailKey } from "../platform/identity/emails.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Adds a subscription pending until the owner confirms; an active one is unchanged. */
export const awaitSubscription = (email: string): Answer<void> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into newsletter_subscriptions (email_key, email) values ($1, $2) on conflict do nothing", [
        emailKey(email),
        email
      ])
    )
  )

/** Ignores case, so that an address has one subscription. */
export const confirmSubscription = (email: string): Answer<void> =>
  Effect.andThen(
    endSubscribeLinks(email, "used"),
    Effect.asVoid(
      Database.use((database) =>
        database.query(
          `insert into newsletter_subscriptions as kept (email_key, email, confirmed_at) values ($1, $2, now())
            on conflict (email_key) do update set confirmed_at = coalesce(kept.confirmed_at, now())`,
          [emailKey(email), email]
        )
      )
    )
  )

export const isSubscribed = (email: string): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query("select 1 as found from newsletter_subscriptions where email_key = $1 and confirmed_at is not null", [emailKey(email)])
    ),
    (rows) => rows.length > 0
  )

/** Ends open confirmation links too. */
export const removeSubscription = (email: string): Answer<void> =>
  Effect.andThen(
    endSubscribeLinks(email, "cancelled"),
    Effect.asVoid(
      Database.use((database) => database.query("delete from newsletter_subscriptions where email_key = $1", [emailKey(email)]))
    )
  )
