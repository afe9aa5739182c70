import { formatNumber, nbsp } from "./numbers.ts"

/** A price in roubles: `1 234 567 ₽`. Kopecks are shown only where there are some: `1 234,50 ₽` (`storefront §9`). */
export const formatPrice = (roubles: number): string => `${formatNumber(roubles, 2).replace(/,00$/, "")}${nbsp}₽`

/** A price of a service as it is said: what costs nothing is «Бесплатно». */
export const freeOr = (amount: number): string => (amount === 0 ? "Бесплатно" : formatPrice(amount))
