import { formatNumber, nbsp } from "./numbers.ts"

/** `1 234 567 ₽`; kopecks only when not zero: `1 234,50 ₽`. */
export const formatPrice = (roubles: number): string => `${formatNumber(roubles, 2).replace(/,00$/, "")}${nbsp}₽`
