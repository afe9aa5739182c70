import { formatPrice } from "./money.ts"

export const formatSumOrFree = (amount: number): string => (amount === 0 ? "Бесплатно" : formatPrice(amount))
