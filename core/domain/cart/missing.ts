import { maxHoldMinutes } from "../stock/hold-rules.ts"
import { formatCount } from "../text/plural.ts"

export type MissingReason = "gone" | "onOrder" | "held" | "ownHold" | "onVisit"

export type Hold = "own" | "another" | "visit" | null

export const missingTexts: Readonly<Record<MissingReason, string>> = {
  gone: "Нет в наличии. Удалите товар, чтобы оформить заказ.",
  onOrder: "Делаем на заказ: отправьте запрос «Под заказ», а товар удалите, чтобы оформить остальное.",
  held: `Сейчас в заказе другого покупателя. Попробуйте через ${formatCount(maxHoldMinutes, ["минуту", "минуты", "минут"])} или удалите товар.`,
  onVisit: "Сегодня отложено для гостя салона. Попробуйте завтра или удалите товар.",
  ownHold: "Уже в вашем неоплаченном заказе. Оплатите его или отмените, а отсюда товар удалите."
}

/** Lines set aside do not block the order. */
export const asideTexts: Readonly<Record<MissingReason, string>> = {
  gone: "Нет в наличии.",
  onOrder: "Делаем на заказ: отправьте запрос «Под заказ» на странице изделия.",
  held: "Сейчас в заказе другого покупателя.",
  onVisit: "Сегодня отложено для гостя салона.",
  ownHold: "Уже в вашем неоплаченном заказе."
}

export const missingNote = (count: number): string | null =>
  count === 0
    ? null
    : `${formatCount(count, ["товар", "товара", "товаров"])} сейчас нельзя заказать, в сумму ${count === 1 ? "он не входит" : "они не входят"}. Удалите ${count === 1 ? "его" : "их"}, чтобы оформить заказ.`
