import type { Range } from "../../domain/filters/filter.ts"
import { clarities, colors } from "../diamond.ts"
import { closestWord, isGuessable } from "./closest-word.ts"
import { boundOf, grammarVocabulary, isColorLabel, isGrammarWord, isJoint, isLabel, isUnsold, numberWord, unitOf } from "./grammar-words.ts"
import { type Around, type Quantity, readQuantity } from "./phrases.ts"
import { type Chunk, chunksOf, mostTokens, plainOf, type Token } from "./tokens.ts"
import { tidyTerm } from "../search-term.ts"

/** What a word stands for: values of a facet of a catalogue, pieces by name, pages. */
export type Meaning = {
  readonly kind: "jewelry" | "diamonds" | "piece" | "page" | "landing" | "silent"
  readonly facet: string
  readonly values: ReadonlyArray<string>
}

/** Part of a term, by its place in it, that says one thing. */
export type Phrase = {
  readonly from: number
  readonly to: number
  /** As it was typed. */
  readonly text: string
  readonly meanings: ReadonlyArray<Meaning>
  readonly range: { readonly of: "price" | "carats"; readonly range: Range } | null
  /** An article or the number of a report. */
  readonly code: string | null
  /** A word that names what its neighbour is («огранка», «цвет»): it chooses nothing, and only pages are found by it. */
  readonly isLabel: boolean
}

export type Reading = {
  /** Without needless blanks; the places of phrases are places in it. */
  readonly term: string
  readonly phrases: ReadonlyArray<Phrase>
  /** What means nothing here, as it was typed. */
  readonly unread: ReadonlyArray<string>
  /** The words that were read, where they are not those that were typed. */
  readonly corrected: string | null
}

/** What words stand for, each by itself. */
export type Dictionary = ReadonlyMap<string, ReadonlyArray<Meaning>>

/** The words of a term whose meaning has to be looked up, in every way in which they can be read. */
export const wordsToAsk = (typed: string): ReadonlyArray<string> => [
  ...new Set(
    chunksFor(typed)
      .flatMap(({ ways }) => ways.flat())
      .flatMap(({ kind, text }) => (kind === "word" && /^[0-9a-zа-я]+$/.test(text) && !/^[а-я]$/.test(text) ? [text] : []))
  )
]

const chunksFor = (typed: string): ReadonlyArray<Chunk> => {
  let room = mostTokens
  return chunksOf(tidyTerm(typed)).filter(({ ways }) => (room -= ways[0]?.length ?? 0) >= 0)
}

/** Whether part of a term is known in none of its ways: only then its words have to be guessed. */
export const hasUnknown = (typed: string, known: Dictionary): boolean =>
  chunksFor(typed).some(({ ways }) => !ways.some((way) => isKnownWay(way, known)))

/** What each word that nobody knows was likely to be. */
export const guessWords = (typed: string, known: Dictionary, vocabulary: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const guesses = new Map<string, string>()
  let room = mostGuessed
  for (const { ways } of chunksFor(typed)) {
    if (ways.some((way) => isKnownWay(way, known))) continue
    for (const { kind, text } of ways.flat()) {
      if (kind !== "word" || isKnown(text, known) || !isGuessable(text) || guesses.has(text) || isUnsold(text) || room-- <= 0) continue
      const words = [...grammarVocabulary, ...vocabulary]
      const guess = closestWord(text, words) ?? closestWord(text.replace(ending, ""), words)
      if (guess !== null) guesses.set(text, guess)
    }
  }
  return guesses
}

/** So many words are guessed: each is held against every word of the shop. */
const mostGuessed = 12

/** Endings of cases: what things are called stands without most of them. */
const ending = /(?:[аяыи]ми|[оеы]го|[оеы]му|[аяыи]х|[оеаяы]м|[оеы]й|[ую]ю|[оеы]е|[ая]я|[ое]в)$/

const isKnown = (text: string, known: Dictionary): boolean => isGrammarWord(text) || (known.get(text)?.length ?? 0) > 0

const isKnownWay = (way: ReadonlyArray<Token>, known: Dictionary): boolean =>
  way.length > 0 && way.every(({ kind, text }) => kind !== "word" || isKnown(text, known) || (way.length === 1 && isUnsold(text)))

type Chosen = { readonly tokens: ReadonlyArray<Token>; readonly isOther: boolean }

/** Reads a term by what its words stand for; a word that is known neither way nor by its likely slip is left unread. */
export const readTerm = (typed: string, known: Dictionary, guesses: ReadonlyMap<string, string> = new Map()): Reading => {
  const term = tidyTerm(typed)
  const chunks = chunksFor(term).map((chunk) => choose(chunk, known, guesses))
  const tokens = chunks.flatMap((chunk) => chunk.tokens)
  const around = aroundOf(tokens, known)
  const isForeign = chunks.some(({ isOther }) => isOther)
  const phrases: Array<Phrase> = []
  const unread: Array<string> = []
  const beyond = tokens.at(-1)?.to ?? 0
  for (let at = 0; at < tokens.length;) {
    const quantity = readQuantity(tokens, at, around)
    const step = quantity ?? wordAt({ tokens, at, known, isForeign })
    const [first, last] = [tokens[at], tokens[step.next - 1]]
    if (first === undefined || last === undefined) break
    const place = { from: first.from, to: last.to, text: term.slice(first.from, last.to) }
    const phrase = quantity === undefined ? { ...blank, ...("meanings" in step ? step : null) } : ofQuantity(quantity.quantity)
    if (phrase === null || phrase.isUnread) unread.push(place.text)
    else if (phrase.meanings.length > 0 || phrase.range !== null || phrase.code !== null) {
      phrases.push({ ...place, meanings: phrase.meanings, range: phrase.range, code: phrase.code, isLabel: phrase.isLabel })
    }
    at = step.next
  }
  const rest = chunksOf(term).slice(chunks.length)
  if (rest.length > 0) unread.push(tidyTerm(term.slice(Math.max(beyond, rest[0]?.ways[0]?.[0]?.from ?? beyond))))
  return { term, phrases, unread: unread.filter((text) => text !== ""), corrected: correctedOf(term, chunks) }
}

const blank = { meanings: [] as ReadonlyArray<Meaning>, range: null, code: null, isUnread: false, isLabel: false } as const

const choose = ({ ways }: Chunk, known: Dictionary, guesses: ReadonlyMap<string, string>): Chosen => {
  const [typed = []] = ways
  const whole = ways.find(isOfGrammar) ?? ways.find((way) => isKnownWay(way, known))
  if (whole !== undefined) return { tokens: whole, isOther: whole !== typed }
  const guessed = ways.map((way) =>
    way.map((token) =>
      token.kind === "word" && !isKnown(token.text, known) ? { ...token, text: guesses.get(token.text) ?? token.text } : token
    )
  )
  const fitting = guessed.findIndex((way) => isKnownWay(way, known))
  const best = fitting === -1 ? 0 : fitting
  const isAny = (guessed[best] ?? []).some((token, index) => token.text !== ways[best]?.[index]?.text)
  return { tokens: guessed[best] ?? typed, isOther: best !== 0 || isAny }
}

/** «do», «lj»: short words begin others, and mean what they say around a number. */
const isOfGrammar = (way: ReadonlyArray<Token>): boolean => {
  const words = way.filter(({ kind }) => kind === "word")
  return words.length > 0 && words.every(({ text }) => text.length > 1 && (boundOf(text) ?? unitOf(text) ?? numberWord(text)) !== undefined)
}

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

type At = { readonly tokens: ReadonlyArray<Token>; readonly at: number; readonly known: Dictionary; readonly isForeign: boolean }
type Step = { readonly next: number; readonly meanings: ReadonlyArray<Meaning>; readonly isUnread: boolean; readonly isLabel?: boolean }

const wordAt = ({ at, isForeign, known, tokens }: At): Step => {
  const silent: Step = { next: at + 1, meanings: [], isUnread: false }
  const token = tokens[at]
  if (token === undefined || token.kind !== "word") return silent
  const labelled = isColorLabel(token.text) ? gradeAfter(tokens[at + 1]) : undefined
  if (labelled !== undefined) return { next: at + 2, meanings: [labelled], isUnread: false }
  const meanings = meaningsAt(token, tokens[at - 1], known, isForeign)
  const ranged = rangedAt(tokens, at, known)
  if (ranged !== undefined) return ranged
  if (isJoint(token.text) || /^[a-z]$/.test(token.text)) return { ...silent, meanings: meanings.filter(({ kind }) => kind === "diamonds") }
  if (
    isLabel(token.text) ||
    boundOf(token.text) !== undefined ||
    unitOf(token.text) !== undefined ||
    numberWord(token.text) !== undefined
  ) {
    const own = meanings.filter(({ facet, kind }) => kind === "page" || (kind === "diamonds" && facet === ""))
    return { ...silent, meanings: own, isLabel: !own.some(({ kind }) => kind === "diamonds") }
  }
  return { next: at + 1, meanings, isUnread: meanings.length === 0 && !(known.get(token.text) ?? []).some(({ kind }) => kind === "silent") }
}

/** A single small letter is a grade only where the words beside it are no other letters for Russian ones. */
const meaningsAt = (token: Token, before: Token | undefined, known: Dictionary, isForeign: boolean): ReadonlyArray<Meaning> => {
  const own = (known.get(token.text) ?? []).filter(({ kind }) => kind !== "silent")
  // The dictionary takes the grade IF for the English word, which says nothing.
  if (token.text === "if") return [{ kind: "diamonds", facet: "clarity", values: ["if"] }]
  const isLetter = token.text.length === 1
  if (isLetter && isForeign && token.typed !== token.typed.toUpperCase() && !isColorLabel(before?.text ?? "")) return []
  const hue = hueOf(token.text)
  return hue === undefined
    ? own
    : [...own.filter(({ facet, kind }) => kind !== "diamonds" || facet !== "color"), { kind: "diamonds", facet: "hue", values: [hue] }]
}

/** «цвет Е»: Russian letters that look like grades, or sound like them, after the word itself. */
const gradeAfter = (token: Token | undefined): Meaning | undefined => {
  const grade = token === undefined ? undefined : (alikeLetters[token.text] ?? token.text)
  return grade !== undefined && /^[d-m]$/.test(grade) ? { kind: "diamonds", facet: "color", values: [grade] } : undefined
}

const alikeLetters: Readonly<Record<string, string>> = { е: "e", н: "h", к: "k", м: "m", д: "d", ф: "f", г: "g", ж: "j", и: "i", л: "l" }

/** «G–H», «VVS1–VS1»: all grades between. */
const rangedAt = (tokens: ReadonlyArray<Token>, at: number, known: Dictionary): Step | undefined => {
  const [first, dash, last] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first === undefined || last === undefined || dash?.kind !== "sign" || !/^[-–—]$/.test(dash.text)) return undefined
  for (const [facet, scale] of scales) {
    const ends = [first, last].flatMap(({ text }) =>
      (known.get(text) ?? []).flatMap((meaning) =>
        meaning.kind === "diamonds" && meaning.facet === facet ? [scale.indexOf(meaning.values[0] ?? "")] : []
      )
    )
    const [one = -1, other = -1] = ends
    if (ends.length === 2 && one !== -1 && other !== -1) {
      const values = scale.slice(Math.min(one, other), Math.max(one, other) + 1)
      return { next: at + 3, meanings: [{ kind: "diamonds", facet, values }], isUnread: false }
    }
  }
  return undefined
}

const scales = [
  ["color", colors.map((color) => color.toLowerCase())],
  ["clarity", clarities.map((clarity) => clarity.toLowerCase())]
] as const

/** The hue of a fancy stone. */
const hueOf = (text: string): string | undefined => hues.find(([, form]) => form.test(text))?.[0]

const hues: ReadonlyArray<readonly [string, RegExp]> = [
  ["Yellow", /^(?:желт|лимонн|yellow$)/],
  ["Brown", /^(?:коричнев|коньячн|brown$)/],
  ["Pink", /^(?:розов|pink$)/],
  ["Blue", /^(?:голуб|сини|blue$)/],
  ["Green", /^(?:зелен|green$)/],
  ["Orange", /^(?:оранжев|orange$)/],
  ["Gray", /^(?:серы|серо|gr[ae]y$)/]
]

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

const correctedOf = (term: string, chunks: ReadonlyArray<Chosen>): string | null => {
  if (!chunks.some(({ isOther }) => isOther)) return null
  const tokens = chunks.flatMap((chunk) => (chunk.isOther ? chunk.tokens : []))
  const pieces = tokens.reduce<{ readonly text: string; readonly at: number }>(
    ({ at, text }, token) => ({ text: text + term.slice(at, token.from) + token.text, at: token.to }),
    { text: "", at: 0 }
  )
  const corrected = tidyTerm(plainOf(pieces.text + term.slice(pieces.at)))
  return corrected === plainOf(term) ? null : corrected
}
