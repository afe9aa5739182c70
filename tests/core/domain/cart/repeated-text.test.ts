import { expect, it } from "vitest"
import { cartTexts } from "../../../../core/domain/cart/cart-limits.ts"
import { repeatedText } from "../../../../core/domain/cart/repeated-text.ts"

const taken = (title: string) => ({ title, refusal: null })
const gone = (title: string) => ({ title, refusal: cartTexts.unavailable })
const full = (title: string) => ({ title, refusal: cartTexts.tooMany(1) })

it.each([
  [[taken("А")], "Товар успешно добавлен"],
  [[taken("А"), taken("Б")], "Товары из заказа добавлены в корзину"],
  [[gone("А")], cartTexts.unavailable],
  [[gone("А"), gone("Б")], "Ничего из этого заказа сейчас нет в наличии"],
  [[full("А"), gone("Б")], "Не удалось добавить: А, Б"],
  [[taken("А"), gone("Б")], "Добавили 1 из 2. Нет в наличии: Б"],
  [[taken("А"), full("Б"), gone("В")], "Добавили 1 из 3. Не удалось добавить: Б, В"],
  [[taken("А"), ...["Б", "В", "Г", "Д"].map(gone)], "Добавили 1 из 5. Нет в наличии: Б, В, Г и ещё 1"]
])("a repeated order is answered in one sentence or two: %#", (items, text) => {
  expect(repeatedText(items)).toBe(text)
})
