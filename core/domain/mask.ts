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
