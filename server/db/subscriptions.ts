import { Effect } from "effect"
import { Database, type DatabaseFailed } from "./database.ts"
import { emailKey } from "./emails.ts"

/** Subscribes an address to the newsletter, once: addresses that differ in the case of letters alone are one. */
export const addSubscription = (email: string): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into newsletter_subscriptions (email_key, email) values ($1, $2) on conflict do nothing", [
        emailKey(email),
        email
      ])
    )
  )

/** Ends the subscription of an address, where there is one. */
export const removeSubscription = (email: string): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.asVoid(Database.use((database) => database.query("delete from newsletter_subscriptions where email_key = $1", [emailKey(email)])))
