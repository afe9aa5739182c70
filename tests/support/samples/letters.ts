import type { OrderCare } from "../../../core/contract/order-care.ts"
import type { Order, OrderItem } from "../../../core/contract/order-history.ts"
import type { QuickOrderState } from "../../../core/domain/orders/quick-order.ts"
import { diamondOrderStatuses } from "../../../core/domain/diamond-orders/diamond-order.ts"
import { newDeviceLetter } from "../../../server/account/device-letters.ts"
import * as email from "../../../server/account/email-letters.ts"
import * as alerts from "../../../server/alerts/alert-letter.ts"
import { resetLetter } from "../../../server/account/reset-letter.ts"
import { closedAccountLetter } from "../../../server/closed-accounts/closed-account-letters.ts"
import { diamondOrderLetter } from "../../../server/diamond-orders/diamond-order-letters.ts"
import { orderLetter } from "../../../server/orders/order-letter.ts"
import type { LetterKind } from "../../../server/orders/order-letters.ts"
import { giftLetter } from "../../../server/orders/send-gifts.ts"
import { changeLetter } from "../../../server/passport/passport-letters.ts"
import type { Letter } from "../../../server/platform/mail/mail.ts"
import * as questions from "../../../server/questions/question-letters.ts"
import { quickOrderLetter } from "../../../server/quick-orders/quick-order-letter.ts"
import type { ReviewLetterKind } from "../../../server/reviews/moderation.ts"
import { reviewLetter } from "../../../server/reviews/review-letter.ts"
import type { VisitLetterKind } from "../../../server/visits/change-visit.ts"
import { visitLetter } from "../../../server/visits/visit-letter.ts"
import type { StoredVisit } from "../../../server/visits/visits.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { order as plainOrder, quickOrder } from "../../../qa/samples/order-history.ts"

/** Origin of the shop, and links for letters. */
export const publicUrl = "https://gran.test"
const tokenLink = (path: string, letter: string): string => `${publicUrl}${path}${letter.repeat(43)}`
export const secretLinks = {
  press: tokenLink("/confirm?token=", "a"),
  unsubscribe: tokenLink("/confirm?token=", "b"),
  alert: tokenLink("/alert?token=", "f"),
  alertEnd: tokenLink("/alert?token=", "g"),
  visit: tokenLink("/visit/cancel?token=", "c"),
  receipt: tokenLink("/receipts/100001.pdf?pass=", "d"),
  gift: tokenLink("/gifts/", "e")
} as const

const [stone] = plainOrder.items
if (stone === undefined) throw new Error("the order has no stone")
const given = { recipient: "Ольга", sender: "Анна", words: "", way: "email", email: "olga@example.ru", sendOn: null, sentAt: null } as const
const certificate = { number: "4000123412341234", url: "/gifts/4000123412341234.pdf", validUntil: "2029-11-21", isShared: false }
const ring: OrderItem = {
  ...{ ...stone, position: 2, id: "0-12", type: "jewelry", name: "Кольцо с бриллиантом", images: ["/pictures/jewelry/solitaire-rose"] },
  ...{ quantity: 2, price: 164_500, amount: 329_000, attributes: "Розовое золото 585, бриллиант 0,50 карата, размер 16,5. Арт. 0299757" },
  engraving: { side: "inside", font: "script", text: "Навсегда", price: 3_000 }
}
const gift: OrderItem = {
  ...{ ...stone, position: 3, id: "3-1-25000-0", type: "certificate", name: "Подарочный сертификат", images: ["night"] },
  ...{ quantity: 1, price: 25_000, amount: 25_000, attributes: "Номинал 25 000 ₽, действует 3 года с даты покупки" },
  ...{ certificates: [certificate], gift: { ...given, isLost: true } }
}
const care: OrderCare = {
  ...{ id: 7001, kind: "return", state: "asked", lines: [{ position: 2, quantity: 1 }], careReason: "Не подошёл размер", wishedOn: null },
  ...{ answer: "Ждём вещь в салоне на Тверской", askedAt: "2026-11-25T10:00:00.000Z", refund: null }
}
export const orderOfLetters: Order = {
  ...plainOrder,
  items: [stone, ring, gift],
  cares: [care],
  promotion: { code: "SUMMER", words: "скидка 10 %" },
  certificates: [{ ending: "1234", amount: 10_000, returned: 0, isReturned: false }],
  amounts: {
    ...plainOrder.amounts,
    items: 1_310_000,
    discount: 131_000,
    delivery: 600,
    total: 1_179_600,
    byCertificates: 10_000,
    due: 1_169_600
  }
}

const orderKinds = Object.keys({
  ...{
    placed: 1,
    onReceipt: 1,
    paid: 1,
    paidTwice: 1,
    ready: 1,
    completed: 1,
    cancelled: 1,
    refunded: 1,
    giftLost: 1,
    delayed: 1,
    sooner: 1
  },
  ...{ careAsked: 1, careAccepted: 1, careDeclined: 1, careDone: 1 }
} satisfies Record<LetterKind, 1>) as ReadonlyArray<LetterKind>

/** A letter about an order. */
export const letterOfOrder = (kind: LetterKind, order: Order): Letter =>
  orderLetter({
    ...{ kind, order, publicUrl, careId: 7001 },
    links: {
      receipt: kind === "paid" || kind === "completed" ? secretLinks.receipt : null,
      gifts: kind === "giftLost" ? { [certificate.number]: secretLinks.gift } : {}
    }
  })

const thing = { picture: "/pictures/stones/round", details: "Цвет E, чистота VS1. Арт. 10248617", price: 950_000 }

const visit: StoredVisit = {
  ...{ id: 5001, kind: "salon" as const, thing: "1-17", thingName: "Бриллиант, круг 1,02 карата", thingLink: "/diamonds/10248617/" },
  ...{ place: 1, city: "Москва", placeName: "Салон на Тверской", placeAddress: "Тверская улица, д. 12", placePhone: "8 800 000-00-00" },
  ...{ day: "2026-12-01", hour: 12, userId: null, name: "Анна", phone: "+79210000000", email: "anna@example.ru", comment: "" },
  ...{ state: "asked" as const, videoLink: null, reason: "Камень уехал в другой салон.", version: 0 }
}

const review = {
  ...{ email: "anna@example.ru", thing: ring.name, picture: "/pictures/jewelry/solitaire-rose", details: ring.attributes },
  ...{ link: "/jewelry/kolco/0299757/", orderId: 100_001, reason: "В отзыве номер телефона.", answer: "Спасибо, что написали." }
}

const quick = { ...quickOrder, userName: "Анна", email: "anna@example.ru", phone: "+79210000000", comment: "" }
const quickStates = { asked: 1, inWork: 1, done: 1, cancelled: 1 } satisfies Record<QuickOrderState, 1>
const visitKinds = { asked: 1, confirmed: 1, moved: 1, cancelled: 1, sold: 1 } satisfies Record<VisitLetterKind, 1>
const reviewKinds = { published: 1, rejected: 1, answered: 1 } satisfies Record<ReviewLetterKind, 1>
const keysOf = <K extends string>(kinds: Readonly<Record<K, 1>>) => Object.keys(kinds) as unknown as ReadonlyArray<K>

const to = "anna@example.ru"
const linkRecipient = { to, publicUrl, link: secretLinks.press }
const subscribed = { ...linkRecipient, unsubscribeLink: secretLinks.unsubscribe }
const emailLetters = {
  confirmEmailLetter: email.confirmEmailLetter({ ...linkRecipient, withNewsletter: true }),
  newEmailLetter: email.newEmailLetter(linkRecipient),
  oldEmailLetter: email.oldEmailLetter({ ...linkRecipient, next: "olga@example.ru" }),
  usedEmailLetter: email.usedEmailLetter(linkRecipient),
  leftEmailLetter: email.leftEmailLetter({ ...linkRecipient, next: "olga@example.ru" }),
  subscribeLetter: email.subscribeLetter(subscribed),
  subscribedLetter: email.subscribedLetter(subscribed)
} satisfies Record<keyof typeof email, Letter>

const question = {
  ...{
    id: 11_001,
    topic: "delivery" as const,
    about: "",
    questionText: "Когда придёт заказ?",
    replyText: "Завтра.",
    askedAt: "2026-11-25T10:00:00.000Z"
  },
  ...{ name: "Анна", email: to, isEmailProven: true }
}
const questionLetters = {
  receivedLetter: questions.receivedLetter(question, publicUrl),
  letterForShop: questions.letterForShop(question, to, publicUrl),
  repliedLetter: questions.repliedLetter(question, publicUrl)
} satisfies Record<keyof typeof questions, Letter>

const wished = { id: 300_001, email: to, words: null, shape: "round" as const, weightFrom: 1, weightTo: 1.5 }

const accountLetters: ReadonlyArray<readonly [name: string, letter: Letter]> = [
  ["device", newDeviceLetter({ email: to, device: "Chrome, Windows", begunAt: "2026-11-25T10:00:00.000Z" }, publicUrl)],
  ["closed account", closedAccountLetter({ email: to, closedAt: "2026-11-25T10:00:00.000Z", passportUntil: null }, publicUrl)],
  ...(["allowed", "refused"] as const).map(
    (decision) => [`passport ${decision}`, changeLetter({ email: to, decision, answer: "Мы проверили." }, publicUrl)] as const
  ),
  ...diamondOrderStatuses.map((status) => [`diamond order ${status}`, diamondOrderLetter({ ...wished, status }, publicUrl)] as const)
]

const about = { to, publicUrl, stone: diamondOf("round"), endLink: secretLinks.alertEnd }
const alertLetters = {
  askedAlertLetter: [alerts.askedAlertLetter({ ...about, link: secretLinks.alert }), 1],
  activeAlertLetter: [alerts.activeAlertLetter(about), 1],
  fellLetter: [alerts.fellLetter({ ...about, oldPrice: 950_000, newPrice: 912_500 }), 1],
  soldLetter: [alerts.soldLetter({ ...about, absence: "sold", similar: [diamondOf("oval"), diamondOf("pear"), diamondOf("heart")] }), 3]
} satisfies Record<keyof typeof alerts, readonly [Letter, number]>

const dueGift = {
  ...{ orderId: 100_001, position: 3, tries: 0, recipient: "Ольга", sender: "Анна", words: "С днём рождения!\nОбнимаю.", email: to },
  ...{ design: "drawing", certificates: [{ number: certificate.number, amount: 25_000, validUntil: "2029-11-21" }] }
}

/** Every letter of the shop by name, with the number of products that it shows. */
export const everyLetter: ReadonlyArray<readonly [name: string, letter: Letter, things: number]> = [
  ["reset", resetLetter(linkRecipient), 0],
  ...[...Object.entries(emailLetters), ...Object.entries(questionLetters), ...accountLetters].map(
    ([name, letter]) => [name, letter, 0] as const
  ),
  ...orderKinds.map((kind) => [`order ${kind}`, letterOfOrder(kind, orderOfLetters), thingsOf(kind)] as const),
  ...keysOf(quickStates).map(
    (state) => [`quick ${state}`, quickOrderLetter(state, { order: { ...quick, state }, thing, publicUrl }), 1] as const
  ),
  ...keysOf(visitKinds).map(
    (kind) =>
      [
        `visit ${kind}`,
        visitLetter(kind, { visit, thing, cancelLink: secretLinks.visit, publicUrl, at: "2026-11-25T10:00:00.000Z" }),
        1
      ] as const
  ),
  ...keysOf(reviewKinds).map((kind) => [`review ${kind}`, reviewLetter(kind, review, publicUrl), 1] as const),
  ...Object.entries(alertLetters).map(([name, [letter, things]]) => [name, letter, things] as const),
  ["gift", giftLetter(dueGift, new Map([[certificate.number, secretLinks.gift]]), publicUrl), 1]
]

function thingsOf(kind: LetterKind): number {
  if (kind === "paidTwice") return 0
  return kind === "giftLost" || kind.startsWith("care") ? 1 : 3
}
