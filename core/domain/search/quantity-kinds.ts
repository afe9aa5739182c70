import type { Range } from "../catalogue/filter.ts"
import { ringSizes } from "../product/ring-sizes.ts"
import { type Amount, sizes } from "./amounts.ts"
import type { Bound } from "./grammar-words.ts"
import { type Label, probes } from "./quantity-labels.ts"

export type Quantity =
  | { readonly of: "price" | "carats"; readonly range: Range }
  | { readonly of: "size"; readonly values: ReadonlyArray<string> }
  | { readonly of: "probe"; readonly value: string }
  | { readonly of: "code"; readonly code: string }
  /** Number without a meaning. */
  | { readonly of: "nothing" }

/** An integer is a size beside a ring, carats beside a stone. `alone`: it is the whole term. */
export type QuantityContext = { readonly ring: boolean; readonly length: boolean; readonly stones: boolean; readonly alone: boolean }

export type QuantityPhrase = {
  readonly one: Amount
  readonly other: Amount | null
  readonly bound: Bound | null
  readonly label: Label | null
  readonly around: QuantityContext
  readonly isRange: boolean
}

/** Decides by label, unit, context and at last magnitude. */
export const toQuantity = (phrase: QuantityPhrase): Quantity => {
  const { around, bound, label, one, other } = phrase
  const top = other ?? one
  if (label === "probe") return { of: "probe", value: String(one.value) }
  if (label === "size" || top.unit === "size") return { of: "size", values: sizesOf(one.value, other?.value ?? one.value, around.length) }
  if (top.unit === "centimetre") return { of: "size", values: lengthsOf(one.value, other?.value ?? one.value) }
  if (top.unit === "carat") return { of: "carats", range: caratsOf(phrase) }
  if (label === "price" || top.unit === "rouble" || top.scale !== null || one.scale !== null)
    return { of: "price", range: pricesOf(phrase) }
  return bound === null && !phrase.isRange ? alone(phrase) : bounded(phrase)
}

const alone = (phrase: QuantityPhrase): Quantity => {
  const { around, one } = phrase
  if (one.digits === "" && one.value < 1 && !around.stones) return { of: "nothing" }
  if (isCode(one.digits)) return { of: "code", code: one.digits }
  if (probes.includes(one.digits)) return { of: "probe", value: one.digits }
  if (around.ring && sizes.has(one.value)) return { of: "size", values: [String(one.value)] }
  if (around.length && [16, 17, 18, 19, 40, 42, 45].includes(one.value)) return { of: "size", values: [`${one.value}cm`] }
  if ((one.decimals > 0 && one.value < 100) || (around.stones && one.value <= 15)) return { of: "carats", range: caratsOf(phrase) }
  if (!around.alone && one.value >= 5_000 && one.value % 100 === 0) return { of: "price", range: pricesOf({ ...phrase, bound: "about" }) }
  return one.digits.length >= 4 && one.decimals === 0 ? { of: "code", code: one.digits } : { of: "nothing" }
}

const bounded = (phrase: QuantityPhrase): Quantity => {
  const { around, bound, one, other } = phrase
  const top = other?.value ?? one.value
  if (bound === null && around.ring && sizes.has(one.value) && sizes.has(top)) return { of: "size", values: sizesOf(one.value, top, false) }
  if (top <= 15 || one.decimals > 0 || (other?.decimals ?? 0) > 0) return { of: "carats", range: caratsOf(phrase) }
  const scale = top < 1_000 ? 1_000 : 1
  return { of: "price", range: pricesOf({ ...phrase, one: scaled(one, scale), other: other === null ? null : scaled(other, scale) }) }
}

const scaled = (amount: Amount, by: number): Amount => ({ ...amount, value: amount.value * by })

/** Seven or more digits, except round sums; also with a leading zero or hyphens. */
const isCode = (digits: string): boolean =>
  /^0\d{4,}/.test(digits) || digits.includes("-") || (/^\d{7,}$/.test(digits) && !(digits.length <= 7 && digits.endsWith("000")))

const sizesOf = (from: number, to: number, isLength: boolean): ReadonlyArray<string> =>
  isLength ? lengthsOf(from, to) : within(ringSizes, from, to).map(String)

const lengthsOf = (from: number, to: number): ReadonlyArray<string> =>
  within([16, 17, 18, 19, 40, 42, 45], from, to).map((length) => `${length}cm`)

const within = (all: ReadonlyArray<number>, from: number, to: number): ReadonlyArray<number> =>
  all.filter((one) => one >= Math.min(from, to) && one <= Math.max(from, to))

const pricesOf = ({ bound, label, one, other }: QuantityPhrase): Range => {
  const value = Math.min(999_999_999, Math.round(one.value))
  if (other !== null) return { from: value, to: Math.min(999_999_999, Math.round(other.value)) }
  if (bound === "from") return { from: value, to: null }
  return bound === "about" || (bound === null && label === null)
    ? { from: Math.round(value * 0.8), to: Math.round(value * 1.2) }
    : { from: null, to: value }
}

/** «1 карат» reaches to 1.09, «1,02» is exact. */
const caratsOf = ({ bound, one, other }: QuantityPhrase): Range => {
  const value = hundredths(one.value)
  if (other !== null) return { from: value, to: hundredths(other.value) }
  if (bound === "from") return { from: value, to: null }
  if (bound === "to") return { from: null, to: value }
  if (bound === "about") return { from: hundredths(value * 0.9), to: hundredths(value * 1.1) }
  return { from: value, to: one.decimals >= 2 ? value : hundredths(value + 0.09) }
}

const hundredths = (value: number): number => Math.min(999, Math.round(value * 100) / 100)
