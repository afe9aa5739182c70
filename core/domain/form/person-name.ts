import { tidyLine } from "../text/tidy.ts"

/**
 * A name as it is kept: composed letters, plain hyphens with no spaces around them, single spaces. `О’Коннор` and `О'Коннор` stay as they were typed; accents that stand for an
 * apostrophe become one.
 */
export const tidyName = (typed: string): string =>
  tidyLine(typed)
    .replaceAll(/ ?[\u2010-\u2014-] ?/g, "-")
    .replaceAll(/[`\u00B4′]/g, "'")

/** Tells whether a tidy name is words of Latin or Cyrillic letters, hyphens and apostrophes, with at least one letter in each word (VAL-017). */
export const isPersonName = (tidy: string): boolean => tidy.split(" ").every((word) => namePattern.test(word))

/**
 * One word of a name. Latin and Cyrillic are the scripts of Unicode. A letter may carry up to two marks that no composed letter has, such as a stress.
 */
export const namePattern = /^(?:[-'’‘\u02BC\u02BB]*(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}{0,2})+[-'’‘\u02BC\u02BB]*$/u

/** Name and surname of a field that holds both: the first word, and the others. */
export const splitFullName = (typed: string): { readonly name: string; readonly surname: string | null } => {
  const [name = "", ...others] = tidyName(typed).split(" ")
  return { name, surname: others.length === 0 ? null : others.join(" ") }
}
