import { formatCount } from "../text/plural.ts"
import { tidyLine } from "../text/tidy.ts"
import { internationalDigits } from "./mask.ts"

/** Digits with the country code (LIM-029, VAL-016). */
export const phoneLength = { least: 11, most: 13 } as const

/** Characters as typed, separators included. */
export const maxPhoneTextLength = 60

/** Russia and Kazakhstan. */
const plusSevenLength = 11

/** Drops a zero in brackets, which is not dialled from abroad. */
export const normalizePhone = (typed: string): string => {
  const digits = internationalDigits(typed.replace(/\(0\)/, ""))
  return digits === "" ? "" : `+${digits}`
}

/** Allows separators: spaces, brackets, dots, slashes, dashes (LIM-029). */
export const isPhone = (typed: string): boolean => phoneFault(typed) === null

export const phoneFault = (typed: string): string | null => {
  if (!/^\+?[\d\s()./\u2010-\u2015-]*$/.test(tidyLine(typed))) return "В номере могут быть только цифры и плюс в начале"
  const digits = normalizePhone(typed).slice(1)
  const isPlusSeven = digits.startsWith("7")
  const { least, most } = isPlusSeven ? { least: plusSevenLength, most: plusSevenLength } : phoneLength
  if (digits.length >= least && digits.length <= most) return null
  return isPlusSeven
    ? `После +7 в номере ${formatCount(digits.length - 1, digitForms)}, а нужно ${plusSevenLength - 1}`
    : `В номере с кодом страны ${formatCount(digits.length, digitForms)}, а нужно от ${least} до ${most}`
}

const digitForms = ["цифра", "цифры", "цифр"] as const
