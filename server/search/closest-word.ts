import { slipsAllowed, wordDistance } from "../../core/domain/word-distance.ts"

/** The word that a word with slips of the fingers was to be: the nearest, one with the same first letter, the first of the list. */
export const closestWord = (typed: string, vocabulary: ReadonlyArray<string>): string | null => {
  const most = slipsAllowed(typed.length)
  const near = vocabulary.flatMap((word) => {
    const distance = wordDistance(typed, word, most)
    return distance > most ? [] : [{ word, weight: distance * 2 + (word[0] === typed[0] ? 0 : 1) }]
  })
  return near.toSorted((one, other) => one.weight - other.weight)[0]?.word ?? null
}

/** Between which lengths the words lie that these words may have been meant to be; `null` where all are too short for a slip. */
export const lengthsAround = (words: ReadonlyArray<string>): { readonly least: number; readonly most: number } | null => {
  const spans = words
    .filter((word) => slipsAllowed(word.length) > 0 && !/^\d+$/.test(word))
    .map((word) => [word.length, slipsAllowed(word.length)] as const)
  if (spans.length === 0) return null
  return {
    least: Math.min(...spans.map(([length, slips]) => length - slips)),
    most: Math.max(...spans.map(([length, slips]) => length + slips))
  }
}
