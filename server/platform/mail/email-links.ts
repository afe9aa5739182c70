import { Effect } from "effect"
import { newsletterRule } from "../../../core/domain/marketing/newsletter-terms.ts"
import type { Row } from "../db/database.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../db/query.ts"
import { emailKey } from "../identity/emails.ts"

/** Documented in migration 0017. */
export type EmailPurpose = "own" | "change" | "keep" | "subscribe" | "unsubscribe"

/** `late`: the action to be cancelled has happened. */
export type LinkEnd = "used" | "cancelled" | "replaced" | "late"

export type EmailLink = {
  readonly purpose: EmailPurpose
  readonly email: string
  readonly userId: number | null
  readonly state: "open" | "expired" | LinkEnd
}

export type NewEmailLink = Pick<EmailLink, "email" | "purpose" | "userId"> & {
  readonly tokenHash: string
  readonly hours: number
}

export const linkHours = {
  own: 7 * 24,
  change: 24,
  keep: 24,
  subscribe: newsletterRule.unconfirmedDays * 24,
  unsubscribe: 3 * 365 * 24
} as const

export const addEmailLink = ({ email, hours, purpose, tokenHash, userId }: NewEmailLink): DatabaseEffect<void> =>
  Effect.andThen(
    execute(sweep),
    execute(
      `insert into email_links (token_hash, purpose, email_key, email, user_id, expires_at)
            values ($1, $2, $3, $4, $5::int4, now() + make_interval(hours => $6::int4))`,
      [tokenHash, purpose, emailKey(email), email, userId, hours]
    )
  )

export const findEmailLink = (tokenHash: string): DatabaseEffect<EmailLink | null> =>
  queryOne<Row & EmailLink>(
    `select purpose, email, user_id as "userId",
          case when ended is not null then ended when expires_at <= now() then 'expired' else 'open' end as state
          from email_links where token_hash = $1`,
    [tokenHash]
  )

/** `false` if the link was not open. Of two concurrent requests one succeeds. */
export const consumeEmailLink = (tokenHash: string): DatabaseEffect<boolean> =>
  Effect.map(
    query("update email_links set ended = 'used' where token_hash = $1 and ended is null and expires_at > now() returning 1 as used", [
      tokenHash
    ]),
    (rows) => rows.length > 0
  )

export const endUserLinks = (userId: number, purposes: ReadonlyArray<EmailPurpose>, ended: LinkEnd): DatabaseEffect<void> =>
  execute("update email_links set ended = $3 where user_id = $1 and purpose = any($2::text[]) and ended is null", [userId, purposes, ended])

export const endSubscribeLinks = (email: string, ended: LinkEnd): DatabaseEffect<void> =>
  execute("update email_links set ended = $2 where email_key = $1 and purpose = 'subscribe' and ended is null", [emailKey(email), ended])

/** Ending links of an ended subscription keep its address for another year. */
export const shortenEndingLinks = (email: string): DatabaseEffect<void> =>
  execute(
    `update email_links set expires_at = least(expires_at, now() + make_interval(years => $2::int4) - interval '30 days')
      where email_key = $1 and purpose = 'unsubscribe'`,
    [emailKey(email), newsletterRule.evidenceYears]
  )

/** A link stays for thirty days, so that its page can say why it does nothing. */
const sweep = `delete from email_links where token_hash in
  (select token_hash from email_links where expires_at < now() - interval '30 days' limit 100 for update skip locked)`
