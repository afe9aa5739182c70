/** Date, phone number or word. Equal `key`s get equal masks. */
export type Token = { readonly key: string; readonly at: number; readonly text: string }

const pattern =
  /(?<![\p{L}\p{N}])(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?<time>T[\d:.]+Z?)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?<typed>\d\d\.\d\d)\.(?<in>\d{4})(?![\p{L}\p{N}])|(?<phone>\+?\d(?:[\s().-]{0,3}\d){9,14})(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu

/** Gives a date or phone number the same key in every format. */
export const tokensOf = (text: string): ReadonlyArray<Token> =>
  Array.from(text.matchAll(pattern), ({ 0: match, groups = {}, index }) => ({ key: keyOf(match, groups), at: index, text: match }))

const keyOf = (match: string, groups: Readonly<Record<string, string | undefined>>): string => {
  const { day, month, phone, typed, year } = groups
  if (year !== undefined) return `day ${year}-${month}-${day}`
  if (typed !== undefined) return `day ${groups["in"]}-${typed.slice(3)}-${typed.slice(0, 2)}`
  return phone === undefined ? lowered(match) : `phone ${phone.replaceAll(/\D/g, "").slice(-10)}`
}

/** Lower case of the same length: that of a capital I with a dot has two code units. */
const lowered = (text: string): string =>
  Array.from(text, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join("")

/** Calendar dates, and common words such as «ул» that identify nobody. */
type Exceptions = { readonly isDay: (text: string) => boolean; readonly isCommon: (word: string) => boolean }

/**
 * Masks equal tokens equally, also in joined or cut texts, so that machines behave the same on masked journals. Letters keep alphabet and case, dates
 * become the first of January of their year, phone numbers keep their country code. Masks are drawn in turn, not derived from the text.
 */
export const makeMaskToken = ({ isCommon, isDay }: Exceptions): ((token: Token) => string) => {
  const next = makeDraw()
  const drawn = new Map<string, string>()
  const taken = new Set<string>()
  /** Mask in lower case. */
  const maskOf = (key: string, plain: string): string => {
    const drawnMask = drawn.get(key)
    if (drawnMask !== undefined && drawnMask.length === plain.length) return drawnMask
    const draw = () => Array.from(plain, (letter) => maskLetter(letter, next)).join("")
    const isUnfit = (each: string) => each === plain || taken.has(each) || isCommon(each)
    let mask = draw()
    for (let tries = 1; tries < maxTries && isUnfit(mask); tries++) mask = draw()
    taken.add(mask)
    drawn.set(key, mask)
    return mask
  }
  return ({ key, text }) => {
    if (isCommon(key)) return text
    if (key.startsWith("day ")) return maskDay(key.slice(4), text, isDay)
    if (!key.startsWith("phone ")) return asWritten(maskOf(key, lowered(text)), text)
    const digits = [...maskOf(key, key.slice(6))]
    const country = text.replaceAll(/\D/g, "").length - digits.length
    let place = -country
    return text.replaceAll(/\d/g, (digit) => (place++ < 0 ? digit : (digits[place - 1] ?? digit)))
  }
}

/** A short word, such as a digit, may have no free mask left. */
const maxTries = 50

const maskDay = (day: string, text: string, isDay: (text: string) => boolean): string => {
  const first = isDay(day) ? "01" : "00"
  return /^\d{4}/.test(text) ? `${day.slice(0, 4)}-${first}-${first}${text.slice(10)}` : `${first}.${first}.${day.slice(0, 4)}`
}

const asWritten = (mask: string, text: string): string => {
  const letters = [...text]
  return Array.from(mask, (letter, index) => (letters[index] === letters[index]?.toLowerCase() ? letter : letter.toUpperCase())).join("")
}

const range = (first: number, size: number): ReadonlyArray<string> =>
  Array.from({ length: size }, (_, index) => String.fromCodePoint(first + index))
/** Replacements by kind of character, of equal length in code units. A character that fields reject gets one that they reject too. */
const alphabets: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>]> = [
  [/\d/, [..."0123456789"]],
  [/[а-яё]/, [..."абвгдежзиклмнопрстуфхцчшщэюя"]],
  [/[a-z]/, [..."abcdefghijklmnopqrstuvwxyz"]],
  /** Gothic, combining marks, Arabic digits, Greek. */
  [/[\u{10000}-\u{10ffff}]/u, range(0x10330, 26)],
  [/\p{M}/u, range(0x300, 5)],
  [/\p{N}/u, range(0x660, 10)],
  [/./su, range(0x3b1, 17)]
]

const maskLetter = (letter: string, next: (size: number) => number): string => {
  const letters = alphabets.find(([alphabet]) => alphabet.test(letter))?.[1] ?? []
  return letters[next(letters.length)] ?? ""
}

/** Pseudo-random, with a constant seed that reveals nothing about the texts. */
const makeDraw = (): ((size: number) => number) => {
  let state = 0x9e3779b9
  return (size) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % size
  }
}
