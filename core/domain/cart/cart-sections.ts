import { formatCount, type PluralForms } from "../text/plural.ts"
import { type CartItem, certificateItem, customItem, diamondItem, jewelryItem } from "./cart-items.ts"
import type { Cart } from "./cart-schema.ts"

export type CartInSections = Pick<Cart, "jewelries" | "diamond" | "customJewelries" | "certificates">

export type CartSection = { readonly name: string; readonly count: string; readonly items: ReadonlyArray<CartItem> }

/** Non-empty sections, unavailable lines last (CART-009 to CART-016). */
export const sectionsOf = (cart: CartInSections): ReadonlyArray<CartSection> =>
  [
    section("Ювелирные изделия", pieces, cart.jewelries.map(jewelryItem)),
    section("Бриллианты", ["камень", "камня", "камней"], cart.diamond.map(diamondItem)),
    section("Созданные украшения", pieces, cart.customJewelries.map(customItem)),
    section("Сертификаты", ["сертификат", "сертификата", "сертификатов"], cart.certificates.map(certificateItem))
  ].filter(({ items }) => items.length > 0)

/** CART-023. */
export const missingCodes = (cart: CartInSections): ReadonlyArray<string> =>
  sectionsOf(cart).flatMap(({ items }) => items.flatMap(({ code, isAvailable }) => (isAvailable ? [] : [code])))

/** CART-024, CART-025, ERRC-040. */
export const missingText = (codes: ReadonlyArray<string>): string =>
  codes.length === 1
    ? `Товара с артикулом ${codes.join("")} нет в наличии. Пожалуйста, удалите его из корзины.`
    : `Товаров с артикулами ${codes.join(", ")} нет в наличии. Пожалуйста, удалите их из корзины.`

const section = (name: string, forms: PluralForms, items: ReadonlyArray<CartItem>): CartSection => ({
  name,
  count: formatCount(
    items.reduce((sum, { quantity }) => sum + quantity, 0),
    forms
  ),
  items: [...items.filter(({ isAvailable }) => isAvailable), ...items.filter(({ isAvailable }) => !isAvailable)]
})

const pieces: PluralForms = ["изделие", "изделия", "изделий"]
