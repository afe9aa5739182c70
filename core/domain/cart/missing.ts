import { holdMinutesMost } from "../orders/hold-rules.ts"
import { formatCount } from "../text/plural.ts"

/** Why a line cannot be ordered now: the shop has it no more or makes it on order, or an order holds it, another shopper's or the shopper's own. */
export type Missing = "gone" | "onOrder" | "held" | "ownHold" | "onVisit"

/** Whose order holds a thing, or that it is kept today for a visitor of a salon. */
export type Hold = "own" | "another" | "visit" | null

/** What is said of it in its line, and what to do. */
export const missingWords: Readonly<Record<Missing, string>> = {
  gone: "Нет в наличии. Удалите товар, чтобы оформить заказ.",
  onOrder: "Делаем на заказ: отправьте запрос «Под заказ», а товар удалите, чтобы оформить остальное.",
  held: `Сейчас в заказе другого покупателя. Попробуйте через ${formatCount(holdMinutesMost, ["минуту", "минуты", "минут"])} или удалите товар.`,
  onVisit: "Сегодня отложено для гостя салона. Попробуйте завтра или удалите товар.",
  ownHold: "Уже в вашем неоплаченном заказе. Оплатите его или отмените, а отсюда товар удалите."
}

/** What is said of what is put aside, where it need not be taken out to order the rest. */
export const asideWords: Readonly<Record<Missing, string>> = {
  gone: "Нет в наличии.",
  onOrder: "Делаем на заказ: отправьте запрос «Под заказ» на странице изделия.",
  held: "Сейчас в заказе другого покупателя.",
  onVisit: "Сегодня отложено для гостя салона.",
  ownHold: "Уже в вашем неоплаченном заказе."
}

/** What is said of all of them before the checkout; `null` where nothing is missing. */
export const missingNote = (count: number): string | null =>
  count === 0
    ? null
    : `${formatCount(count, ["товар", "товара", "товаров"])} сейчас нельзя заказать, в сумму ${count === 1 ? "он не входит" : "они не входят"}. Удалите ${count === 1 ? "его" : "их"}, чтобы оформить заказ.`
