import { slipsAllowed, wordDistance } from "../text/word-distance.ts"

/** The word that a word with slips of the fingers was to be: the nearest, one with the same first letter, the first of the list. */
export const closestWord = (typed: string, vocabulary: ReadonlyArray<string>): string | null => {
  const most = slipsAllowed(typed.length)
  const near = vocabulary.flatMap((word) => {
    const distance = wordDistance(typed, word, most)
    return distance > most ? [] : [{ word, weight: distance * 2 + (word[0] === typed[0] ? 0 : 1) }]
  })
  return near.toSorted((one, other) => one.weight - other.weight)[0]?.word ?? null
}

/** Tells whether a word is long enough for a slip; a number or a grade is not one. */
export const isGuessable = (word: string): boolean => slipsAllowed(word.length) > 0 && !/^(?:\d+|[a-zа-я]{1,3}\d+)$/.test(word)
