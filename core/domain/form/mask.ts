/**
 * How a field is typed: place by place by a pattern such as `##.##.####`, where `#` is a digit, `S` a letter and `X` either (VAL-006 … VAL-008),
 * or as a number with its thousands apart (VAL-009).
 */
export type Mask = { readonly pattern: string } | { readonly number: { readonly most: number } } | "phone"

const tokens: ReadonlyMap<string, RegExp> = new Map([
  ["#", /\d/],
  ["S", /[A-Za-zА-ЯЁа-яё]/],
  ["X", /[\dA-Za-zА-ЯЁа-яё]/]
])

/** A pattern as what fits at each of its places; a sign of its own stands for itself. */
export const placesOf = (pattern: string): Array<RegExp | string> => [...pattern].map((sign) => tokens.get(sign) ?? sign)

/** `1990-05-17` as it is typed here: `17.05.1990`. */
export const typedDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1")

/** `17.05.1990` as it is kept: `1990-05-17`; anything else stays as it was typed, for its rule to refuse. */
export const keptDay = (typed: string): string => typed.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, "$3-$2-$1")

/**
 * The digits of a telephone number as it is dialled from anywhere: `8 921 000-00-00` and `921 000-00-00` are `79210000000`, `00 49 …` is `49…`. A number
 * with a plus, or longer than one of ours, stays as it was written.
 */
export const internationalDigits = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, "").replace(/^00+/, "")
  if (typed.includes("+")) return digits
  if (digits.startsWith("8") && digits.length <= 11) return `7${digits.slice(1)}`
  return digits.startsWith("9") && digits.length <= 10 ? `7${digits}` : digits
}

/** The places of a telephone number: `+7 (921) 000-00-00`, or a plus and digits alone; what is too long stays, for its rule to refuse. */
export const phonePlaces = (typed: string): Array<RegExp | string> => {
  const digits = typed.replaceAll(/\D/g, "")
  if (!digits.startsWith("7")) return placesOf(`+${"#".repeat(Math.max(digits.length, 15))}`)
  const beyond = digits.length - 11
  return placesOf(`+# (###) ###-##-##${beyond > 0 ? ` ${"#".repeat(beyond)}` : ""}`)
}
