import { formatNumber, nbsp } from "./numbers.ts"

/** A price in roubles: `1 234 567 ₽`. Kopecks are shown only where there are some: `1 234,50 ₽`. */
export const formatPrice = (roubles: number): string => `${formatNumber(roubles, 2).replace(/,00$/, "")}${nbsp}₽`
