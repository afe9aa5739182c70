import type { Range } from "./filters/filter.ts"
import { tidyTerm } from "./search-term.ts"

/** How many words of a term are looked for; what comes after them is left aside. */
const mostWords = 10

/** The words of a term in small letters, е for ё, as the database keeps them; a single Cyrillic letter says nothing. */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (plain(term).match(/[0-9a-zа-я]+/g) ?? []).filter((word) => !/^[а-я]$/.test(word)).slice(0, mostWords)

/** The same term with other words in the places of its own: one without a word loses it. */
export const withWords = (term: string, words: ReadonlyMap<string, string | null>): string =>
  tidyTerm(plain(term).replaceAll(/[0-9a-zа-я]+/g, (word) => words.get(word) ?? (words.has(word) ? "" : word)))

/** The beginning of an article number, where a term is nothing else. */
export const codeOf = (term: string): string | null => (/^(?=(?:[^\d]*\d){3})[\w-]{4,20}$/.test(term) ? term : null)

/** Carats that a term names, and the term without them: «1 карат», «0,5–0,7 ct», «1,02». */
export const readCarats = (term: string): { readonly term: string; readonly rest: string; readonly carats: Range | null } => {
  const found = withUnit.exec(term) ?? alone.exec(term)
  if (found === null) return { term, rest: term, carats: null }
  const [whole, first = "", last] = found
  const carats = last === undefined ? around(first) : { from: numberOf(first), to: numberOf(last) }
  return { term, rest: tidyTerm(term.replace(whole, " ")), carats }
}

const plain = (term: string): string => term.toLowerCase().replaceAll("ё", "е")

const number = String.raw`(?<![\w,.])(\d{1,2}(?:[.,]\d{1,3})?)`
const range = String.raw`${number}(?:\s*[-–]\s*(\d{1,2}(?:[.,]\d{1,3})?))?`
const withUnit = new RegExp(String.raw`${range}\s*(?:карат[а-я]*|кар\.?|кт|carats?|ct)(?![а-яa-z])`, "i")
const alone = /(?<![\w,.-])(\d{1,2}[.,]\d{1,3})(?:\s*[-–]\s*(\d{1,2}[.,]\d{1,3}))?(?![\w,.-])/

const numberOf = (text: string): number => Number(text.replace(",", "."))

/** «1 карат» is any stone of a good carat, «1,02» that weight alone. */
const around = (text: string): Range => {
  const from = numberOf(text)
  return { from, to: /[.,]\d{2,}$/.test(text) ? from : Math.round((from + 0.09) * 100) / 100 }
}
