import { formatNumber, nbsp } from "./numbers.ts"

/** `["товар", "товара", "товаров"]`. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** 1, 21, 101 товар; 2–4, 22–24 товара; 0, 5–20, 111 товаров; fractions: 1,5 товара. */
export const plural = (count: number, [one, few, many]: PluralForms): string => {
  if (!Number.isInteger(count)) return few
  const tens = Math.abs(count) % 100
  const units = tens % 10
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** `1 284 бриллианта`, with no-break spaces. */
export const formatCount = (count: number, forms: PluralForms): string => `${formatNumber(count, 0)}${nbsp}${plural(count, forms)}`
