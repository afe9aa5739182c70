import { formatCount } from "../text/plural.ts"
import { tidyLine } from "../text/tidy.ts"
import { internationalDigits } from "./mask.ts"

/** LIM-029, VAL-016: digits of a number with the code of its country, counted without the plus and the signs of the mask. */
export const phoneLength = { least: 11, most: 13 } as const

/** The most characters of a number as it is typed, with blanks, brackets and hyphens between its digits. */
export const phoneTextMost = 60

/** Digits of a number that begins with +7: Russia and Kazakhstan have no others. */
const ownLength = 11

/** A telephone number as it is kept and sent: a plus and its digits. A zero in brackets after the code of a country is not dialled from abroad. */
export const normalizePhone = (typed: string): string => {
  const digits = internationalDigits(typed.replace(/\(0\)/, ""))
  return digits === "" ? "" : `+${digits}`
}

/** Tells whether a telephone number can be one: written with digits, blanks, brackets, dots and dashes alone, and as long as LIM-029 has it. */
export const isPhone = (typed: string): boolean => phoneFault(typed) === null

/** Tells what is wrong with a telephone number; `null` where nothing is. */
export const phoneFault = (typed: string): string | null => {
  if (!/^\+?[\d\s()./\u2010-\u2015-]*$/.test(tidyLine(typed))) return "В номере могут быть только цифры и плюс в начале"
  const digits = normalizePhone(typed).slice(1)
  const isOwn = digits.startsWith("7")
  const { least, most } = isOwn ? { least: ownLength, most: ownLength } : phoneLength
  if (digits.length >= least && digits.length <= most) return null
  return isOwn
    ? `После +7 в номере ${formatCount(digits.length - 1, digitForms)}, а нужно ${ownLength - 1}`
    : `В номере с кодом страны ${formatCount(digits.length, digitForms)}, а нужно от ${least} до ${most}`
}

const digitForms = ["цифра", "цифры", "цифр"] as const
