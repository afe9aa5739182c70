import { plainOf } from "./tokens.ts"

/** Further words are ignored. */
const mostWords = 10

/** Lower case, е for ё, as in the database; single Cyrillic letters are dropped. */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (plainOf(term).match(/[0-9a-zа-я]+/g) ?? []).filter((word) => !/^[а-я]$/.test(word)).slice(0, mostWords)

/** Article number prefix; `null` when the term contains anything else. */
export const codeOf = (term: string): string | null => (/^(?=(?:[^\d]*\d){3})[\w-]{4,20}$/.test(term) ? term : null)
