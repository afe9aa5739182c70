import { Effect } from "effect"
import { giftCardsPath } from "../../core/domain/cart/gift-choice.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { query, queryOne } from "../platform/db/query.ts"
import { findGiftCertificate } from "./order-papers.ts"

/** `pdf` is Base64 and contains the code, which is worth money. */
export type EnvelopeCard = { readonly name: string; readonly pdf: string }

/** `null` for an unknown order. File names contain no certificate numbers. */
export const drawEnvelopeCards = Effect.fn("drawEnvelopeCards")(function* (orderId: number, publicUrl: string) {
  const order = yield* queryOne<{ state: string; status: string }>("select payment_state as state, status from orders where id = $1", [
    orderId
  ])
  if (order === null) return null
  const gifts = yield* query<{ position: number; number: string | null }>(selectCards, [orderId])
  if (gifts.length === 0) return yield* refuseCall(409, "В этом заказе нет карт в конверте")
  const issued = gifts.flatMap(({ number, position }) => (number === null ? [] : [{ number, position }]))
  if (order.status === "cancelled") return yield* refuseCall(409, "Заказ отменён")
  if (issued.length === 0)
    return yield* refuseCall(
      409,
      order.state === "paid" ? "Сертификаты вернули: печатать нечего" : "Сертификаты выпустим, когда заказ оплатят"
    )
  const cards = yield* Effect.forEach(issued, ({ number, position }, index) =>
    Effect.gen(function* () {
      const certificate = yield* findGiftCertificate(number)
      if (certificate === null) return []
      const pdf = yield* Effect.promise(async () =>
        (await import("./gift-certificate.ts")).drawGiftCertificate(certificate, checkLink(publicUrl))
      )
      return [{ name: `card-${orderId}-${position}-${index + 1}.pdf`, pdf: Buffer.from(pdf).toString("base64") }]
    })
  )
  yield* Effect.logInfo(`Rendered the gift cards of order ${orderId} for printing`)
  return { cards: cards.flat() satisfies ReadonlyArray<EnvelopeCard> }
})

/** Link of the printed QR code; a stranger who scans it learns only the shop's address. */
const checkLink = (publicUrl: string): string => `${publicUrl}${giftCardsPath}`

const selectCards = `select gift.position, issued.number from order_gifts as gift
  left join issued_certificates as issued on issued.order_id = gift.order_id and issued.position = gift.position and issued.refunded_at is null
  where gift.order_id = $1 and gift.way = 'card' order by gift.position, issued.number`
