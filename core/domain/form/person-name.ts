import { tidyLine } from "../text/tidy.ts"

/** Composed letters, plain hyphens, single spaces. Keeps the apostrophes of `О’Коннор` and `О'Коннор`, replaces accents used as such. */
export const tidyName = (typed: string): string =>
  tidyLine(typed)
    .replaceAll(/ ?[\u2010-\u2014-] ?/g, "-")
    .replaceAll(/[`\u00B4′]/g, "'")

/** Latin and Cyrillic letters, hyphens and apostrophes; each word has a letter (VAL-017). */
export const isPersonName = (tidy: string): boolean => tidy.split(" ").every((word) => namePattern.test(word))

/** Allows two combining marks per letter, such as a stress. */
export const namePattern = /^(?:[-'’‘\u02BC\u02BB]*(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}{0,2})+[-'’‘\u02BC\u02BB]*$/u

/** First word is the name, the rest the surname. */
export const splitFullName = (typed: string): { readonly name: string; readonly surname: string | null } => {
  const [name = "", ...others] = tidyName(typed).split(" ")
  return { name, surname: others.length === 0 ? null : others.join(" ") }
}
