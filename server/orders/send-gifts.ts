import { Effect } from "effect"
import { giftDesignOf, giftPicture } from "../../core/domain/cart/gift-designs.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterContent } from "../platform/mail/letter-content.ts"
import { type Letter, Mail } from "../platform/mail/mail.ts"
import { type DueGift, giveUpUnanswered, markGiftSent, postponeGift, claimGift } from "./due-gifts.ts"
import { giftLink } from "./send-order-letters.ts"

/** Sends each gift at most once. */
export const sendGifts = (publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    const mail = yield* Mail
    yield* giveUpUnanswered
    for (let due = yield* claimGift; due !== null; due = yield* claimGift) {
      const gift = due
      const links = (yield* Effect.forEach(gift.certificates, ({ number }) => giftLink(number, publicUrl))).flat()
      yield* mail.send(giftLetter(gift, new Map(links), publicUrl)).pipe(
        Effect.andThen(markGiftSent(gift)),
        Effect.catchTag("MailFailed", ({ reason }) =>
          Effect.andThen(Effect.logWarning("Could not send a gift; it is sent again later", reason), postponeGift(gift))
        )
      )
    }
  })

export const giftLetter = (gift: DueGift, links: ReadonlyMap<string, string>, publicUrl: string): Letter => {
  const { certificates, design, email, recipient, sender, words } = gift
  const [first] = links.values()
  const content: LetterContent = {
    subject: sender === "" ? "Вам подарок: сертификат дома «Грань»" : `Вам подарок от: ${sender}`,
    title: "Вам подарок",
    paragraphs: [
      `Кому: ${recipient}`,
      ...words.split("\n").filter((line) => line.trim() !== ""),
      ...(sender === "" ? [] : [`От кого: ${sender}`])
    ],
    items: certificates.map(({ amount, number, validUntil }) => {
      const link = links.size > 1 ? links.get(number) : undefined
      return {
        ...{ name: "Подарочный сертификат", details: `Действует по ${formatDay(validUntil)}`, quantity: 1, sum: amount },
        picture: giftPicture(giftDesignOf(design)),
        notes: link === undefined ? [] : [link]
      }
    }),
    action: { text: "Открыть сертификат", link: first ?? `${publicUrl}/giftcards` },
    notes: [
      "На сертификате номер и код: они равны деньгам, не показывайте их посторонним. Тратить его можно по частям, на сайте или в салоне."
    ]
  }
  return letterOf(email, publicUrl, content)
}
