import { formatPrice } from "./money.ts"

export const freeOr = (amount: number): string => (amount === 0 ? "Бесплатно" : formatPrice(amount))
