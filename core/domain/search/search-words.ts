import { plainOf } from "./tokens.ts"

const maxWords = 10

/** Lower case, е for ё, as in the database; drops single Cyrillic letters and words beyond the limit. */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (plainOf(term).match(/[0-9a-zа-я]+/g) ?? []).filter((word) => !/^[а-я]$/.test(word)).slice(0, maxWords)

/** Prefix of an article number; `null` when the term has anything else. */
export const codeOf = (term: string): string | null => (/^(?=(?:[^\d]*\d){3})[\w-]{4,20}$/.test(term) ? term : null)
