import { tidyTerm } from "./search-term.ts"
import { isFluorescence, isStrength } from "./fluorescence.ts"
import { gradeLabelOf, isGradeWord } from "./grade-scales.ts"
import { isComparison } from "./grades.ts"
import { shapeMeanings } from "./shape-words.ts"
import { boundOf, isGrammarWord, isUnsold, numberWord, unitOf } from "./grammar-words.ts"
import type { Dictionary } from "./reading.ts"
import { type Chunk, chunksOf, maxTokens, plainOf, type Token } from "./tokens.ts"

/** Includes all readings. */
export const wordsToLookUp = (typed: string): ReadonlyArray<string> => [
  ...new Set(
    chunksFor(typed)
      .flatMap(({ readings }) => readings.flat())
      .flatMap(({ kind, text }) => (kind === "word" && /^[0-9a-zа-я]+$/.test(text) && !/^[а-я]$/.test(text) ? [text] : []))
  )
]

export const chunksFor = (typed: string): ReadonlyArray<Chunk> => {
  let room = maxTokens
  return chunksOf(tidyTerm(typed)).filter(({ readings }) => (room -= readings[0]?.length ?? 0) >= 0)
}

/** A chunk is unknown in all readings; only then corrections are needed. */
export const hasUnknown = (typed: string, dictionary: Dictionary): boolean =>
  chunksFor(typed).some(({ readings }) => !readings.some((reading) => isKnownReading(reading, dictionary)))

export const isKnown = (text: string, dictionary: Dictionary): boolean =>
  isGrammarWord(text) || isStoneWord(text) || (dictionary.get(text)?.length ?? 0) > 0

const isStoneWord = (text: string): boolean =>
  isGradeWord(text) ||
  gradeLabelOf(text) !== null ||
  isComparison(text) ||
  isFluorescence(text) ||
  isStrength(text) ||
  shapeMeanings(text).length > 0

export const isKnownReading = (reading: ReadonlyArray<Token>, dictionary: Dictionary): boolean =>
  reading.length > 0 &&
  reading.every(({ kind, text }) => kind !== "word" || isKnown(text, dictionary) || (reading.length === 1 && isUnsold(text)))

/** `isOther`: read differently from the typed text. */
export type ChosenReading = { readonly tokens: ReadonlyArray<Token>; readonly isOther: boolean }

/**
 * Chooses a reading of grammar words, or the first fully known one (typed, other layout, transliterated), or the first known after corrections, or
 * the typed one.
 */
export const chooseReading = ({ readings }: Chunk, dictionary: Dictionary, guesses: ReadonlyMap<string, string>): ChosenReading => {
  const [typed = []] = readings
  const whole = readings.find(isOfGrammar) ?? readings.find((reading) => isKnownReading(reading, dictionary))
  if (whole !== undefined) return { tokens: whole, isOther: whole !== typed }
  const guessed = readings.map((reading) => reading.flatMap((token) => guessedTokens(token, dictionary, guesses)))
  const fitting = guessed.findIndex((reading) => isKnownReading(reading, dictionary))
  const best = fitting === -1 ? 0 : fitting
  const isAny = (guessed[best] ?? []).some((token) => readings[best]?.includes(token) !== true)
  return { tokens: guessed[best] ?? typed, isOther: best !== 0 || isAny }
}

/** Gives two joined words separate positions when the lengths match. */
const guessedTokens = (token: Token, dictionary: Dictionary, guesses: ReadonlyMap<string, string>): ReadonlyArray<Token> => {
  const guess = token.kind === "word" && !isKnown(token.text, dictionary) ? guesses.get(token.text) : undefined
  if (guess === undefined) return [token]
  const [first = "", second] = guess.split(" ")
  if (second === undefined) return [{ ...token, text: first }]
  const isInPlace = token.to - token.from === first.length + second.length
  const middle = token.from + first.length
  return [
    { ...token, text: first, ...(isInPlace && { to: middle }) },
    { ...token, text: second, ...(isInPlace && { from: middle }) }
  ]
}

/** «do», «lj»: short grammar words win over prefixes of other words. */
const isOfGrammar = (reading: ReadonlyArray<Token>): boolean => {
  const words = reading.filter(({ kind }) => kind === "word")
  return words.length > 0 && words.every(({ text }) => text.length > 1 && (boundOf(text) ?? unitOf(text) ?? numberWord(text)) !== undefined)
}

export const correctedOf = (term: string, chunks: ReadonlyArray<ChosenReading>): string | null => {
  if (!chunks.some(({ isOther }) => isOther)) return null
  const tokens = chunks.flatMap((chunk) => (chunk.isOther ? chunk.tokens : []))
  const pieces = tokens.map((token, index) => {
    const before = tokens[index - 1]
    const isSplit = before?.kind === "word" && token.kind === "word" && token.from <= before.to
    return (isSplit ? " " : term.slice(before?.to ?? 0, token.from)) + token.text
  })
  const corrected = tidyTerm(plainOf(pieces.join("") + term.slice(tokens.at(-1)?.to ?? 0)))
  return corrected === plainOf(term) ? null : corrected
}
