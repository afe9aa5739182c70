import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { endSubscribeLinks } from "../account/email-links.ts"
import { emailKey } from "../account/emails.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Somebody wants the newsletter at an address: it waits until its owner confirms. One that comes already goes on. */
export const awaitSubscription = (email: string): Answer<void> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into newsletter_subscriptions (email_key, email) values ($1, $2) on conflict do nothing", [
        emailKey(email),
        email
      ])
    )
  )

/** The newsletter comes to an address, once: addresses that differ in the case of letters alone are one. Its owner has said so. */
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

/** Whether the newsletter comes to an address. */
export const isSubscribed = (email: string): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query("select 1 as found from newsletter_subscriptions where email_key = $1 and confirmed_at is not null", [emailKey(email)])
    ),
    (rows) => rows.length > 0
  )

/** Ends the subscription of an address, where there is one, with the letters that would begin it anew. */
export const removeSubscription = (email: string): Answer<void> =>
  Effect.andThen(
    endSubscribeLinks(email, "cancelled"),
    Effect.asVoid(
      Database.use((database) => database.query("delete from newsletter_subscriptions where email_key = $1", [emailKey(email)]))
    )
  )
