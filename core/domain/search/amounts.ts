import { ringSizes } from "../product/ring-sizes.ts"
import { halfOf, numberWord, type Unit, unitOf } from "./grammar-words.ts"
import { belongsToNumberBefore, probes } from "./quantity-labels.ts"
import type { Token } from "./tokens.ts"

export type Amount = {
  readonly value: number
  /** Empty for words and fractions. */
  readonly digits: string
  readonly decimals: number
  readonly scale: "thousand" | "million" | null
  readonly unit: Exclude<Unit, "thousand" | "million"> | null
  /** «1+», «1 карат и больше». */
  readonly isAtLeast: boolean
  readonly next: number
}

/** After a bound, a unit alone means one («до миллиона»). */
export const readAmount = (tokens: ReadonlyArray<Token>, at: number, isBound: boolean): Amount | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  const half = halfOf(token.text)
  if (half !== undefined) {
    const meaning = half === "carat" ? ({ value: 0.5, scale: null, unit: "carat" } as const) : halfMillion
    return { ...meaning, digits: "", decimals: 1, isAtLeast: false, next: at + 1 }
  }
  const unitAlone = unitOf(token.text)
  const isOne = isBound && token.text.length > 3 && (unitAlone === "million" || unitAlone === "thousand" || unitAlone === "carat")
  const number = isOne ? { value: 1, digits: "", decimals: 0, next: at } : readNumber(tokens, at)
  return number === undefined ? undefined : withUnits(tokens, number)
}

const halfMillion = { value: 500_000, scale: "million", unit: "rouble" } as const

type Plain = Pick<Amount, "value" | "digits" | "decimals" | "next">

const withUnits = (tokens: ReadonlyArray<Token>, number: Plain): Amount => {
  let { next } = number
  let scale: Amount["scale"] = null
  let unit: Amount["unit"] = null
  const isPlus = tokens[next]?.text === "+"
  if (isPlus) next++
  for (let suffix = unitAt(tokens, next); suffix !== undefined; suffix = unitAt(tokens, next)) {
    if (suffix === "thousand" || suffix === "million") {
      if (scale !== null || unit !== null) break
      scale = suffix
    } else {
      if (
        unit !== null ||
        (suffix === "size" && (scale !== null || number.value >= 100 || !belongsToNumberBefore(tokens, next, number.digits)))
      )
        break
      unit = suffix === "rouble" && tokens[next]?.text === "р" && scale === null && number.value < 25 ? "size" : suffix
    }
    next++
  }
  const end = isPlus ? next : plusAfter(tokens, next)
  return { ...number, value: number.value * (scale === null ? 1 : scales[scale]), scale, unit, isAtLeast: isPlus || end > next, next: end }
}

const plusAfter = (tokens: ReadonlyArray<Token>, at: number): number => {
  if (tokens[at]?.text === "+") return at + 1
  const isJoined = /^(?:и|или|and|or)$/.test(tokens[at]?.text ?? "")
  return isJoined && /^(?:больше|более|выше|дороже|крупнее|up|more)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at
}

export const scales = { thousand: 1_000, million: 1_000_000 } as const

const unitAt = (tokens: ReadonlyArray<Token>, at: number): Unit | undefined => {
  const token = tokens[at]
  return token === undefined || token.kind === "number" ? undefined : unitOf(token.text)
}

/** «50 000», «50.000», «сто пятьдесят», «полтора». */
const readNumber = (tokens: ReadonlyArray<Token>, at: number): Plain | undefined => {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.kind === "word") return readWords(tokens, at)
  if (token.kind !== "number") return undefined
  const fraction = readFraction(tokens, at)
  if (fraction !== undefined) return fraction
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

/** «½», «1½», «1/2 карата», «1 1/2 карата»; a slash is a fraction only before carats. */
const readFraction = (tokens: ReadonlyArray<Token>, at: number): Plain | undefined => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const alone = vulgar[first?.text ?? ""]
  if (alone !== undefined) return { value: alone, digits: "", decimals: 1, next: at + 1 }
  const whole = /^\d{1,2}$/.test(first?.text ?? "") ? Number(first?.text) : null
  const joined = vulgar[second?.text ?? ""]
  if (whole !== null && joined !== undefined) return { value: whole + joined, digits: "", decimals: 1, next: at + 2 }
  const parted = slashed(tokens, at)
  if (parted !== undefined) return { value: parted, digits: "", decimals: 1, next: at + 3 }
  const added = whole === null ? undefined : slashed(tokens, at + 1)
  return added === undefined || whole === null ? undefined : { value: whole + added, digits: "", decimals: 1, next: at + 4 }
}

/** «1/2», only before carats or the second fraction of a range. */
const slashed = (tokens: ReadonlyArray<Token>, at: number): number | undefined => {
  const [top, slash, bottom, unit] = tokens.slice(at, at + 4)
  if (top === undefined || bottom === undefined || slash?.text !== "/") return undefined
  if (unitOf(unit?.text ?? "") !== "carat" && !(unit?.kind === "sign" && slashed(tokens, at + 4) !== undefined)) return undefined
  const [part, of] = [Number(top.text), Number(bottom.text)]
  return /^\d$/.test(top.text) && /^(?:[2-9]|10)$/.test(bottom.text) && part < of ? part / of : undefined
}

const vulgar: Readonly<Record<string, number>> = {
  "\u00BC": 1 / 4,
  "½": 1 / 2,
  "\u00BE": 3 / 4,
  "\u2153": 1 / 3,
  "\u2154": 2 / 3,
  "\u2155": 1 / 5,
  "\u215B": 1 / 8,
  "\u215C": 3 / 8,
  "\u215D": 5 / 8,
  "\u215E": 7 / 8
}

/** «17 585» is a ring size and a fineness. */
const isPair = (one: string, other: string): boolean => sizes.has(Number(one)) && probes.includes(other)

const readWords = (tokens: ReadonlyArray<Token>, at: number): Plain | undefined => {
  let [value, next] = [0, at]
  for (let part = numberWord(tokens[next]?.text ?? ""); part !== undefined; part = numberWord(tokens[next]?.text ?? "")) {
    value += part
    next++
    const share = shareOf(tokens[next]?.text ?? "")
    if (share !== undefined && Number.isInteger(value)) {
      value *= share
      next++
    }
  }
  return next === at ? undefined : { value, digits: "", decimals: Number.isInteger(value) ? 0 : 1, next }
}

/** «три четверти», «две трети». */
const shareOf = (text: string): number | undefined => (text === "четверти" ? 0.25 : text === "трети" ? 1 / 3 : undefined)

export const sizes: ReadonlySet<number> = new Set(ringSizes)
