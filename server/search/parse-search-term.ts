import { Effect } from "effect"
import { guessWords } from "../../core/domain/search/guesses.ts"
import { readTerm } from "../../core/domain/search/read-term.ts"
import type { Meaning } from "../../core/domain/search/reading.ts"
import { hasUnknown, wordsToLookUp } from "../../core/domain/search/chunk-readings.ts"
import { codeOf } from "../../core/domain/search/search-words.ts"
import { tidyTerm } from "../../core/domain/search/search-term.ts"
import { findVocabulary, findWords } from "./search-words.ts"

/** Looks up each word as typed, in the other keyboard layout and transliterated; unknown words fall back to the closest known spelling. */
export const parseSearchTerm = Effect.fn("parseSearchTerm")(function* (typed: string) {
  const words = wordsToLookUp(typed)
  const meanings = yield* lookUp(words)
  const code = codeOf(tidyTerm(typed))
  if (!hasUnknown(typed, meanings)) return { ...readTerm(typed, meanings), code }
  const guesses = guessWords(typed, meanings, yield* findVocabulary)
  const guessed = yield* lookUp([...new Set([...guesses.values()].flatMap((guess) => guess.split(" ")))])
  return { ...readTerm(typed, new Map([...meanings, ...guessed]), guesses), code }
})

/** `code` is set if the whole term may be an article number. */
export type ParsedTerm = Effect.Success<ReturnType<typeof parseSearchTerm>>

const lookUp = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
  const rows = yield* findWords(words.map((word, place) => ({ reading: 0, place, word })))
  const dictionary = new Map<string, ReadonlyArray<Meaning>>()
  for (const { facet, kind, place, values } of rows) {
    const word = words[place]
    if (word !== undefined) dictionary.set(word, [...(dictionary.get(word) ?? []), { kind, facet, values }])
  }
  return dictionary
})
