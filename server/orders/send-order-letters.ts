import { Effect } from "effect"
import type { Order } from "../../core/contract/order-history.ts"
import { maxReceiverLinks } from "../../core/domain/orders/papers.ts"
import { countTryQuietly, limits } from "../platform/api/limits.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { findReportedGifts } from "./due-gifts.ts"
import { addGiftLink } from "./gift-links.ts"
import { addPass } from "./paper-passes.ts"
import { hasTypedTexts, hiddenTextsNote, isDueLetter, isFreeLetter, type LetterKind, withoutTypedTexts } from "./order-letters.ts"
import { findOrderForLetter, isOrderEmailProven } from "./order-papers.ts"
import { type DueLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { orderLetter } from "./order-letter.ts"
import type { LetterLinks } from "./order-sentences.ts"
import { giftLinkOf, letterPassSeconds, receiptLinkOf } from "./paper-links.ts"

type DueLetter = {
  readonly id: number
  readonly orderId: number
  readonly careId: number | null
  readonly kind: LetterKind
  readonly tries: number
}

const orderLetters: DueLetters<DueLetter> = {
  table: "order_letters",
  columns: 'order_id as "orderId", care_id as "careId", kind, tries',
  about: "an order",
  write: Effect.fnUntraced(function* (due, publicUrl) {
    const order = yield* findOrderOf(due)
    const { careId, kind } = due
    if (order === null || !isDueLetter(kind, order, careId)) return null
    const isEmailProven = yield* isOrderEmailProven(order)
    if (!isEmailProven && !(yield* mayWrite(due, order))) return null
    const links = yield* linksOf(kind, order, publicUrl)
    return isEmailProven
      ? orderLetter({ kind, careId, order, publicUrl, links })
      : orderLetter({
          ...{ kind, careId, order: withoutTypedTexts(order), publicUrl, links },
          ...(hasTypedTexts(order) && { note: hiddenTextsNote })
        })
  })
}

/** Limits letters that cost their sender nothing. Counts the first try only. */
const mayWrite = ({ kind, tries }: DueLetter, order: Order): DatabaseEffect<boolean> =>
  tries === 1 && isFreeLetter(kind, order) ? countTryQuietly(limits.orderLetter, emailKey(order.contact.email)) : Effect.succeed(true)

/** A letter about lost gifts gets an order with these items only. */
const findOrderOf = Effect.fnUntraced(function* ({ id, kind, orderId }: DueLetter) {
  const order = yield* findOrderForLetter(orderId)
  if (order === null || kind !== "giftLost") return order
  const reported = yield* findReportedGifts(id)
  return { ...order, items: order.items.filter(({ position }) => reported.has(position)) }
})

export const sendLetters = (publicUrl: string) => sendDueLetters(orderLetters, publicUrl)

const linksOf = Effect.fnUntraced(function* (
  kind: LetterKind,
  order: Order,
  publicUrl: string
): Effect.fn.Return<LetterLinks, DatabaseFailed, Database> {
  if (kind === "giftLost") {
    const lost = order.items.flatMap(({ certificates, gift }) => (gift?.isLost === true ? certificates : []))
    const links = yield* Effect.forEach(lost, ({ number }) => giftLink(number, publicUrl))
    return { receipt: null, gifts: Object.fromEntries(links.flat()) }
  }
  if (kind !== "paid" && kind !== "completed") return { receipt: null, gifts: {} }
  const receipt = newToken()
  const paper = { kind: "receipt", id: String(order.id) } as const
  const pass = {
    tokenHash: fingerprint(receipt),
    paper,
    of: { orderId: order.id },
    sessionHash: null,
    seconds: letterPassSeconds,
    uses: null
  }
  yield* addPass("letter", pass)
  const bought = kind === "paid" ? order.items.flatMap(({ certificates, gift }) => (gift === null ? certificates : [])) : []
  const gifts = yield* Effect.forEach(bought, ({ number }) => giftLink(number, publicUrl))
  return { receipt: receiptLinkOf(order.id, receipt, publicUrl), gifts: Object.fromEntries(gifts.flat()) }
})

/** Empty if the certificate has reached its limit of links. */
export const giftLink = Effect.fnUntraced(function* (number: string, publicUrl: string) {
  const token = newToken()
  return (yield* addGiftLink(number, fingerprint(token), maxReceiverLinks)) ? [[number, giftLinkOf(token, publicUrl)] as const] : []
})
