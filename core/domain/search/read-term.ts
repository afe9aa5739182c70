import { tidyTerm } from "./search-term.ts"
import { deniedAt } from "./denials.ts"
import { fluorescenceAt } from "./fluorescence.ts"
import { gradesAt } from "./grades.ts"
import { withHuesOfStones } from "./hue-words.ts"
import { readQuantity } from "./quantities.ts"
import type { QuantityContext, Quantity } from "./quantity-kinds.ts"
import type { Dictionary, Meaning, Phrase, Reading } from "./reading.ts"
import { chunksOf, type Token } from "./tokens.ts"
import { chooseReading, chunksFor, correctedOf } from "./chunk-readings.ts"
import { wordAt } from "./words.ts"

/**
 * Parses a search term:
 *
 * 1. `tokens.ts` splits it at spaces into chunks, each read as typed, in the other keyboard layout and transliterated.
 * 2. `chunk-readings.ts` chooses one reading of each chunk by its known words, or else by corrected ones (`guesses.ts`): one row of tokens.
 * 3. At each token the first match wins: grades («VS 2», «цвет G и лучше», `grades.ts`), fluorescence (`fluorescence.ts`), a quantity
 * («до 100 тыс», `quantities.ts`), a negation («без камней», `denials.ts`), a word (`words.ts`). It becomes a phrase or unread text.
 * 4. `hue-words.ts` resolves meanings by the next phrase: «жёлтый бриллиант» is not yellow gold.
 *
 * `plan.ts` turns phrases into queries. Editors maintain the dictionary; the grammar is fixed here (decision 18).
 */
export const readTerm = (typed: string, dictionary: Dictionary, guesses: ReadonlyMap<string, string> = new Map()): Reading => {
  const term = tidyTerm(typed)
  const chunks = chunksFor(term).map((chunk) => chooseReading(chunk, dictionary, guesses))
  const tokens = chunks.flatMap((chunk) => chunk.tokens)
  const around = aroundOf(tokens, dictionary)
  const isForeign = chunks.some(({ isOther }) => isOther)
  const phrases: Array<Phrase> = []
  const unread: Array<string> = []
  const beyond = tokens.at(-1)?.to ?? 0
  for (let at = 0; at < tokens.length;) {
    const place = { tokens, at, dictionary, isForeign }
    const graded = gradesAt(place) ?? fluorescenceAt(place)
    const quantity = graded === undefined ? readQuantity(tokens, at, around) : undefined
    const step = graded ?? quantity ?? deniedAt(place) ?? wordAt(place)
    const [first, last] = [tokens[at], tokens[step.next - 1]]
    if (first === undefined || last === undefined) break
    const span = { from: first.from, to: last.to, text: term.slice(first.from, last.to) }
    const phrase = quantity === undefined ? { ...blank, ...("meanings" in step ? step : null) } : ofQuantity(quantity.quantity)
    if (phrase === null || phrase.isUnread) unread.push(span.text)
    else if (phrase.meanings.length > 0 || phrase.range !== null || phrase.code !== null) {
      phrases.push({ ...span, meanings: phrase.meanings, range: phrase.range, code: phrase.code, isLabel: phrase.isLabel })
    }
    at = step.next
  }
  const rest = chunksOf(term).slice(chunks.length)
  if (rest.length > 0) unread.push(tidyTerm(term.slice(Math.max(beyond, rest[0]?.readings[0]?.[0]?.from ?? beyond))))
  return {
    term,
    phrases: withHuesOfStones(term, phrases),
    unread: unread.filter((text) => text !== ""),
    corrected: correctedOf(term, chunks)
  }
}

const blank = { meanings: [] as ReadonlyArray<Meaning>, range: null, code: null, isUnread: false, isLabel: false } as const

/** Products in the term give its numbers their meaning. */
const aroundOf = (tokens: ReadonlyArray<Token>, dictionary: Dictionary): QuantityContext => {
  const meanings = tokens.flatMap(({ text }) => dictionary.get(text) ?? [])
  const isOf = (...values: ReadonlyArray<string>) =>
    meanings.some(
      ({ facet, kind, values: categories }) =>
        kind === "jewelry" && facet === "category" && categories.some((value) => values.includes(value))
    )
  return {
    ring: isOf("kolco", "pomolvochnoe-kolco", "obruchalnoe-kolco"),
    length: isOf("braslet", "kole"),
    stones:
      meanings.some(({ kind }) => kind === "diamonds") && !meanings.some(({ facet, kind }) => kind === "jewelry" && facet === "category"),
    alone: tokens.length === 1
  }
}

const ofQuantity = (quantity: Quantity): Omit<Phrase, "from" | "to" | "text"> & { readonly isUnread: boolean } => {
  switch (quantity.of) {
    case "price":
    case "carats":
      return { ...blank, range: quantity }
    case "size":
      return { ...blank, meanings: [{ kind: "jewelry", facet: "size", values: quantity.values }], isUnread: quantity.values.length === 0 }
    case "probe":
      return {
        ...blank,
        meanings: [{ kind: "jewelry", facet: "probe", values: [quantity.value] }],
        isUnread: !/^(?:585|750|950)$/.test(quantity.value)
      }
    case "code":
      return { ...blank, code: quantity.code }
    case "nothing":
      return { ...blank, isUnread: true }
  }
}
