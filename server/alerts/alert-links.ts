import { Effect } from "effect"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"

export type AlertLinkPurpose = "confirm" | "end"

export const alertLinkPath = "/alert"

/** Makes a link of a letter; only its hash is stored. */
export const newAlertLink = (alertId: number, purpose: AlertLinkPurpose, publicUrl: string): DatabaseEffect<string> =>
  Effect.suspend(() => {
    const token = newToken()
    return Effect.as(
      execute("insert into price_alert_links (token_hash, alert_id, purpose) values ($1, $2, $3)", [fingerprint(token), alertId, purpose]),
      `${publicUrl}${alertLinkPath}?token=${token}`
    )
  })

/** `null` for an unknown link and for one that was erased with its alert. */
export const findAlertLink = (token: string): DatabaseEffect<{ readonly alertId: number; readonly purpose: AlertLinkPurpose } | null> =>
  queryOne<{ alertId: number; purpose: AlertLinkPurpose }>(
    'select alert_id as "alertId", purpose from price_alert_links where token_hash = $1',
    [fingerprint(token)]
  )
