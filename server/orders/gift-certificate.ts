import { formatDay } from "../../core/domain/text/days.ts"
import { type GiftDesign, giftDesignOf, giftSheetOf } from "../../core/domain/cart/gift-designs.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { organization } from "../../core/domain/content/organization.ts"
import type { GiftCertificate } from "./order-papers.ts"
import { ink, loadPdf, quiet } from "./load-pdf.ts"

/**
 * A gift certificate as a PDF: its face as it was chosen, and below it the amount, the number with its code, and until when it is valid. Opened by the link
 * of its receiver it has that link as a QR code: who scans it sees whether the paper is genuine. `link` is `null` for who bought it.
 */
export const drawGiftCertificate = async (certificate: GiftCertificate, link: string | null): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await loadPdf()
  const { amount, code, number, validUntil } = certificate
  const drawn = pdf.createPdf({
    info: { title: `Подарочный сертификат ${number}`, author: organization.name },
    lang: "ru",
    pageSize: "A4",
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: "Golos", fontSize: 10, color: ink },
    content: [
      { svg: faceOf(giftDesignOf(certificate.design)), width: 483, margin: [0, 0, 0, 40] },
      { text: organization.name.toUpperCase(), fontSize: 9, color: quiet, margin: [0, 0, 0, 16] },
      { text: "Подарочный сертификат", fontSize: 16, margin: [0, 0, 0, 4] },
      { text: formatPrice(amount), fontSize: 34, margin: [0, 0, 0, 28] },
      {
        columnGap: 32,
        columns: [
          {
            width: "*",
            stack: [
              ...fact("Номер", number),
              ...fact("Код", code),
              ...fact("Действует по", formatDay(validUntil)),
              {
                text: "Номер и код вводят при оплате или называют в салоне. Код равен деньгам: не пересылайте его посторонним.",
                color: quiet
              }
            ]
          },
          ...(link === null ? [] : [{ width: "auto" as const, qr: link, fit: 132, foreground: ink }])
        ]
      }
    ]
  })
  return new Uint8Array(await drawn.getBuffer())
}

const fact = (name: string, value: string) =>
  [
    { text: name, fontSize: 8, color: quiet },
    { text: value, fontSize: 15, margin: [0, 0, 0, 12] }
  ] as const

/** Ground and lines of a design, as its face is drawn on the page of certificates. */
const grounds: Readonly<Record<GiftDesign, readonly [ground: string, line: string]>> = {
  night: ["#11171b", "#ffffff"],
  drawing: ["#ffffff", ink],
  shapes: ["#eae9e7", ink]
}

const faceOf = (design: GiftDesign): string => {
  const { face, lines } = giftSheetOf(design)
  const [left = 0, top = 0, width = 0, height = 0] = face.split(" ").map(Number)
  const [ground, line] = grounds[design]
  const paths = lines.map(
    ({ path, scale, x, y }) =>
      `<path d="${path}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${line}" stroke-width="${width / 800}"/>`
  )
  const frame = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}" stroke="${quiet}" stroke-width="${width / 1200}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${face}">${frame}${paths.join("")}</svg>`
}
