import { formatNumber, formatShortest, nbsp } from "./numbers.ts"

/** `1 234 567 ₽`; kopecks only when not zero: `1 234,50 ₽`. */
export const formatPrice = (roubles: number): string => `${formatNumber(roubles, 2).replace(/,00$/, "")}${nbsp}₽`

/** Label of an axis: `500 000 ₽`, `1,2 млн ₽`. */
export const formatPriceTick = (roubles: number): string =>
  roubles < 1_000_000 ? formatPrice(roubles) : `${formatShortest(roubles / 1_000_000)}${nbsp}млн${nbsp}₽`
