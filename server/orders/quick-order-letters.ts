import { Effect } from "effect"
import type { QuickOrderState } from "../../core/domain/orders/quick-order.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { Mail } from "../platform/mail/mail.ts"
import { quickOrderLetter } from "./quick-order-letter.ts"
import { findQuickOrder } from "./quick-orders.ts"

type Due = { readonly id: number; readonly quickOrderId: number; readonly kind: QuickOrderState }

/** Asks for the letter of a state, in the transaction that brings a quick order there; each is sent once. */
export const askQuickOrderLetter = (id: number, kind: QuickOrderState): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into quick_order_letters (quick_order_id, kind) values ($1, $2) on conflict do nothing", [id, kind])
    )
  )

/** What a quick order leaves to be done, after its answer. What fails is done by the next sweep. */
export const followQuickOrders = (publicUrl: string): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.catchCause(sendQuickOrderLetters(publicUrl), (cause) => Effect.logError("The letters about quick orders were not sent", cause))
    )
  )

/** Sends the letters that are due, one after another. One that does not leave is put off, and is tried again. */
export const sendQuickOrderLetters = (publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    for (let due = yield* takeDue; due !== null; due = yield* takeDue) {
      if (yield* sendOne(due, publicUrl)) yield* noteSent(due.id)
    }
  })

const sendOne = Effect.fnUntraced(function* ({ kind, quickOrderId }: Due, publicUrl: string) {
  const order = yield* findQuickOrder(quickOrderId)
  if (order === null) return true
  const mail = yield* Mail
  return yield* mail.send(quickOrderLetter(kind, order, publicUrl)).pipe(
    Effect.as(true),
    Effect.catchTag("MailFailed", (failure) =>
      Effect.as(Effect.logWarning("A letter about a quick order did not leave", failure.reason), false)
    )
  )
})

/** It is put off first, longer with every try: a process that ends while it sends is no loss. */
const takeDue = Effect.map(
  Database.use((database) =>
    database.query<Due>(`update quick_order_letters set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
      where id = (select id from quick_order_letters where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
      returning id, quick_order_id as "quickOrderId", kind`)
  ),
  ([row]) => row ?? null
)

const noteSent = (id: number) =>
  Effect.asVoid(Database.use((database) => database.query("update quick_order_letters set sent_at = now() where id = $1", [id])))
