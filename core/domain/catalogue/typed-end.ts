import { formatNumber } from "../text/numbers.ts"
import type { RangeFacet } from "./facet.ts"
import { plainDigits, readNumber } from "./grammar.ts"

/** `null` if empty or 0 (open), `undefined` if unreadable. */
export const typedEnd = (facet: RangeFacet, text: string): number | null | undefined =>
  text.trim() === "" ? null : boundOf(readNumber(facet, plainDigits(text)))

export const refusalOfEnd = (facet: RangeFacet, text: string): string | null => {
  if (typedEnd(facet, text) !== undefined) return null
  const { ceiling, digits, unit } = facet
  if (!/^\d+(?:\.\d+)?$/.test(plainDigits(text))) return `Введите число, например ${example(facet)}`
  return Number(plainDigits(text)) > ceiling
    ? `Не больше ${formatNumber(ceiling, 0)}${unit}`
    : decimalTexts[digits === 0 ? 0 : digits === 1 ? 1 : 2]
}

const boundOf = (value: number | undefined): number | null | undefined => (value === 0 ? null : value)

const example = ({ digits, least }: RangeFacet): string => formatNumber(least, digits)

const decimalTexts = ["Введите целое число", "Не больше одного знака после запятой", "Не больше двух знаков после запятой"] as const
