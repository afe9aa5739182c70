import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { alertNews, priceAlertRule } from "../../core/domain/alerts/price-alert.ts"
import { findDiamond } from "../catalogue/diamonds.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import type { Letter } from "../platform/mail/mail.ts"
import { findSimilarDiamonds } from "../product/diamond-pairs.ts"
import { activeAlertLetter, askedAlertLetter, fellLetter, soldLetter } from "./alert-letter.ts"
import { newAlertLink } from "./alert-links.ts"
import { type AlertLetterKind, endAlerts, findAlert, queueNews, type StoredAlert } from "./price-alerts.ts"

type DueLetter = { readonly id: number; readonly alertId: number; readonly kind: AlertLetterKind }

/** Uses current data for each attempt; `null` if the letter is obsolete. Links of earlier attempts keep working. */
const write = Effect.fnUntraced(function* (due: DueLetter, publicUrl: string) {
  const alert = yield* findAlert(due.alertId)
  const stone = alert === null ? undefined : yield* findDiamond(alert.code)
  const isDue = alert !== null && !alert.isEnded && (due.kind === "asked" || due.kind === alertNews(alert))
  if (stone === undefined || !isDue) return yield* dropLetter(due.id)
  const addressed = { to: alert.email, publicUrl, stone, endLink: yield* newAlertLink(alert.id, "end", publicUrl) }
  switch (due.kind) {
    case "asked":
      return alert.isConfirmed
        ? activeAlertLetter(addressed)
        : askedAlertLetter({ ...addressed, link: yield* newAlertLink(alert.id, "confirm", publicUrl) })
    case "fell":
      yield* statePrices(due.id, alert)
      return fellLetter({ ...addressed, oldPrice: alert.knownPrice, newPrice: alert.price })
    case "sold":
      return alert.absence === null
        ? yield* dropLetter(due.id)
        : soldLetter({
            ...addressed,
            absence: alert.absence,
            similar: yield* findSimilarDiamonds(alert.code, priceAlertRule.similarStones)
          })
  }
})

/** Deletes an obsolete letter, which would otherwise be stored as sent. */
const dropLetter = (id: number): DatabaseEffect<Letter | null> =>
  Effect.as(execute("delete from price_alert_letters where id = $1", [id]), null)

const statePrices = (id: number, { knownPrice, price }: StoredAlert): DatabaseEffect<void> =>
  execute("update price_alert_letters set old_price = $2::int4, new_price = $3::int4 where id = $1", [id, knownPrice, price])

const alertLetters: DueLetters<DueLetter> = {
  table: "price_alert_letters",
  columns: 'alert_id as "alertId", kind',
  about: "a price alert",
  write
}

export const startAlertLetters = (publicUrl: string) => startLetters(alertLetters, publicUrl)

/** Sends letters about lower prices and stones that left sale, then ends and erases old alerts. Several processes may run it at once. */
export const sweepAlerts = (publicUrl: string) =>
  queueNews.pipe(Effect.andThen(sendDueLetters(alertLetters, publicUrl)), Effect.andThen(endAlerts))

export const repeatAlertSweep = (publicUrl: string) => repeatSweep("price alerts", sweepAlerts(publicUrl))
