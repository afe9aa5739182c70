import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import {
  diamondOrderNames,
  diamondOrderSentences,
  type DiamondOrderStatus,
  wishedWeight
} from "../../core/domain/diamond-orders/diamond-order.ts"
import { diamondOrderPath } from "../../core/domain/diamond-orders/diamond-orders-address.ts"
import type { Shape } from "../../core/domain/product/diamond.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"

type Change = {
  readonly id: number
  readonly email: string
  readonly status: DiamondOrderStatus
  readonly words: string | null
  readonly shape: Shape
  readonly weightFrom: number
  readonly weightTo: number
}

const letters: DueLetters<{ readonly eventId: number }> = {
  table: "diamond_order_letters",
  columns: 'event_id as "eventId"',
  about: "a request for a diamond",
  write: ({ eventId }, publicUrl) =>
    Effect.map(findChange(eventId), (change) => (change === null ? null : diamondOrderLetter(change, publicUrl)))
}

export const startDiamondOrderLetters = (publicUrl: string) => startLetters(letters, publicUrl)

export const repeatDiamondOrderSweep = (publicUrl: string) => repeatSweep("requests for diamonds", sendDueLetters(letters, publicUrl))

export const diamondOrderLetter = ({ email, id, shape, status, weightFrom, weightTo, words }: Change, publicUrl: string): Letter =>
  letterOf(email, publicUrl, {
    subject: `Заявка № ${id}: ${diamondOrderNames[status].toLowerCase()}`,
    title: diamondOrderNames[status],
    paragraphs: [
      `${shapeNames[shape]}, ${wishedWeight(weightFrom, weightTo)}.`,
      diamondOrderSentences[status],
      ...(words === null ? [] : [words])
    ],
    action: { text: "Открыть заявку", link: `${publicUrl}${diamondOrderPath(id)}` },
    notes: []
  })

const findChange = (eventId: number): DatabaseEffect<Change | null> =>
  queryOne<Change>(
    `select asked.id, users.email, event.status, event.words, shape, weight_from::float8 as "weightFrom", weight_to::float8 as "weightTo"
          from diamond_order_events as event join diamond_orders as asked on asked.id = diamond_order_id join users on users.id = asked.user_id
          where event.id = $1`,
    [eventId]
  )
