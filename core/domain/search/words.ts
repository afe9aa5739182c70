import { boundOf, isColorLabel, isJoint, isLabel, numberWord, unitOf } from "./grammar-words.ts"
import { hueOf } from "./hue-words.ts"
import type { Dictionary, Meaning } from "./reading.ts"
import { shapeMeanings } from "./shape-words.ts"
import type { Token } from "./tokens.ts"

/** `isForeign`: part of the term was not read as typed. */
export type ReadPosition = {
  readonly tokens: ReadonlyArray<Token>
  readonly at: number
  readonly dictionary: Dictionary
  readonly isForeign: boolean
}
/** `next` is the first token not read yet. */
export type Step = {
  readonly next: number
  readonly meanings: ReadonlyArray<Meaning>
  readonly isUnread: boolean
  readonly isLabel?: boolean
}

/** Labels («цвет», «огранка») and prepositions («с», «для») alone select nothing. */
export const wordAt = ({ at, dictionary, isForeign, tokens }: ReadPosition): Step => {
  const silent: Step = { next: at + 1, meanings: [], isUnread: false }
  const token = tokens[at]
  if (token === undefined || token.kind !== "word") return silent
  const meanings = meaningsAt(token, tokens[at - 1], dictionary, isForeign)
  if (isJoint(token.text) || /^[a-z]$/.test(token.text)) return { ...silent, meanings: meanings.filter(({ kind }) => kind === "diamonds") }
  if (
    isLabel(token.text) ||
    boundOf(token.text) !== undefined ||
    unitOf(token.text) !== undefined ||
    numberWord(token.text) !== undefined
  ) {
    const pageMeanings = meanings.filter(({ facet, kind }) => kind === "page" || (kind === "diamonds" && facet === ""))
    return { ...silent, meanings: pageMeanings, isLabel: !pageMeanings.some(({ kind }) => kind === "diamonds") }
  }
  return {
    next: at + 1,
    meanings,
    isUnread: meanings.length === 0 && !(dictionary.get(token.text) ?? []).some(({ kind }) => kind === "silent")
  }
}

/** A lower-case letter is no grade when the term was read in another layout or transliterated. */
export const meaningsAt = (token: Token, before: Token | undefined, dictionary: Dictionary, isForeign: boolean): ReadonlyArray<Meaning> => {
  const spoken = (dictionary.get(token.text) ?? []).filter(({ kind }) => kind !== "silent")
  const wordMeanings = spoken.length > 0 ? spoken : shapeMeanings(token.text)
  const isLetter = token.text.length === 1
  if (isLetter && isForeign && token.typed !== token.typed.toUpperCase() && !isColorLabel(before?.text ?? "")) return []
  const hue = hueOf(token.text)
  return hue === undefined
    ? wordMeanings
    : [
        ...wordMeanings.filter(({ facet, kind }) => kind !== "diamonds" || facet !== "color"),
        { kind: "diamonds", facet: "hue", values: [hue] }
      ]
}
