import { momentOf } from "../text/days.ts"
import { nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"
import { dayMs } from "../text/day-after.ts"

/** Terms of erasing a closed account, for the dialog, the letter, the privacy policy and `server/closed-accounts`. */
export const deletionRule = {
  /** Data that no law requires. Erased `reserveDays` before the term, so that a failed run can be repeated. */
  personal: { days: 30, reserveDays: 1 },
  /** Years after the last deal that required a passport. */
  passport: { years: 5, law: "115-ФЗ" },
  /** Years after the end of the order's year; orders include names and contacts. */
  orders: { years: 5, law: "402-ФЗ" },
  /** Years after the end of a request, such as a question or a visit without an account: the limitation period. */
  requests: { years: 3 }
} as const

/** Listed by the texts in this order. */
export const erasedData = {
  profile: "профиль",
  addresses: "адреса",
  cart: "корзину",
  favourites: "избранное",
  reviews: "отзывы",
  questions: "вопросы",
  visits: "визиты",
  quickOrders: "быстрые заказы",
  diamondOrders: "заявки на бриллианты с файлами"
} as const
export type ErasedData = keyof typeof erasedData

/** `reserveDays` before the term. */
export const erasureStartsAt = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + (deletionRule.personal.days - deletionRule.personal.reserveDays) * dayMs)

/** Last day of the term, Moscow time: `2026-12-27`. */
export const erasedBy = (closedAt: Date): string =>
  momentOf(new Date(closedAt.getTime() + deletionRule.personal.days * dayMs).toISOString()).day

/** `null` when no deal required a passport. */
export const passportRetainedUntil = (lastDeal: Date | null): Date | null => {
  if (lastDeal === null) return null
  const until = new Date(lastDeal)
  until.setUTCFullYear(until.getUTCFullYear() + deletionRule.passport.years)
  return until
}

/** Start of the oldest retained year, Moscow time. */
export const ordersRetainedFrom = (now: Date): Date =>
  new Date(`${Number(momentOf(now.toISOString()).day.slice(0, 4)) - deletionRule.orders.years}-01-01T00:00:00+03:00`)

/** Start of the retained requests. */
export const requestsRetainedFrom = (now: Date): Date => {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - deletionRule.requests.years)
  return from
}

const years = (count: number): string => formatCount(count, ["год", "года", "лет"])

export const erasureTerm = formatCount(deletionRule.personal.days, ["день", "дня", "дней"])

/** «3 года». */
export const requestTerm = years(deletionRule.requests.years)

export type DeletionRow = { readonly when: string; readonly text: string }

export const deletionRows: ReadonlyArray<DeletionRow> = [
  {
    when: "Сразу",
    text: "Вход завершится на всех устройствах, войти в этот аккаунт больше не получится. Визиты, быстрые заказы и заявки, которые ещё не выполнены, отменим, рассылку и письма о ценах камней отключим. На ту же почту можно зарегистрироваться заново."
  },
  {
    when: `В${nbsp}течение ${formatCount(deletionRule.personal.days, ["дня", "дней", "дней"])}`,
    text: `Сотрём ${Object.values(erasedData).join(", ")}. Паспорт тоже, если ни одна покупка его не требовала.`
  },
  {
    when: `Через ${years(deletionRule.passport.years)} после последней покупки, для которой нужен паспорт`,
    text: `Сотрём паспорт и его файлы: столько их велит хранить закон №${nbsp}${deletionRule.passport.law}.`
  },
  {
    when: `Через ${years(deletionRule.orders.years)} после года заказа`,
    text: `Сотрём имя, контакты и адрес в заказах. До этого заказы хранятся для бухгалтерии отдельно от аккаунта: этого требует закон №${nbsp}${deletionRule.orders.law}.`
  }
]

export const unfinishedKinds = ["order", "care", "diamondOrder"] as const

export type UnfinishedItem = { readonly kind: (typeof unfinishedKinds)[number]; readonly number: number }

/** Page on which the item can be followed or cancelled. */
export const unfinishedPath = ({ kind, number }: UnfinishedItem): string =>
  kind === "diamondOrder" ? `/personal/diamond-to-order/${number}` : `/personal/order-history/${number}`

export const unfinishedText = ({ kind, number }: UnfinishedItem): string => {
  switch (kind) {
    case "order":
      return `Заказ №${nbsp}${number} ещё не завершён. Дождитесь его или отмените, потом удалите аккаунт.`
    case "care":
      return `По заказу №${nbsp}${number} открыто обращение. Дождитесь ответа, потом удалите аккаунт.`
    case "diamondOrder":
      return `По заявке №${nbsp}${number} бриллиант уже заказан. Дождитесь его, потом удалите аккаунт.`
  }
}
