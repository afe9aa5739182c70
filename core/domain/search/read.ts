import { tidyTerm } from "./search-term.ts"
import { deniedAt } from "./denials.ts"
import { fluorescenceAt } from "./fluorescence.ts"
import { gradesAt } from "./grades.ts"
import { withHuesOfStones } from "./hue-words.ts"
import { readQuantity } from "./quantities.ts"
import type { Around, Quantity } from "./quantity-kinds.ts"
import type { Dictionary, Meaning, Phrase, Reading } from "./reading.ts"
import { chunksOf, type Token } from "./tokens.ts"
import { chooseWay, chunksFor, correctedOf } from "./ways.ts"
import { wordAt } from "./words.ts"

/**
 * Reads a term by what its words stand for. In this order:
 *
 * 1. It is cut at its blanks into chunks, each in up to three ways: as typed, as typed with the other keyboard, by its sounds (`tokens.ts`).
 * 2. Of each chunk one way is chosen, by which words are known, and of none by what they were guessed to be (`ways.ts`, `guesses.ts`). From here on there
 *    is one row of tokens.
 * 3. The tokens are read from the left. At each place grades are tried («VS 2», «цвет G и лучше», `grades.ts`), then fluorescence (`fluorescence.ts`), a
 *    quantity («до 100 тыс», `quantities.ts`), a denial («без камней», `denials.ts`) and a word (`words.ts`). What was read is a phrase with its place in the term, or it is unread.
 * 4. What a phrase says may hang on the next one: «жёлтый бриллиант» is no yellow gold (`hue-words.ts`).
 *
 * Which phrases choose what of which catalogue is told afterwards (`plan.ts`). Words of the dictionary are the editors', the grammar is the domain's
 * (decision 31).
 */
export const readTerm = (typed: string, known: Dictionary, guesses: ReadonlyMap<string, string> = new Map()): Reading => {
  const term = tidyTerm(typed)
  const chunks = chunksFor(term).map((chunk) => chooseWay(chunk, known, guesses))
  const tokens = chunks.flatMap((chunk) => chunk.tokens)
  const around = aroundOf(tokens, known)
  const isForeign = chunks.some(({ isOther }) => isOther)
  const phrases: Array<Phrase> = []
  const unread: Array<string> = []
  const beyond = tokens.at(-1)?.to ?? 0
  for (let at = 0; at < tokens.length;) {
    const place = { tokens, at, known, isForeign }
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
  if (rest.length > 0) unread.push(tidyTerm(term.slice(Math.max(beyond, rest[0]?.ways[0]?.[0]?.from ?? beyond))))
  return {
    term,
    phrases: withHuesOfStones(term, phrases),
    unread: unread.filter((text) => text !== ""),
    corrected: correctedOf(term, chunks)
  }
}

const blank = { meanings: [] as ReadonlyArray<Meaning>, range: null, code: null, isUnread: false, isLabel: false } as const

/** What is named beside a number decides what it is of. */
const aroundOf = (tokens: ReadonlyArray<Token>, known: Dictionary): Around => {
  const meanings = tokens.flatMap(({ text }) => known.get(text) ?? [])
  const isOf = (...values: ReadonlyArray<string>) =>
    meanings.some(
      ({ facet, kind, values: own }) => kind === "jewelry" && facet === "category" && own.some((value) => values.includes(value))
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
