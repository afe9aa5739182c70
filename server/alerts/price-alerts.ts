import { Effect } from "effect"
import type { DataCopy } from "../../core/contract/data-copy.ts"
import { type AlertNews, alertNews, canConfirm, priceAlertRule, type StoneNow } from "../../core/domain/alerts/price-alert.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { absenceSql } from "../stock/absence.ts"
import { isBoughtBySql } from "../visits/is-bought-by.ts"

export type AlertLetterKind = "asked" | AlertNews

type NewAlert = {
  readonly code: string
  readonly email: string
  /** Account that asks for letters to its own address, confirmed or not. */
  readonly userId: number | null
  /** Roubles. */
  readonly price: number
}

/** Stores a request and queues its confirmation letter. A repeated request renews an unconfirmed one and leaves a confirmed one as it is. */
export const storeAlert = ({ code, email, price, userId }: NewAlert): DatabaseEffect<void> =>
  transaction(
    Effect.gen(function* () {
      const row = yield* queryOne<{ id: number }>(upsert, [code, emailKey(email), email, userId, price])
      if (row !== null)
        yield* execute("insert into price_alert_letters (alert_id, kind) values ($1, 'asked') on conflict do nothing", [row.id])
    })
  )

const upsert = `insert into price_alerts as kept (code, email_key, email, user_id, price) values ($1, $2, $3, $4::int4, $5::int4)
  on conflict (code, email_key) where ended_at is null do update set
    user_id = case when kept.confirmed_at is null then excluded.user_id else kept.user_id end,
    price = case when kept.confirmed_at is null then excluded.price else kept.price end,
    asked_at = case when kept.confirmed_at is null then now() else kept.asked_at end
  returning id`

export type StoredAlert = StoneNow & {
  readonly id: number
  readonly email: string
  readonly code: string
  readonly name: string
  readonly isConfirmed: boolean
  readonly isEnded: boolean
}

/** `knownPrice`, in roubles: price in the last letter that was sent, without one the price at the request. */
const alertColumns = `alert.id, alert.email, code, stone.name, stone.price, ${absenceSql("'1-' || stone.id", "stone.is_available_for_sale")} as absence,
  ${isBoughtBySql("'1-' || stone.id", { user: "alert.user_id", emailKey: "alert.email_key" })} as "isBought",
  alert.confirmed_at is not null as "isConfirmed", alert.ended_at is not null as "isEnded",
  coalesce((select new_price from price_alert_letters where alert_id = alert.id and kind = 'fell' and sent_at is not null
    order by id desc limit 1), alert.price) as "knownPrice"`

export const findAlert = (id: number): DatabaseEffect<StoredAlert | null> =>
  queryOne<StoredAlert>(`select ${alertColumns} from price_alerts as alert join diamonds as stone using (code) where alert.id = $1`, [id])

export const findAlertsOf = (email: string): DatabaseEffect<DataCopy["alerts"]> =>
  query<DataCopy["alerts"][number]>(
    `select code, ${isoTime("asked_at")} as "askedAt", confirmed_at is not null as "isConfirmed", ended_at is not null as "isEnded"
        from price_alerts where email_key = $1 order by id`,
    [emailKey(email)]
  )

export type OwnAlert = StoredAlert & { readonly askedAt: string; readonly askedPrice: number }

/** Alerts to an address, without those that its owner ended: open ones and those whose stone left sale, the latest of each stone. */
export const findOwnAlerts = (email: string): DatabaseEffect<ReadonlyArray<OwnAlert>> =>
  query<OwnAlert>(
    `select ${alertColumns}, ${isoTime("alert.asked_at")} as "askedAt", alert.price as "askedPrice"
      from price_alerts as alert join diamonds as stone using (code)
      where alert.email_key = $1 and (alert.ended_at is null or alert.ended = 'sold')
        and not exists (select from price_alerts as later where later.code = alert.code and later.email_key = $1 and later.id > alert.id)
      order by alert.id desc limit 100`,
    [emailKey(email)]
  )

export const isAlertOf = (id: number, email: string): DatabaseEffect<boolean> =>
  Effect.map(queryOne("select from price_alerts where id = $1 and email_key = $2", [id, emailKey(email)]), (row) => row !== null)

/** The mailbox owns a confirmed alert: an account that has not confirmed the address may be a stranger's, and loses the alert. */
const confirm = `update price_alerts as alert set confirmed_at = now(), user_id = (select id from users
    where users.id = alert.user_id and users.email_key = alert.email_key and users.email_confirmed_at is not null)
  where id = $1 and confirmed_at is null and ended_at is null`

/** `false` when the address has as many confirmed alerts as it may. */
export const confirmAlert = (id: number): DatabaseEffect<boolean> =>
  transaction(
    Effect.gen(function* () {
      const others = yield* query<{ isConfirmed: boolean }>(lockAddress, [id])
      if (!canConfirm(others.filter(({ isConfirmed }) => isConfirmed).length)) return false
      yield* execute(confirm, [id])
      return true
    })
  )

/** Locks the address's open alerts, so that two confirmations at once do not exceed the limit. */
const lockAddress = `select confirmed_at is not null and id <> $1 as "isConfirmed" from price_alerts
  where ended_at is null and email_key = (select email_key from price_alerts where id = $1) order by id for no key update`

/** Ends an alert by its link or from its owner's list, and removes it from the list. Deletes its letters that are not sent yet. */
export const endAlert = (id: number): DatabaseEffect<void> =>
  transaction(
    Effect.andThen(
      execute(
        "update price_alerts set ended_at = coalesce(ended_at, now()), ended = 'link' where id = $1 and ended is distinct from 'link'",
        [id]
      ),
      execute("delete from price_alert_letters where alert_id = $1 and sent_at is null", [id])
    )
  )

/** Erases alerts of a closed account: those that it asked for, and those to its confirmed address. */
export const eraseAlertsOf = (userId: number, confirmedEmail: string | null): DatabaseEffect<void> =>
  execute("delete from price_alerts where user_id = $1 or email_key = $2", [
    userId,
    confirmedEmail === null ? null : emailKey(confirmedEmail)
  ])

/** Queues a letter for each confirmed alert whose stone has become cheaper or left sale. */
export const queueNews: DatabaseEffect<void> = Effect.gen(function* () {
  const alerts = yield* query<StoredAlert>(
    `select * from (
        select ${alertColumns} from price_alerts as alert join diamonds as stone using (code)
        where alert.confirmed_at is not null and alert.ended_at is null and (stone.price < alert.price or not stone.is_available_for_sale)
      ) as alert where not "isBought" and (absence is not null or price < "knownPrice") and not exists (
        select from price_alert_letters where alert_id = alert.id and (kind = 'sold' or kind = 'fell' and sent_at is null and absence is null))
      order by id limit 1000`
  )
  const news = alerts.flatMap((alert) => {
    const kind = alertNews(alert)
    return kind === null ? [] : [{ id: alert.id, kind }]
  })
  yield* execute(`insert into price_alert_letters (alert_id, kind) select * from unnest($1::int4[], $2::text[]) on conflict do nothing`, [
    news.map(({ id }) => id),
    news.map(({ kind }) => kind)
  ])
})

/** Ends alerts whose stone left sale, once the letter about it is sent, and those past their term; erases old ended and unconfirmed ones. */
export const endAlerts: DatabaseEffect<void> = Effect.gen(function* () {
  const { days, endedDays, unconfirmedDays } = priceAlertRule
  yield* execute(`update price_alerts set ended_at = now(), ended = 'sold' where ended_at is null
    and exists (select from price_alert_letters where alert_id = price_alerts.id and kind = 'sold' and sent_at is not null)`)
  yield* execute(
    "update price_alerts set ended_at = now(), ended = 'term' where ended_at is null and confirmed_at < now() - make_interval(days => $1::int4)",
    [days]
  )
  yield* execute(
    `delete from price_alerts where id in (select id from price_alerts
      where confirmed_at is null and asked_at < now() - make_interval(days => $1::int4) or ended_at < now() - make_interval(days => $2::int4)
      order by id limit 1000 for update skip locked)`,
    [unconfirmedDays, endedDays]
  )
})
