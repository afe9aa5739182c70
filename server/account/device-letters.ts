import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import type { BackgroundJobs } from "../platform/background-jobs.ts"
import { countTryQuietly, limits } from "../platform/api/limits.ts"
import type { Database } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter, Mail } from "../platform/mail/mail.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { deviceLabel } from "./device-label.ts"

type NewSignIn = { readonly email: string; readonly device: string; /** `2026-11-27T10:00:00Z`. */ readonly begunAt: string }

const deviceLetters: DueLetters<{ readonly userId: number; readonly device: string; readonly begunAt: string }> = {
  table: "new_device_letters",
  columns: `user_id as "userId", device, ${isoTime("begun_at")} as "begunAt"`,
  about: "a new device",
  write: ({ begunAt, device, userId }, publicUrl) =>
    Effect.map(findEmail(userId), (email) => (email === null ? null : newDeviceLetter({ email, device, begunAt }, publicUrl)))
}

/** Job that emails the owner about a login from a new device. Logs failures. */
export const startDeviceLetter = (userId: number, publicUrl: string): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.gen(function* () {
    if (!(yield* countTryQuietly(limits.newDeviceLetter, String(userId)))) return
    const { userAgent } = yield* CurrentCaller
    yield* execute("insert into new_device_letters (user_id, device) values ($1, $2)", [userId, deviceLabel(userAgent)])
    yield* startLetters(deviceLetters, publicUrl)
  }).pipe(Effect.catchCause((cause) => Effect.logError("Could not queue a letter about a new device", cause)))

export const repeatDeviceLetterSweep = (publicUrl: string) =>
  repeatSweep("letters about new devices", Effect.all([sendDueLetters(deviceLetters, publicUrl), sweepSent], { discard: true }))

/** Contains no token and no link that changes anything. */
export const newDeviceLetter = ({ begunAt, device, email }: NewSignIn, publicUrl: string): Letter => {
  const { day, time } = momentOf(begunAt)
  return letterOf(email, publicUrl, {
    subject: "Вход с нового устройства",
    title: "Вход с нового устройства",
    paragraphs: [
      `В ваш аккаунт в «Грани» вошли с нового устройства. Устройство: ${device}. Время: ${formatDay(day)}, ${time} по Москве.`,
      "Если это вы, ничего делать не нужно. Если не вы, сразу смените пароль в профиле: вход на всех других устройствах завершится."
    ],
    action: { text: "Открыть профиль", link: `${publicUrl}/personal/profile/` },
    notes: [
      "Новым считаем устройство или браузер, с которого в аккаунт не входили последние полгода.",
      `Если войти не получается, восстановите пароль по почте или позвоните: ${organization.phone}.`
    ]
  })
}

const findEmail = (userId: number): DatabaseEffect<string | null> =>
  Effect.map(queryOne<{ email: string }>("select email from users where id = $1", [userId]), (row) => row?.email ?? null)

const sweepSent: DatabaseEffect<void> = execute("delete from new_device_letters where sent_at < now() - interval '1 day'")
