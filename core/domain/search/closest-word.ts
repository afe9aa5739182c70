import { typosAllowed, wordDistance } from "../text/word-distance.ts"

/** Smallest edit distance, then same first letter, then list order. */
export const closestWord = (typed: string, vocabulary: ReadonlyArray<string>): string | null => {
  const most = typosAllowed(typed.length)
  const near = vocabulary.flatMap((word) => {
    const distance = wordDistance(typed, word, most)
    return distance > most ? [] : [{ word, weight: distance * 2 + (word[0] === typed[0] ? 0 : 1) }]
  })
  return near.toSorted((one, other) => one.weight - other.weight)[0]?.word ?? null
}

/** Numbers and grades are never corrected. */
export const isGuessable = (word: string): boolean => typosAllowed(word.length) > 0 && !/^(?:\d+|[a-zа-я]{1,3}\d+)$/.test(word)
