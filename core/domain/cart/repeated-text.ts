import { cartTexts } from "./cart-limits.ts"
import type { RepeatedItem } from "./cart-writes.ts"

/** The others are counted. */
const maxNamedRefusals = 3

export const repeatedText = (items: ReadonlyArray<Pick<RepeatedItem, "title" | "refusal">>): string => {
  const refused = items.flatMap(({ refusal, title }) => (refusal === null ? [] : [{ refusal, title }]))
  const [first] = refused
  if (first === undefined) return items.length === 1 ? "Товар успешно добавлен" : "Товары из заказа добавлены в корзину"
  if (items.length === 1) return first.refusal
  const isGone = refused.every(({ refusal }) => refusal === cartTexts.unavailable)
  if (refused.length === items.length)
    return isGone ? "Ничего из этого заказа сейчас нет в наличии" : `Не удалось добавить: ${namesOf(refused)}`
  const added = `Добавили ${items.length - refused.length} из ${items.length}`
  return `${added}. ${isGone ? "Нет в наличии" : "Не удалось добавить"}: ${namesOf(refused)}`
}

const namesOf = (refused: ReadonlyArray<{ readonly title: string }>): string => {
  const more = refused.length - maxNamedRefusals
  const names = refused.slice(0, maxNamedRefusals).map(({ title }) => title)
  return more > 0 ? `${names.join(", ")} и ещё ${more}` : names.join(", ")
}
