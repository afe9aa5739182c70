/** `##.##.####`: `#` is a digit, `S` a letter, `X` either (VAL-006 … VAL-008); or a number with grouped thousands (VAL-009). */
export type Mask = { readonly pattern: string } | { readonly number: { readonly most: number } } | "phone"

const tokens: ReadonlyMap<string, RegExp> = new Map([
  ["#", /\d/],
  ["S", /[A-Za-zА-ЯЁа-яё]/],
  ["X", /[\dA-Za-zА-ЯЁа-яё]/]
])

/** Accepted characters or a literal, by position. */
export const placesOf = (pattern: string): Array<RegExp | string> => [...pattern].map((sign) => tokens.get(sign) ?? sign)

/** `17.05.1990` for `1990-05-17`. */
export const typedDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1")

/** `1990-05-17` for `17.05.1990`; leaves other input to validation. */
export const isoDay = (typed: string): string => typed.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, "$3-$2-$1")

export const isoDayOrNull = (typed: string): string | null => (typed === "" ? null : isoDay(typed))

/**
 * `79210000000` for `8 921 000-00-00` and `921 000-00-00`, `49…` for `00 49 …`. Numbers with a plus or longer than Russian ones only lose separators.
 */
export const internationalDigits = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, "").replace(/^00+/, "")
  if (typed.includes("+")) return digits
  if (digits.startsWith("8") && digits.length <= 11) return `7${digits.slice(1)}`
  return digits.startsWith("9") && digits.length <= 10 ? `7${digits}` : digits
}

/** `+7 (921) 000-00-00`, or a plus and digits. Excess digits are left to validation. */
export const phonePlaces = (typed: string): Array<RegExp | string> => {
  const digits = typed.replaceAll(/\D/g, "")
  if (!digits.startsWith("7")) return placesOf(`+${"#".repeat(Math.max(digits.length, 15))}`)
  const beyond = digits.length - 11
  return placesOf(`+# (###) ###-##-##${beyond > 0 ? ` ${"#".repeat(beyond)}` : ""}`)
}
