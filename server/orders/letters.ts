import { Effect } from "effect"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { noteSent, takeLetter } from "../db/order-letters.ts"
import { findOrderToTell } from "../db/order-papers.ts"
import { Mail } from "../mail/mail.ts"
import { orderLetter } from "../mail/order-letter.ts"

/** Sends the letters that are due, one after another. One that does not leave is put off, and is tried again. */
export const sendLetters = (publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    const mail = yield* Mail
    for (let due = yield* takeLetter; due !== null; due = yield* takeLetter) {
      const { id, kind, orderId } = due
      const order = yield* findOrderToTell(orderId)
      const isSent =
        order === null ||
        (yield* mail.send(orderLetter({ kind, order, publicUrl })).pipe(
          Effect.as(true),
          Effect.catchTag("MailFailed", (failure) =>
            Effect.as(Effect.logWarning("A letter about an order did not leave", failure.reason), false)
          )
        ))
      if (isSent) yield* noteSent(id)
    }
  })
