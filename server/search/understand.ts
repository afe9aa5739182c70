import { Effect } from "effect"
import type { Range } from "../../core/domain/filters/filter.ts"
import { readingsOf } from "../../core/domain/search-readings.ts"
import { tidyTerm } from "../../core/domain/search-term.ts"
import { codeOf, readCarats, withWords, wordsOf } from "../../core/domain/search-words.ts"
import { findVocabulary, findWords, type KnownWord } from "../db/search-words.ts"
import { closestWord, isGuessable } from "./closest-word.ts"

/** What one word of a term stands for. */
export type Meaning = Pick<KnownWord, "kind" | "facet" | "values">

/** A term as the shop understands it. */
export type Understood = {
  /** The beginning of an article number, where the term is one and nothing else. */
  readonly code: string | null
  readonly carats: Range | null
  /** What each word of it stands for; one that stands for nothing, or says nothing, is not among them. */
  readonly words: ReadonlyArray<ReadonlyArray<Meaning>>
  /** The words that were looked for, where they are not those that were typed. */
  readonly corrected: string | null
}

/**
 * Understands a term: as typed, typed with the other keyboard or in Latin letters, whichever has most words that the shop knows. A word that it does
 * not know is taken for the nearest one that it does, or left aside.
 */
export const understand = Effect.fn("understand")(function* (typed: string) {
  const term = tidyTerm(typed)
  const readings = readingsOf(term).map(readCarats)
  const split = readings.map(({ rest }) => wordsOf(rest))
  const known = yield* findWords(askedOf(split))
  const readAs = split.map((words, reading) => words.map((word, place) => ({ word, meanings: meaningsOf(known, reading, place) })))
  const whole = readAs.findIndex(
    (words, reading) => isWhole(words) && (saysMuch(words) || (reading === 0 && words.length > 0) || readings[reading]?.carats !== null)
  )
  const code = codeOf(term)
  if (whole !== -1) return toUnderstood({ code, reading: readings[whole], words: readAs[whole] ?? [], isTyped: whole === 0 })
  const guessed = yield* guess(readAs)
  const best = guessed.reduce((most, words, index) => (knownIn(words) > knownIn(guessed[most] ?? []) ? index : most), 0)
  return toUnderstood({ code, reading: readings[best], words: guessed[best] ?? [], isTyped: false })
})

type Word = { readonly word: string; readonly meanings: ReadonlyArray<Meaning>; readonly instead?: string | null }

const askedOf = (split: ReadonlyArray<ReadonlyArray<string>>) =>
  split.flatMap((words, reading) => words.map((word, place) => ({ reading, place, word })))

const meaningsOf = (known: ReadonlyArray<KnownWord>, reading: number, place: number): ReadonlyArray<Meaning> =>
  known.filter((found) => found.reading === reading && found.place === place).map(({ facet, kind, values }) => ({ kind, facet, values }))

const isWhole = (words: ReadonlyArray<Word>): boolean => words.every(({ meanings }) => meanings.length > 0)

const isSpoken = ({ meanings }: Word): boolean => meanings.length > 0 && meanings.every(({ kind }) => kind !== "silent")

/** A letter or two, which the other keyboard makes of any, are no reason to think that they were meant. */
const saysMuch = (words: ReadonlyArray<Word>): boolean => words.some((word) => isSpoken(word) && word.word.length > 2)

const knownIn = (words: ReadonlyArray<Word>): number => (saysMuch(words) ? words.filter(({ meanings }) => meanings.length > 0).length : 0)

/** So many words of a reading are guessed: each is held against every word of the shop, and who types more has said enough. */
const mostGuessed = 6

/** The same words with what the first unknown ones were likely to be. */
const guess = Effect.fnUntraced(function* (readAs: ReadonlyArray<ReadonlyArray<Word>>) {
  if (!readAs.flat().some(({ meanings, word }) => meanings.length === 0 && isGuessable(word))) return readAs
  const vocabulary = yield* findVocabulary
  const guesses = readAs.map((words) => {
    const unknown = [...new Set(words.flatMap(({ meanings, word }) => (meanings.length === 0 ? [word] : [])))].slice(0, mostGuessed)
    return words.map((word) => (unknown.includes(word.word) ? { ...word, instead: closestWord(word.word, vocabulary) } : word))
  })
  const asked = guesses.flatMap((words, reading) =>
    words.flatMap(({ instead }, place) => (instead ? [{ reading, place, word: instead }] : []))
  )
  const known = yield* findWords(asked)
  return guesses.map((words, reading) =>
    words.map((word, place) => (word.instead ? { ...word, meanings: meaningsOf(known, reading, place) } : word))
  )
})

type Chosen = {
  readonly code: string | null
  readonly reading: ReturnType<typeof readCarats> | undefined
  readonly words: ReadonlyArray<Word>
  readonly isTyped: boolean
}

const toUnderstood = ({ code, isTyped, reading, words }: Chosen): Understood => {
  const spoken = words.filter(isSpoken)
  const carats = reading?.carats ?? null
  if (carats === null && !(isTyped ? spoken.length > 0 : saysMuch(words))) return { code, carats, words: [], corrected: null }
  const instead = new Map(words.map((word) => [word.word, word.meanings.length === 0 ? null : (word.instead ?? word.word)]))
  const corrected = isTyped ? null : withWords(reading?.term ?? "", instead)
  return { code, carats, words: spoken.map(({ meanings }) => meanings), corrected }
}
