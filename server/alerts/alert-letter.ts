import type { DiamondCard } from "../../core/contract/catalog-diamonds.ts"
import { alertTerms } from "../../core/domain/alerts/price-alert.ts"
import { type Absence, absenceOfStone } from "../../core/domain/stock/absence.ts"
import { stoneAttributes } from "../../core/domain/cart/cart-items.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { nameOnCard, shapePath } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterItem, LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"

type AlertLetterData = {
  readonly to: string
  readonly publicUrl: string
  readonly stone: DiamondCard
  /** Ends the alert, in the letter and by the mail program's button. */
  readonly endLink: string
}

/** Double opt-in letter. It quotes nothing typed, so that strangers cannot send text with it. */
export const askedAlertLetter = ({ link, ...data }: AlertLetterData & { readonly link: string }): Letter =>
  withEndLink(data, {
    subject: "Подтвердите письма о цене камня",
    title: "Следить за ценой камня?",
    paragraphs: [
      `Этот адрес указали в «Грани», чтобы узнать о снижении цены камня. Подтвердите, что письма нужны вам: ссылка действует ${alertTerms.unconfirmed}.`,
      "Напишем, если цена станет ниже, и один раз, если камень уйдёт из продажи. Следим год."
    ],
    items: [itemOf(data.stone, [])],
    action: { text: "Следить за ценой", link },
    notes: [
      `Если это были не вы, ничего делать не нужно: без подтверждения писем не будет, а адрес мы сотрём через ${alertTerms.unconfirmed}.`,
      `Отказаться сразу: ${data.endLink}`
    ]
  })

/** Answers a repeated request for a confirmed alert, so that the page may promise a letter to every address. */
export const activeAlertLetter = (data: AlertLetterData): Letter =>
  withEndLink(data, {
    subject: "Вы уже следите за ценой камня",
    title: "Вы уже следите за ценой",
    paragraphs: ["Письма о цене этого камня приходят на этот адрес, подтверждать больше ничего не нужно."],
    items: [itemOf(data.stone, [])],
    action: openStone(data),
    notes: [endNote(data)]
  })

type PriceFall = { readonly oldPrice: number; readonly newPrice: number }

export const fellLetter = ({ newPrice, oldPrice, ...data }: AlertLetterData & PriceFall): Letter =>
  withEndLink(data, {
    subject: `Цена снизилась: ${nameOnCard(data.stone.shape, data.stone.weight)}`,
    title: "Цена снизилась",
    paragraphs: [`Камень, за ценой которого вы следите, подешевел на${nbsp}${formatPrice(oldPrice - newPrice)}.`],
    items: [{ ...itemOf(data.stone, []), sum: null }],
    sums: [
      { name: "Была", value: formatPrice(oldPrice) },
      { name: "Стала", value: formatPrice(newPrice) }
    ],
    action: openStone(data),
    notes: ["Напишем снова, если цена станет ещё ниже или камень уйдёт из продажи.", endNote(data)]
  })

type GoneStone = { readonly absence: Absence; readonly similar: ReadonlyArray<DiamondCard> }

export const soldLetter = ({ absence, similar, ...data }: AlertLetterData & GoneStone): Letter =>
  withEndLink(data, {
    subject: `Больше не в${nbsp}продаже: ${nameOnCard(data.stone.shape, data.stone.weight)}`,
    title: "Камень больше не в продаже",
    paragraphs: [
      `${data.stone.name}. ${stoneAttributes(data.stone)}. ${absenceOfStone[absence]}. Это последнее письмо о нём.`,
      similar.length === 0 ? "Похожих камней этой формы сейчас нет." : `Самые похожие из тех, что в${nbsp}продаже:`
    ],
    items: similar.map((other) => itemOf(other, [`${data.publicUrl}${diamondPath(other.code)}`])),
    action: { text: "Все камни этой формы", link: `${data.publicUrl}${shapePath(data.stone.shape)}` },
    notes: [endNote(data)]
  })

const withEndLink = ({ endLink, publicUrl, to }: AlertLetterData, content: LetterContent): Letter => ({
  ...letterOf(to, publicUrl, content),
  unsubscribeLink: endLink
})

const itemOf = (stone: DiamondCard, notes: ReadonlyArray<string>): LetterItem => ({
  name: stone.name,
  picture: stonePicture(stone),
  details: stoneAttributes(stone),
  quantity: 1,
  sum: stone.price,
  notes
})

const openStone = ({ publicUrl, stone }: AlertLetterData) => ({ text: "Открыть камень", link: `${publicUrl}${diamondPath(stone.code)}` })

const endNote = ({ endLink }: AlertLetterData): string => `Больше не следить за ценой: ${endLink}`
