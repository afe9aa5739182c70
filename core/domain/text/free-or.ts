import { formatPrice } from "./money.ts"

/** Price of a service; 0 is «Бесплатно». */
export const freeOr = (amount: number): string => (amount === 0 ? "Бесплатно" : formatPrice(amount))
