import { Effect } from "effect"
import { deletionRows, erasedBy } from "../../core/domain/account/account-deletion.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"

type ClosedAccount = { readonly closedAt: string; readonly passportUntil: string | null }

const closedAccountLetters: DueLetters<{ readonly userId: number; readonly email: string }> = {
  table: "closed_account_letters",
  columns: 'user_id as "userId", email',
  about: "a deleted account",
  write: ({ email, userId }, publicUrl) =>
    Effect.map(findClosed(userId), (closed) => (closed === null ? null : closedAccountLetter({ ...closed, email }, publicUrl)))
}

export const startClosedAccountLetters = (publicUrl: string) => startLetters(closedAccountLetters, publicUrl)

/** Sends due letters and deletes those sent a day ago. */
export const sendClosedAccountLetters = (publicUrl: string) =>
  Effect.andThen(
    sendDueLetters(closedAccountLetters, publicUrl),
    execute("delete from closed_account_letters where sent_at < now() - interval '1 day'")
  )

/** Confirms a deletion with the retention rule and this account's dates. */
export const closedAccountLetter = (
  { closedAt, email, passportUntil }: ClosedAccount & { readonly email: string },
  publicUrl: string
): Letter =>
  letterOf(email, publicUrl, {
    subject: "Аккаунт удалён",
    title: "Аккаунт удалён",
    paragraphs: [
      `Вы удалили аккаунт в «Грани». Личные данные сотрём не позже ${formatDay(erasedBy(new Date(closedAt)))}.`,
      ...(passportUntil === null
        ? []
        : [`Паспорт, если вы его добавляли, храним до ${formatDay(momentOf(passportUntil).day)}: этого требует закон.`]),
      ...deletionRows.map(({ text, when }) => `${when}. ${text}`)
    ],
    action: { text: "Как мы храним данные", link: `${publicUrl}/privacy-policy` },
    notes: [`Если аккаунт удалили не вы, сразу позвоните: ${organization.phone}.`]
  })

const findClosed = (userId: number): DatabaseEffect<ClosedAccount | null> =>
  queryOne<ClosedAccount>(
    `select ${isoTime("closed_at")} as "closedAt", ${isoTime("passport_until")} as "passportUntil" from closed_accounts where user_id = $1`,
    [userId]
  )
