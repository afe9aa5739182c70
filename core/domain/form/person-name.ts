import { tidyLine } from "../text/tidy.ts"

/**
 * Composed letters, plain hyphens without spaces around, single spaces. Apostrophes in `О’Коннор` and `О'Коннор` are preserved; accents
 * used as apostrophes are replaced.
 */
export const tidyName = (typed: string): string =>
  tidyLine(typed)
    .replaceAll(/ ?[\u2010-\u2014-] ?/g, "-")
    .replaceAll(/[`\u00B4′]/g, "'")

/** Latin and Cyrillic letters, hyphens and apostrophes, with a letter in each word (VAL-017). */
export const isPersonName = (tidy: string): boolean => tidy.split(" ").every((word) => namePattern.test(word))

/** A letter may carry up to two combining marks, such as a stress. */
export const namePattern = /^(?:[-'’‘\u02BC\u02BB]*(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}{0,2})+[-'’‘\u02BC\u02BB]*$/u

/** The first word is the name, the others the surname. */
export const splitFullName = (typed: string): { readonly name: string; readonly surname: string | null } => {
  const [name = "", ...others] = tidyName(typed).split(" ")
  return { name, surname: others.length === 0 ? null : others.join(" ") }
}
