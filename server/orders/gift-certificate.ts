import { giftCardSheet } from "../../core/domain/cart/gift-card-sheet.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { drawSheet } from "../platform/pdf/draw-sheet.ts"
import type { GiftCertificate } from "./order-papers.ts"

/**
 * `link` is the QR code: the recipient's link, which proves authenticity, or in an envelope the page that checks number and code; `null` omits it.
 */
export const drawGiftCertificate = (certificate: GiftCertificate, link: string | null): Promise<Uint8Array<ArrayBuffer>> => {
  const { amount, code, design, number, recipient, sender, validUntil, words } = certificate
  const sheet = giftCardSheet({
    amount,
    link,
    recipient,
    sender,
    words,
    design: giftDesignOf(design),
    issued: { number, code, validUntil }
  })
  return drawSheet(sheet, `Подарочный сертификат ${number}`)
}
