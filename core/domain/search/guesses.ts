import { closestWord, isGuessable } from "./closest-word.ts"
import { grammarVocabulary, isUnsold } from "./grammar-words.ts"
import type { Dictionary } from "./reading.ts"
import { chunksFor, isKnown, isKnownReading } from "./chunk-readings.ts"

/** The closest known word, or two words for one. */
export const guessWords = (typed: string, dictionary: Dictionary, vocabulary: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const guesses = new Map<string, string>()
  const words = [...grammarVocabulary, ...vocabulary]
  let room = maxGuessed
  for (const { readings } of chunksFor(typed)) {
    if (readings.some((reading) => isKnownReading(reading, dictionary))) continue
    for (const { kind, text } of readings.flat()) {
      if (kind !== "word" || isKnown(text, dictionary) || !isGuessable(text) || guesses.has(text) || isUnsold(text) || room-- <= 0) continue
      const guess = closestWord(text, words) ?? closestWord(text.replace(ending, ""), words) ?? splitWord(text, words)
      if (guess !== null) guesses.set(text, guess)
    }
  }
  return guesses
}

/** Splits «помолвочноекольцо»; prefers the longer first word. */
const splitWord = (text: string, words: ReadonlyArray<string>): string | null => {
  const wordSet = new Set(words)
  const isWord = (part: string): boolean => wordSet.has(part) || wordSet.has(part.replace(ending, ""))
  for (let at = text.length - shortestPart; at >= shortestPart; at--) {
    if (isWord(text.slice(0, at)) && isWord(text.slice(at))) return `${text.slice(0, at)} ${text.slice(at)}`
  }
  return null
}

const shortestPart = 4

/** Each word is compared with the whole vocabulary. */
const maxGuessed = 12

/** Case endings that most dictionary words lack. */
const ending = /(?:[аяыи]ми|[оеы]го|[оеы]му|[аяыи]х|[оеаяы]м|[оеы]й|[ую]ю|[оеы]е|[ая]я|[ое]в)$/
