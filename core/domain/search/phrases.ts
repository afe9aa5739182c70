import type { Range } from "../../domain/filters/filter.ts"
import { ringSizes } from "../ring-sizes.ts"
import { type Bound, boundOf, halfOf, isLabel, numberWord, type Unit, unitOf } from "./grammar-words.ts"
import type { Token } from "./tokens.ts"

/** What a number and the words around it say. */
export type Quantity =
  | { readonly of: "price" | "carats"; readonly range: Range }
  | { readonly of: "size"; readonly values: ReadonlyArray<string> }
  | { readonly of: "probe"; readonly value: string }
  | { readonly of: "code"; readonly code: string }
  /** A number that cannot be told what of. */
  | { readonly of: "nothing" }

/** What is named beside: an integer after a ring is its size, after a stone its carats. */
export type Around = { readonly ring: boolean; readonly length: boolean; readonly stones: boolean; readonly alone: boolean }

export type ReadQuantity = { readonly quantity: Quantity; /** The first token after it. */ readonly next: number }

/** Reads the quantity that begins at a token; `undefined` where none does. */
export const readQuantity = (tokens: ReadonlyArray<Token>, start: number, around: Around): ReadQuantity | undefined => {
  const opening = readOpening(tokens, start)
  const first = readAmount(tokens, opening.next, opening.bound !== null)
  if (first === undefined) return undefined
  const second = readSecond(tokens, first, opening.bound)
  const last = second ?? first
  const [one, other] = alike(first, second)
  const label = opening.label ?? (last.scale === null && last.unit === null ? labelAfter(tokens, last.next, last.digits) : null)
  const quantity = toQuantity({ one, other, bound: opening.bound, label, around, isRange: second !== undefined })
  return { quantity, next: label === opening.label ? last.next : last.next + 1 }
}

type Label = "size" | "probe" | "price"
type Opening = { readonly bound: Bound | null; readonly label: Label | null; readonly next: number }

/** «цена не дороже», «размер», «от». */
const readOpening = (tokens: ReadonlyArray<Token>, start: number): Opening => {
  let next = start
  let label: Label | null = null
  const said = labelOf(tokens[next]?.text ?? "")
  if (said !== null) {
    label = said
    next++
  }
  const isDenied = tokens[next]?.text === "не"
  if (isDenied) next++
  const bound = boundOf(tokens[next]?.text ?? "")
  if (bound === undefined) return { bound: null, label, next: isDenied ? start : next }
  return { bound: isDenied ? denied(bound) : bound, label, next: next + 1 }
}

const denied = (bound: Bound): Bound => (bound === "from" ? "to" : bound === "to" ? "from" : bound)

const labelOf = (text: string): Label | null => {
  if (unitOf(text) === "size") return "size"
  if (text.startsWith("проб")) return "probe"
  return /^(?:цен|стоимость|бюджет)/.test(text) && isLabel(text) ? "price" : null
}

/** «585 проба»; what stands before another number may be that one's: «585 размер 16,5». */
const labelAfter = (tokens: ReadonlyArray<Token>, at: number, of: string): Label | null => {
  const label = labelOf(tokens[at]?.text ?? "")
  const isOwn = label === "probe" ? /^\d{3}$/.test(of) : label === "size" && Number(of.replace(",", ".")) < 100
  return isOwn && isLast(tokens, at, of) ? label : null
}

const isLast = (tokens: ReadonlyArray<Token>, at: number, of: string): boolean =>
  tokens[at + 1]?.kind !== "number" || (labelOf(tokens[at]?.text ?? "") === "probe") === probes.includes(of)

const probes: ReadonlyArray<string> = ["585", "750", "950"]

type Amount = {
  readonly value: number
  readonly digits: string
  readonly decimals: number
  readonly scale: "thousand" | "million" | null
  readonly unit: Exclude<Unit, "thousand" | "million"> | null
  readonly next: number
}

/** A number with its units; after a bound the unit may stand for one of it («до миллиона»). */
const readAmount = (tokens: ReadonlyArray<Token>, at: number, isBound: boolean): Amount | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const half = halfOf(token.text)
  if (half !== undefined) {
    const unit = half === "carat" ? "carat" : "rouble"
    return { value: half === "carat" ? 0.5 : 500_000, digits: "", decimals: 1, scale: "million", unit, next: at + 1 }
  }
  const unitAlone = unitOf(token.text)
  const isOne = isBound && token.text.length > 3 && (unitAlone === "million" || unitAlone === "thousand" || unitAlone === "carat")
  const number = isOne ? { value: 1, digits: "", decimals: 0, next: at } : readNumber(tokens, at)
  return number === undefined ? undefined : withUnits(tokens, number)
}

type Plain = Pick<Amount, "value" | "digits" | "decimals" | "next">

const withUnits = (tokens: ReadonlyArray<Token>, number: Plain): Amount => {
  let { next } = number
  let scale: Amount["scale"] = null
  let unit: Amount["unit"] = null
  for (let said = unitAt(tokens, next); said !== undefined; said = unitAt(tokens, next)) {
    if (said === "thousand" || said === "million") {
      if (scale !== null || unit !== null) break
      scale = said
    } else {
      if (unit !== null || (said === "size" && (scale !== null || number.value >= 100 || !isLast(tokens, next, number.digits)))) break
      unit = said === "rouble" && tokens[next]?.text === "р" && scale === null && number.value < 25 ? "size" : said
    }
    next++
  }
  return { ...number, value: number.value * (scale === null ? 1 : scales[scale]), scale, unit, next }
}

const scales = { thousand: 1_000, million: 1_000_000 } as const

const unitAt = (tokens: ReadonlyArray<Token>, at: number): Unit | undefined => {
  const token = tokens[at]
  return token === undefined || token.kind === "number" ? undefined : unitOf(token.text)
}

/** Digits, thousands in groups of three, or words: «50 000», «50.000», «сто пятьдесят», «полтора». */
const readNumber = (tokens: ReadonlyArray<Token>, at: number): Plain | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === "word") return readWords(tokens, at)
  if (token.kind !== "number") return undefined
  const grouped = /^\d{1,3}(?:[.,]000)+$/.test(token.text) ? token.text.replaceAll(/[.,]/g, "") : token.text
  let digits = grouped
  let next = at + 1
  if (/^[1-9]\d{0,2}$/.test(digits)) {
    while (/^\d{3}$/.test(tokens[next]?.text ?? "") && !isPair(digits, tokens[next]?.text ?? "")) digits += tokens[next++]?.text ?? ""
  }
  const [, decimals = ""] = /^\d+[.,](\d+)$/.exec(digits) ?? []
  const value = Number(digits.replace(",", "."))
  return Number.isNaN(value) ? { value: 0, digits: token.text, decimals: 0, next } : { value, digits, decimals: decimals.length, next }
}

/** «17 585» is a size and a fineness. */
const isPair = (one: string, other: string): boolean => sizes.has(Number(one)) && probes.includes(other)

const readWords = (tokens: ReadonlyArray<Token>, at: number): Plain | undefined => {
  let [value, next] = [0, at]
  for (let said = numberWord(tokens[next]?.text ?? ""); said !== undefined; said = numberWord(tokens[next]?.text ?? "")) {
    value += said
    next++
  }
  return next === at ? undefined : { value, digits: "", decimals: Number.isInteger(value) ? 0 : 1, next }
}

/** The other end of a range: «50–80», «от 1 до 1,5». */
const readSecond = (tokens: ReadonlyArray<Token>, first: Amount, bound: Bound | null): Amount | undefined => {
  const joint = tokens[first.next]
  const isDash = joint?.kind === "sign" && /^[-–—]$/.test(joint.text)
  if (!isDash && !(joint?.text === "до" && bound !== "to" && bound !== "about")) return undefined
  const second = readAmount(tokens, first.next + 1, false)
  return second === undefined || /^0\d/.test(first.digits) || !isOneKind(first, second, bound) ? undefined : second
}

/** «1 карат до 1 млн» are two things; «1 до 1,5 карата» is one. */
const isOneKind = (first: Amount, second: Amount, bound: Bound | null): boolean => {
  const [one, other] = [kindOf(first), kindOf(second)]
  if (one !== null && other !== null) return one === other
  if (one === "carat" && second.value > 100) return false
  return bound === "from" || one === null || first.unit === null
}

const kindOf = ({ scale, unit }: Amount): string | null => (scale !== null || unit === "rouble" ? "price" : unit)

/** What is said of one end holds for the other. */
const alike = (first: Amount, second: Amount | undefined): readonly [Amount, Amount | null] => {
  if (second === undefined) return [first, null]
  const isScaled = first.scale === null && first.unit !== "rouble" && second.scale !== null && first.value < 1_000
  const value = isScaled && second.scale !== null ? first.value * scales[second.scale] : first.value
  const scale = first.scale ?? (isScaled ? second.scale : null)
  return [
    { ...first, value, scale, unit: first.unit ?? second.unit },
    { ...second, unit: second.unit ?? first.unit, value: second.value }
  ]
}

type Said = {
  readonly one: Amount
  readonly other: Amount | null
  readonly bound: Bound | null
  readonly label: Label | null
  readonly around: Around
  readonly isRange: boolean
}

const toQuantity = (said: Said): Quantity => {
  const { around, bound, label, one, other } = said
  const top = other ?? one
  if (label === "probe") return { of: "probe", value: String(one.value) }
  if (label === "size" || top.unit === "size") return { of: "size", values: sizesOf(one.value, other?.value ?? one.value, around.length) }
  if (top.unit === "centimetre") return { of: "size", values: lengthsOf(one.value, other?.value ?? one.value) }
  if (top.unit === "carat") return { of: "carats", range: caratsOf(said) }
  if (label === "price" || top.unit === "rouble" || top.scale !== null || one.scale !== null) return { of: "price", range: pricesOf(said) }
  return bound === null && !said.isRange ? alone(said) : bounded(said)
}

/** A number without a unit and without a bound. */
const alone = ({ around, bound, isRange, label, one, other }: Said): Quantity => {
  const said = { around, bound, isRange, label, one, other }
  if (isCode(one.digits)) return { of: "code", code: one.digits }
  if (probes.includes(one.digits)) return { of: "probe", value: one.digits }
  if (around.ring && sizes.has(one.value)) return { of: "size", values: [String(one.value)] }
  if (around.length && [16, 17, 18, 19, 40, 42, 45].includes(one.value)) return { of: "size", values: [`${one.value}cm`] }
  if ((one.decimals > 0 && one.value < 100) || (around.stones && one.value <= 15)) return { of: "carats", range: caratsOf(said) }
  if (!around.alone && one.value >= 5_000 && one.value % 100 === 0) return { of: "price", range: pricesOf({ ...said, bound: "about" }) }
  return one.digits.length >= 4 && one.decimals === 0 ? { of: "code", code: one.digits } : { of: "nothing" }
}

/** Without a unit the size of a number tells what it is of: nobody asks for a ring of a hundred roubles. */
const bounded = (said: Said): Quantity => {
  const { around, bound, one, other } = said
  const top = other?.value ?? one.value
  if (bound === null && around.ring && sizes.has(one.value) && sizes.has(top)) return { of: "size", values: sizesOf(one.value, top, false) }
  if (top <= 15 || one.decimals > 0 || (other?.decimals ?? 0) > 0) return { of: "carats", range: caratsOf(said) }
  const scale = top < 1_000 ? 1_000 : 1
  return { of: "price", range: pricesOf({ ...said, one: scaled(one, scale), other: other === null ? null : scaled(other, scale) }) }
}

const scaled = (amount: Amount, by: number): Amount => ({ ...amount, value: amount.value * by })

/** Articles and reports: seven digits and more, unless they are a round sum. */
const isCode = (digits: string): boolean =>
  /^0\d{4,}/.test(digits) || digits.includes("-") || (/^\d{7,}$/.test(digits) && !(digits.length <= 7 && digits.endsWith("000")))

const sizes: ReadonlySet<number> = new Set(ringSizes)

const sizesOf = (from: number, to: number, isLength: boolean): ReadonlyArray<string> =>
  isLength ? lengthsOf(from, to) : within(ringSizes, from, to).map(String)

const lengthsOf = (from: number, to: number): ReadonlyArray<string> =>
  within([16, 17, 18, 19, 40, 42, 45], from, to).map((length) => `${length}cm`)

const within = (all: ReadonlyArray<number>, from: number, to: number): ReadonlyArray<number> =>
  all.filter((one) => one >= Math.min(from, to) && one <= Math.max(from, to))

const pricesOf = ({ bound, label, one, other }: Said): Range => {
  const value = Math.min(999_999_999, Math.round(one.value))
  if (other !== null) return { from: value, to: Math.min(999_999_999, Math.round(other.value)) }
  if (bound === "from") return { from: value, to: null }
  return bound === "about" || (bound === null && label === null)
    ? { from: Math.round(value * 0.8), to: Math.round(value * 1.2) }
    : { from: null, to: value }
}

/** «1 карат» is any stone of a good carat, «1,02» that weight alone. */
const caratsOf = ({ bound, one, other }: Said): Range => {
  const value = hundredths(one.value)
  if (other !== null) return { from: value, to: hundredths(other.value) }
  if (bound === "from") return { from: value, to: null }
  if (bound === "to") return { from: null, to: value }
  if (bound === "about") return { from: hundredths(value * 0.9), to: hundredths(value * 1.1) }
  return { from: value, to: one.decimals >= 2 ? value : hundredths(value + 0.09) }
}

const hundredths = (value: number): number => Math.min(999, Math.round(value * 100) / 100)
