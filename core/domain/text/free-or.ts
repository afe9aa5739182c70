import { formatPrice } from "./money.ts"

/** A price of a service as it is said: what costs nothing is «Бесплатно». */
export const freeOr = (amount: number): string => (amount === 0 ? "Бесплатно" : formatPrice(amount))
