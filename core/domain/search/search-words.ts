import { plainOf } from "./tokens.ts"

/** Most words of a term that are searched; the rest is ignored. */
const mostWords = 10

/** Lower-case words with е for ё, as stored in the database; single Cyrillic letters are dropped. */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (plainOf(term).match(/[0-9a-zа-я]+/g) ?? []).filter((word) => !/^[а-я]$/.test(word)).slice(0, mostWords)

/** Article number prefix, when the term is nothing else. */
export const codeOf = (term: string): string | null => (/^(?=(?:[^\d]*\d){3})[\w-]{4,20}$/.test(term) ? term : null)
