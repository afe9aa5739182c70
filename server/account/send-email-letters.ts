import { Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import { newLink } from "./email-changes.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { isSubscribed } from "../marketing/subscriptions.ts"
import { findUser, findUserByEmail } from "./users.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import {
  leftEmailLetter,
  newEmailLetter,
  oldEmailLetter,
  confirmEmailLetter,
  subscribedLetter,
  subscribeLetter,
  usedEmailLetter
} from "./email-letters.ts"
import { type Letter, Mail, type MailFailed } from "../platform/mail/mail.ts"
import { countTryQuietly, limits } from "../platform/api/limits.ts"

/** Sends a letter after the response, whose timing then does not reveal who has an account. Logs failures without addresses and links. */
type BackgroundJob = Effect.Effect<void, never, Database | Mail>

export const sendOwnEmailLetter = (userId: number, publicUrl: string): BackgroundJob =>
  logged(
    Effect.gen(function* () {
      const { email, isEmailConfirmed, isNewsletterAwaiting } = yield* findUser(userId)
      if (isEmailConfirmed) return
      const link = linkOf(publicUrl, yield* newLink("own", email, userId))
      yield* send(confirmEmailLetter({ to: email, publicUrl, link, withNewsletter: isNewsletterAwaiting }))
    })
  )

/** Sends the confirmation letter after a registration or a subscription in the profile, within the limit per address. */
export const offerOwnEmailLetter = ({ email, id }: Pick<User, "email" | "id">, publicUrl: string) =>
  Effect.gen(function* () {
    const jobs = yield* BackgroundJobs
    if (yield* countTryQuietly(limits.emailLetterTo, emailKey(email))) yield* jobs.start(sendOwnEmailLetter(id, publicUrl))
  })

export const sendNewEmailLetter = (userId: number, email: string, token: string, publicUrl: string): BackgroundJob =>
  logged(
    Effect.gen(function* () {
      const owner = yield* findUserByEmail(email)
      const isFree = owner === null || owner.id === userId
      yield* send(
        isFree ? newEmailLetter({ to: email, publicUrl, link: linkOf(publicUrl, token) }) : usedEmailLetter({ to: owner.email, publicUrl })
      )
    })
  )

/** Tells the present address `email` of the change to `next`, with a link that cancels it. */
export const sendOldEmailLetter = (email: string, next: string, token: string, publicUrl: string): BackgroundJob =>
  logged(send(oldEmailLetter({ to: email, next, publicUrl, link: linkOf(publicUrl, token) })))

/** Tells the previous address `email` that the account now has the address `next`. */
export const sendLeftEmailLetter = (email: string, next: string, publicUrl: string): BackgroundJob =>
  logged(send(leftEmailLetter({ to: email, next, publicUrl })))

/** At most three letters a day to one address. */
export const sendSubscribeLetter = (email: string, publicUrl: string): BackgroundJob =>
  logged(
    Effect.gen(function* () {
      if (!(yield* countTryQuietly(limits.newsletterLetter, emailKey(email)))) return
      if (yield* isSubscribed(email)) return yield* welcome(email, publicUrl)
      const link = linkOf(publicUrl, yield* newLink("subscribe", email, null))
      const unsubscribeLink = linkOf(publicUrl, yield* newLink("unsubscribe", email, null))
      yield* send(subscribeLetter({ to: email, publicUrl, link, unsubscribeLink }))
    })
  )

export const sendSubscribedLetter = (email: string, publicUrl: string): BackgroundJob => logged(welcome(email, publicUrl))

const welcome = (email: string, publicUrl: string) =>
  Effect.gen(function* () {
    const unsubscribeLink = linkOf(publicUrl, yield* newLink("unsubscribe", email, null))
    yield* send(subscribedLetter({ to: email, publicUrl, unsubscribeLink }))
  })

const send = (letter: Letter) => Effect.flatMap(Mail, (mail) => mail.send(letter))

/** Leads to a page that only shows a button, because mail programs open links. Logs mask `token`. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/confirm?token=${token}`

const logged = (job: Effect.Effect<void, DatabaseFailed | MailFailed, Database | Mail>): BackgroundJob =>
  Effect.catchCause(job, (cause) => Effect.logError("Could not send an e-mail confirmation letter", cause))
