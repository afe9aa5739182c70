import { Effect } from "effect"
import { type DatabaseEffect, transaction } from "../platform/db/query.ts"
import { type EmailLink, endUserLinks, findEmailLink, consumeEmailLink } from "../platform/mail/email-links.ts"
import { endResets } from "./password-resets.ts"
import { endSessions } from "./sessions.ts"
import { confirmSubscription, removeSubscription } from "../marketing/subscriptions.ts"
import { findAwaitingSession, markEmailProven, confirmAwaiting } from "./user-emails.ts"
import { findUser, lockUser } from "./users.ts"
import { cancelChange } from "./email-changes.ts"
import { fingerprint } from "../platform/identity/secrets.ts"

export type LinkResult =
  | { readonly _tag: "Proven" | "Subscribed"; readonly email: string; readonly isSubscribed: boolean }
  | { readonly _tag: "Changed"; readonly email: string; readonly before: string }
  | { readonly _tag: "Kept" | "Unsubscribed"; readonly email: string }
  /** Another account uses the address now. */
  | { readonly _tag: "Taken"; readonly email: string }
  | { readonly _tag: "Closed"; readonly link: EmailLink | null }

/** Acts once. */
export const pressLink = (token: string): DatabaseEffect<LinkResult> =>
  Effect.gen(function* () {
    const tokenHash = fingerprint(token)
    const link = yield* findEmailLink(tokenHash)
    if (link === null || link.state !== "open") return { _tag: "Closed", link } as const
    return yield* Effect.catchIf(
      transaction(redeemLink(link, tokenHash)),
      ({ code }) => code === uniqueViolation,
      () => Effect.succeed<LinkResult>({ _tag: "Taken", email: link.email })
    )
  })

const uniqueViolation = "23505"

/** Locks the user before the link, as profile changes do. */
const redeemLink = (link: EmailLink, tokenHash: string): DatabaseEffect<LinkResult> =>
  Effect.gen(function* () {
    if (link.userId !== null) yield* lockUser(link.userId)
    if (!(yield* consumeEmailLink(tokenHash))) return { _tag: "Closed", link: yield* findEmailLink(tokenHash) }
    return yield* actions[link.purpose](link)
  })

type Action = (link: EmailLink) => DatabaseEffect<LinkResult>

const closed = (link: EmailLink): LinkResult => ({ _tag: "Closed", link: { ...link, state: "expired" } })

const prove: Action = (link) =>
  Effect.gen(function* () {
    const { email, userId } = link
    if (userId === null) return closed(link)
    const { isNewsletterAwaiting } = yield* findUser(userId)
    yield* markEmailProven(userId)
    yield* endUserLinks(userId, ["own"], "used")
    if (isNewsletterAwaiting) yield* confirmSubscription(email)
    return { _tag: "Proven", email, isSubscribed: isNewsletterAwaiting }
  })

/** Changes the account's address, ends other sessions and password resets, and moves the newsletter, because the link proves the new address. */
const change: Action = (link) =>
  Effect.gen(function* () {
    const { email, userId } = link
    if (userId === null) return closed(link)
    const before = yield* findUser(userId)
    const session = yield* findAwaitingSession(userId)
    if (!(yield* confirmAwaiting(userId, email))) return closed(link)
    yield* endSessions(userId, session)
    yield* endResets(userId)
    yield* endUserLinks(userId, ["own", "change"], "used")
    yield* endUserLinks(userId, ["keep"], "late")
    if (before.isNewsletterActive) yield* removeSubscription(before.email)
    if (before.isNewsletterActive || before.isNewsletterAwaiting) yield* confirmSubscription(email)
    return { _tag: "Changed", email, before: before.email }
  })

const keep: Action = (link) =>
  Effect.gen(function* () {
    if (link.userId === null) return closed(link)
    yield* cancelChange(link.userId)
    return { _tag: "Kept", email: link.email }
  })

const actions: Readonly<Record<EmailLink["purpose"], Action>> = {
  own: prove,
  change,
  keep,
  subscribe: ({ email }) => Effect.as(confirmSubscription(email), { _tag: "Subscribed", email, isSubscribed: true }),
  unsubscribe: ({ email }) => Effect.as(removeSubscription(email), { _tag: "Unsubscribed", email })
}
