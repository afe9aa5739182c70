import { organization } from "../content/organization.ts"
import { certificateTerm } from "../content/shop-phrases.ts"
import { wordmark } from "../content/wordmark.ts"
import { dropUnknownGraphemes } from "../print/letters.ts"
import { inks, linesOf, type Mark, type Sheet, sheetSize } from "../print/sheet.ts"
import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"
import { type GiftDesign, giftSheetOf } from "./gift-designs.ts"
import { layOutMessage, layOutName, namePlace, messagePlace } from "./gift-message.ts"

/** `null` fields are unknown before payment. */
export type GiftCardPrint = {
  readonly design: GiftDesign
  readonly amount: number | null
  readonly recipient: string
  readonly sender: string
  readonly words: string
  readonly issued: { readonly number: string; readonly code: string; readonly validUntil: string } | null
  /**
   * Target of the QR code: recipient's link of an e-mailed certificate, balance page for a paper one; `null` before payment or without a code. Number
   * and code of a paper certificate are money, so they are printed only as text.
   */
  readonly link: string | null
}

/** A5 folded into a card, for print and preview. */
export const giftCardSheet = (card: GiftCardPrint): Sheet => ({ ...sheetSize, marks: [...faceOf(card), ...innerOf(card)] })

/** Millimetres. */
const fold = sheetSize.height / 2
const margin = 12
const right = { x: 96, side: 40 } as const

const looks: Readonly<Record<GiftDesign, { readonly ground: string; readonly ink: string }>> = {
  night: { ground: inks.night, ink: inks.paper },
  drawing: { ground: inks.paper, ink: inks.ink },
  shapes: { ground: inks.ground, ink: inks.ink }
}

const faceOf = ({ amount, design }: GiftCardPrint): ReadonlyArray<Mark> => {
  const { ground, ink } = looks[design]
  return [
    { kind: "ground", x: 0, y: 0, width: sheetSize.width, height: fold, fill: ground },
    ...drawingOf(design, ink),
    { kind: "outline", path: wordmark.path, x: margin, y: margin, scale: 46 / 2195, fill: ink },
    { kind: "text", text: "Подарочный сертификат", x: margin, y: 83, size: 3.7, face: "words", fill: ink },
    { kind: "text", text: amount === null ? "Сумма" : formatPrice(amount), x: margin, y: 93, size: 9.4, face: "words", fill: ink }
  ]
}

/** Overflow is cut off on the left. */
const drawingOf = (design: GiftDesign, ink: string): ReadonlyArray<Mark> => {
  const { face, lines } = giftSheetOf(design)
  const [left = 0, top = 0, width = 1, height = 1] = face.split(" ").map(Number)
  const unit = fold / height
  const origin = { x: sheetSize.width - (left + width) * unit, y: -top * unit }
  return lines.map(({ path, scale, x, y }) => ({
    kind: "lines",
    path,
    x: origin.x + x * unit,
    y: origin.y + y * unit,
    scale: scale * unit,
    stroke: ink,
    thickness: 0.18
  }))
}

const innerOf = (card: GiftCardPrint): ReadonlyArray<Mark> => [
  { kind: "ground", x: 0, y: fold, width: sheetSize.width, height: fold, fill: inks.paper },
  { kind: "rule", x: 0, y: fold, to: sheetSize.width, stroke: inks.line, isDashed: true },
  ...(isSigned(card) ? signed(card) : steps),
  ...redemption(card)
]

const isSigned = ({ recipient, sender, words }: GiftCardPrint): boolean => [recipient, sender, words].some((text) => text.trim() !== "")

const label = { kind: "text", x: margin, size: 2.8, face: "words", fill: inks.quiet } as const
const message = { x: margin, size: messagePlace.size, leading: messagePlace.leading, face: "words", fill: inks.ink } as const

const signed = ({ recipient, sender, words }: GiftCardPrint): ReadonlyArray<Mark> => {
  const { lines } = layOutMessage(dropUnknownGraphemes(words))
  const hasName = recipient.trim() !== ""
  const from = hasName ? fold + 32 : fold + 20
  return [
    ...(hasName ? [{ ...label, text: "Кому", y: fold + 13 }, nameMark(recipient, fold + 22.5)] : []),
    ...linesOf(lines.slice(0, messagePlace.maxLines), { ...message, y: from }),
    ...(sender.trim() === "" ? [] : [{ ...label, text: "От кого", y: fold + 84.5 }, nameMark(sender, fold + 93)])
  ]
}

const nameMark = (name: string, y: number): Mark => ({ kind: "text", ...layOutName(name), x: margin, y, face: "names", fill: inks.ink })

const steps: ReadonlyArray<Mark> = [
  { kind: "text", text: "Выберите своё", x: margin, y: fold + 22.5, size: namePlace.largest, face: "names", fill: inks.ink },
  ...linesOf(
    [
      "Украшение, бриллиант или услуга дома,",
      "на сайте или в салоне.",
      "",
      "При оплате назовите номер и код.",
      "Разницу можно доплатить,",
      "остаток сохранится до конца срока."
    ],
    { ...message, y: fold + 35 }
  ),
  { ...label, text: `${organization.phone}, ${organization.email}`, y: fold + 93 }
]

const balanceCheck = (link: string | null): ReadonlyArray<Mark> => [
  { kind: "code", link, x: right.x, y: fold + 12, side: right.side },
  { ...label, x: right.x, text: "Проверить на сайте", y: fold + 58.5 }
]

const redemption = ({ issued, link }: GiftCardPrint): ReadonlyArray<Mark> => {
  const hasCode = link !== null || issued === null
  const top = hasCode ? fold + 64 : fold + 13
  const fact = (name: string, value: string, y: number): ReadonlyArray<Mark> => [
    { ...label, x: right.x, text: name, y },
    { kind: "text", text: value, x: right.x, y: y + 5.2, size: 4.4, face: "medium", fill: inks.ink }
  ]
  return [
    ...(hasCode ? balanceCheck(link) : []),
    ...fact("Номер", issued?.number ?? "после оплаты", top),
    ...fact("Код", issued?.code ?? "после оплаты", top + 12),
    ...(issued === null
      ? fact("Действует", `${certificateTerm} с покупки`, top + 24)
      : fact("Действует по", formatDay(issued.validUntil), top + 24)),
    ...(hasCode
      ? []
      : linesOf(["Код равен деньгам:", "не показывайте его", "посторонним."], {
          ...message,
          x: right.x,
          y: top + 42,
          size: 3.2,
          leading: 4.7
        }))
  ]
}
