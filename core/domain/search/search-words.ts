import { plainOf } from "./tokens.ts"

/** How many words of a term are looked for; what comes after them is left aside. */
const mostWords = 10

/** The words of a term in small letters, е for ё, as the database keeps them; a single Cyrillic letter says nothing. */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (plainOf(term).match(/[0-9a-zа-я]+/g) ?? []).filter((word) => !/^[а-я]$/.test(word)).slice(0, mostWords)

/** The beginning of an article number, where a term is nothing else. */
export const codeOf = (term: string): string | null => (/^(?=(?:[^\d]*\d){3})[\w-]{4,20}$/.test(term) ? term : null)
