import { giftCardSheet } from "../../core/domain/cart/gift-card-sheet.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { drawSheet } from "./draw-sheet.ts"
import type { GiftCertificate } from "./order-papers.ts"

/**
 * A gift certificate as a PDF, as its preview has shown it. Opened by the link of its receiver it has that link as a QR code: who scans it sees whether the
 * paper is genuine; one for an envelope has the page where that is asked by number and code. `link` is `null` for who bought it.
 */
export const drawGiftCertificate = (certificate: GiftCertificate, link: string | null): Promise<Uint8Array<ArrayBuffer>> => {
  const { amount, code, design, number, recipient, sender, validUntil, words } = certificate
  const sheet = giftCardSheet({
    ...{ amount, link, recipient, sender, words },
    design: giftDesignOf(design),
    issued: { number, code, validUntil }
  })
  return drawSheet(sheet, `Подарочный сертификат ${number}`)
}
