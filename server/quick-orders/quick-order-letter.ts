import { ordersPath } from "../../core/domain/orders/orders-address.ts"
import { answersNow, callBackHours } from "../../core/domain/content/shop-hours.ts"
import { organization } from "../../core/domain/content/organization.ts"
import type { QuickOrderState } from "../../core/domain/orders/quick-order.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterProduct } from "../cart/letter-product.ts"
import type { LetterItem, LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"
import type { StoredQuickOrder } from "./quick-orders.ts"

/** The address is unconfirmed, so the letter quotes nothing typed: strangers cannot send text with it. */
export const quickOrderLetter = (kind: QuickOrderState, data: LetterData): Letter =>
  letterOf(data.order.email, data.publicUrl, { ...contentOf[kind](data), items: itemsOf(data) })

type LetterData = { readonly order: StoredQuickOrder; readonly thing: LetterProduct | null; readonly publicUrl: string }

/** The price of a requested product is named later, that of a cancelled order not at all. */
const itemsOf = ({ order: { kind, state, thing: named }, thing }: LetterData): ReadonlyArray<LetterItem> =>
  named.name === null
    ? []
    : [
        {
          name: named.name,
          picture: thing?.picture ?? null,
          details: thing?.details ?? "",
          quantity: 1,
          notes: [],
          sum: state === "cancelled" || kind === "request" ? null : (thing?.price ?? null)
        }
      ]

type Write = (data: LetterData) => LetterContent

const requestedLetter: Write = ({ order, publicUrl }) => ({
  subject: `Заявка № ${order.id} принята`,
  title: "Заявка принята",
  paragraphs: [...requestNumber(order), next[order.kind], keepsNothing[order.kind]],
  action: openThing(order, publicUrl),
  notes: [`Если вы не оставляли эту заявку, позвоните нам, и мы её отменим: ${organization.phone}.`, ...ordersNote(publicUrl)]
})

const inWork: Write = ({ order, publicUrl }) => ({
  subject: `Заявка № ${order.id} в работе`,
  title: "Заявка в работе",
  paragraphs: [...requestNumber(order), "Мы занимаемся вашей заявкой.", ...answerOf(order)],
  ...end(order, publicUrl)
})

const done: Write = ({ order, publicUrl }) => ({
  subject: `Заявка № ${order.id} выполнена`,
  title: "Заявка выполнена",
  paragraphs: [...requestNumber(order), ...answerOf(order), "Спасибо, что выбрали «Грань»."],
  ...end(order, publicUrl)
})

const cancelled: Write = ({ order, publicUrl }) => ({
  subject: `Заявка № ${order.id} отменена`,
  title: "Заявка отменена",
  paragraphs: [...requestNumber(order), ...answerOf(order)],
  ...end(order, publicUrl)
})

const contentOf: Readonly<Record<QuickOrderState, Write>> = { asked: requestedLetter, inWork, done, cancelled }

const requestNumber = ({ id }: StoredQuickOrder): ReadonlyArray<string> => [`Номер заявки ${id}.`]

const urgent = `Если это срочно, звоните сами: ${organization.phone}, ${answersNow}.`

const next = {
  quick: `Позвоним вам ${callBackHours}, чтобы договориться об оплате и доставке. ${urgent}`,
  request: `Позвоним вам ${callBackHours} и назовём срок и цену. ${urgent}`
} as const

const keepsNothing = {
  quick: "До звонка мы ничего не откладываем. Чтобы закрепить покупку за собой, оформите заказ через корзину.",
  request: "Запрос ни к чему не обязывает."
} as const

const answerOf = ({ answer }: StoredQuickOrder): ReadonlyArray<string> => (answer === null ? [] : [answer])

const openThing = ({ thing }: StoredQuickOrder, publicUrl: string) => ({
  text: thing.link === null ? "Открыть магазин" : thing.link.startsWith("/diamonds") ? "Открыть камень" : "Открыть украшение",
  link: `${publicUrl}${thing.link ?? "/"}`
})

const ordersNote = (publicUrl: string): ReadonlyArray<string> => [
  `Заявки с подтверждённой почты видны в личном кабинете: ${publicUrl}${ordersPath}`
]

const end = (order: StoredQuickOrder, publicUrl: string) => ({
  action: openThing(order, publicUrl),
  notes: [`Если что-то не так, позвоните нам: ${organization.phone}. Назовите номер заявки.`, ...ordersNote(publicUrl)]
})
