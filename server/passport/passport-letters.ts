import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"
import type { Decision } from "./change-requests.ts"
import { erasePassports } from "./erase-passports.ts"
import { sweepUploads } from "../platform/uploads/stored-files.ts"

type AnsweredRequest = { readonly email: string; readonly decision: Decision; readonly answer: string | null }

const passportLetters: DueLetters<{ readonly requestId: number }> = {
  table: "passport_letters",
  columns: 'request_id as "requestId"',
  about: "a passport",
  write: ({ requestId }, publicUrl) =>
    Effect.map(findAnswered(requestId), (answered) => (answered === null ? null : changeLetter(answered, publicUrl)))
}

export const startPassportLetters = (publicUrl: string) => startLetters(passportLetters, publicUrl)

/** Sends letters, removes unused uploads and erases passports past their retention. */
export const repeatPassportSweep = (publicUrl: string) =>
  repeatSweep("passports", Effect.all([sendDueLetters(passportLetters, publicUrl), sweepUploads, erasePassports], { discard: true }))

/** Contains no passport data. */
export const changeLetter = ({ answer, decision, email }: AnsweredRequest, publicUrl: string): Letter => {
  const paragraphs = answer === null ? [] : [answer]
  const link = `${publicUrl}/personal/profile/`
  return letterOf(
    email,
    publicUrl,
    decision === "allowed"
      ? {
          subject: "Можно добавить новый паспорт",
          title: "Добавьте новый паспорт",
          paragraphs: [...paragraphs, "Прежние данные больше не показываются. Новые введите в профиле: присылать их письмом не нужно."],
          action: { text: "Открыть профиль", link },
          notes: []
        }
      : {
          subject: "Ответ на запрос об изменении паспорта",
          title: "Паспорт остался прежним",
          paragraphs,
          action: { text: "Открыть профиль", link },
          notes: [`Если мы ошиблись, позвоните: ${organization.phone}.`]
        }
  )
}

/** Has the account's address, not the one typed in the request. */
const findAnswered = (id: number): DatabaseEffect<AnsweredRequest | null> =>
  queryOne<AnsweredRequest>(
    `select users.email, decision, answer from passport_change_requests join users on users.id = user_id where passport_change_requests.id = $1 and decision is not null`,
    [id]
  )
