import { Effect, Schema } from "effect"
import { User } from "../../core/contract/session.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { emailKey } from "../platform/identity/emails.ts"

/** Columns of `User`. Shows a newsletter subscription only for a confirmed address: an unconfirmed one may belong to somebody else. */
export const userColumns = `users.id, users.name, users.surname, users.patronymic, to_char(users.birthday, 'YYYY-MM-DD') as birthday,
  users.email, users.phone, case when users.sex is not null then jsonb_build_object('id', users.sex) end as sex,
  users.email_confirmed_at is not null as "isEmailConfirmed",
  case when users.awaiting_until > now() then users.awaiting_email end as "awaitingEmail",
  users.email_confirmed_at is not null and exists (select from newsletter_subscriptions as kept
    where kept.email_key = users.email_key and kept.confirmed_at is not null) as "isNewsletterActive",
  users.asks_newsletter as "isNewsletterAwaiting",
  (select jsonb_build_object('savedAt', to_char(saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'isChangeAsked', exists (select from passport_change_requests as asked where asked.user_id = users.id and asked.answered_at is null))
    from passports where passports.user_id = users.id and replaced_at is null) as passport`

export const toUser = (row: unknown): Effect.Effect<User> => Effect.orDie(decodeUser(row))
const decodeUser = Schema.decodeUnknownEffect(User)

export const findUserByEmail = (
  email: string
): DatabaseEffect<{ readonly id: number; readonly email: string; readonly passwordHash: string } | null> =>
  queryOne<{ id: number; email: string; passwordHash: string }>(
    `select id, email, password_hash as "passwordHash" from users where email_key = $1`,
    [emailKey(email)]
  )

export const findUser = (id: number): DatabaseEffect<User> =>
  Effect.flatMap(queryOne(`select ${userColumns} from users where id = $1`, [id]), toUser)

export const lockUser = (id: number): DatabaseEffect<void> => lockRows({ users: { where: "id = $1", params: [id] } })

export const findPasswordHash = (id: number): DatabaseEffect<string | null> =>
  Effect.map(queryOne<{ hash: string }>("select password_hash as hash from users where id = $1", [id]), (row) => row?.hash ?? null)

export type NewUser = {
  readonly email: string
  readonly passwordHash: string
  readonly name: string
  readonly surname: string | null
  readonly phone: string
}

/** `null` if the address is taken. */
export const addUser = ({ email, name, passwordHash, phone, surname }: NewUser): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ id: number }>(
      `insert into users (email_key, email, password_hash, name, surname, phone) values ($1, $2, $3, $4, $5, $6)
          on conflict (email_key) do nothing returning id`,
      [emailKey(email), email, passwordHash, name, surname, phone]
    ),
    (row) => row?.id ?? null
  )

export type UserFields = Pick<User, "birthday" | "name" | "patronymic" | "phone" | "sex" | "surname">

export const saveUser = (id: number, { birthday, name, patronymic, phone, sex, surname }: UserFields): DatabaseEffect<void> =>
  execute(
    `update users set name = $2, surname = $3, patronymic = $4, birthday = $5::text::date, phone = $6, sex = $7, changed_at = now()
          where id = $1`,
    [id, name, surname, patronymic, birthday, phone, sex?.id ?? null]
  )

export const savePassword = (id: number, passwordHash: string): DatabaseEffect<void> =>
  execute("update users set password_hash = $2, changed_at = now() where id = $1", [id, passwordHash])

/** Does nothing if the password has changed since. */
export const renewHash = (id: number, outdated: string, renewed: string): DatabaseEffect<void> =>
  execute("update users set password_hash = $3 where id = $1 and password_hash = $2", [id, outdated, renewed])
