import { diamondListing } from "../catalogue/diamond-listing.ts"
import type { Listing } from "../catalogue/facet.ts"
import type { Filter, Range } from "../catalogue/filter.ts"
import { inOrder } from "../catalogue/grammar.ts"
import { jewelryListing } from "../catalogue/jewelry-listing.ts"
import { colorsOfHue, hues } from "../product/fancy-color.ts"
import { labelOf, rangeLabel } from "./labels.ts"
import type { Meaning, Phrase, Reading } from "./reading.ts"
import { type Span, withoutSpans } from "./without-spans.ts"

export type Catalogue = "jewelry" | "diamonds"

/** `term`: without this condition. */
export type Condition = { readonly label: string; readonly term: string }

/** Empty lists accept any stone. */
export type StoneRequirements = { readonly colors: ReadonlyArray<string>; readonly clarities: ReadonlyArray<string> }

/** Filters of pieces cannot express requirements of stones. */
export const asksForStone = ({ clarities, colors }: StoneRequirements): boolean => clarities.length > 0 || colors.length > 0

export type Plan = {
  readonly filters: ReadonlyArray<Filter>
  /** Pieces matched by name; `null` for all. */
  readonly ids: ReadonlyArray<number> | null
  /** Weight of all stones of a piece together. */
  readonly carats: Range | null
  readonly stone: StoneRequirements
  readonly conditions: ReadonlyArray<Condition>
  /** Words of the term that do not apply. */
  readonly misfits: ReadonlyArray<string>
}

export const namesJewelry = ({ phrases }: Reading): boolean =>
  phrases.some(({ meanings }) => has(meanings, "jewelry", "piece") && !has(meanings, "diamonds"))

/** Jewelry, unless the term is only about stones. */
export const catalogueOf = (reading: Reading): Catalogue =>
  !namesJewelry(reading) && reading.phrases.some(({ meanings, range }) => range?.of === "carats" || has(meanings, "diamonds"))
    ? "diamonds"
    : "jewelry"

const has = (meanings: ReadonlyArray<Meaning>, ...kinds: ReadonlyArray<Meaning["kind"]>): boolean =>
  meanings.some(({ kind }) => kinds.includes(kind))

/** `null` when less than half of the term applies, or when the term names jewelry and only its price applies to stones. */
export const planOf = (catalogue: Catalogue, reading: Reading): Plan | null => {
  const isOfPieces = catalogue === "jewelry" && namesJewelry(reading)
  const named = catalogue === "jewelry" ? namedBy(reading.phrases) : null
  const read = reading.phrases
    .filter(({ code, isLabel }) => code === null && !isLabel)
    .map((phrase) => ({
      phrase,
      applicable: named?.phrases.includes(phrase) === true ? [] : applicableMeanings(catalogue, phrase, isOfPieces)
    }))
  const isApplicable = ({ applicable, phrase }: (typeof read)[number]) =>
    applicable.length > 0 ||
    phrase.range !== null ||
    named?.phrases.includes(phrase) === true ||
    (catalogue === "jewelry" && isPieceAlone(phrase))
  const [fitting, others] = [read.filter(isApplicable), read.filter((one) => !isApplicable(one))]
  if (fitting.length === 0 || fitting.length * 2 < read.length || fitting.length * maxUnread < reading.unread.length) return null
  if (catalogue === "diamonds" && namesJewelry(reading) && fitting.every(({ phrase }) => phrase.range?.of === "price")) return null
  const groups = groupsOf(fitting)
  const pieces = fitting.filter(
    ({ applicable, phrase }) => applicable.length === 0 && phrase.range === null && named?.phrases.includes(phrase) !== true
  )
  const lists = [...(named === null ? [] : [named.ids]), ...pieces.map(({ phrase }) => idsOf(phrase))]
  const ranged = reading.phrases.filter(({ range }) => range !== null)
  const superseded = ranged.filter(({ range }, at) => ranged.slice(at + 1).some((later) => later.range?.of === range?.of))
  const spanned = ranged.filter((phrase) => !superseded.includes(phrase))
  const conditions = [
    ...conditionsOf(catalogue, groups, reading.term),
    ...(named === null ? [] : [nameCondition(reading.term, named.phrases)]),
    ...pieces.map(({ phrase }) => nameCondition(reading.term, [phrase])),
    ...spanned.map(({ from, range, to }) => ({
      label: range === null ? "" : rangeLabel(range.of, range.range),
      term: withoutSpans(reading.term, [{ from, to }])
    }))
  ]
  return {
    filters: filtersOf(catalogue === "jewelry" ? jewelryListing : diamondListing, groups, rangesOf(catalogue, spanned)),
    ids: lists.length === 0 ? null : lists.reduce(common),
    carats: catalogue === "jewelry" ? (spanned.findLast(({ range }) => range?.of === "carats")?.range?.range ?? null) : null,
    stone: stoneOf(groups),
    conditions,
    misfits: [...superseded, ...others.map(({ phrase }) => phrase), ...reading.unread.map((text) => ({ text }))].map(({ text }) => text)
  }
}

/** Unread words per recognized one; with more, a match is accidental. */
const maxUnread = 2

/** Hues also apply to stones in pieces, other grades only when the term names pieces. */
const applicableMeanings = (catalogue: Catalogue, { meanings }: Phrase, isOfPieces: boolean): ReadonlyArray<Meaning> => {
  const catalogueMeanings = meanings.filter(({ kind }) => kind === catalogue)
  if (catalogue === "diamonds" || catalogueMeanings.length > 0) return catalogueMeanings
  const ofStones = isOfPieces ? ["hue", "color", "clarity"] : ["hue"]
  return meanings.flatMap((meaning) =>
    meaning.kind === "diamonds" && ofStones.includes(meaning.facet)
      ? [{ ...meaning, kind: "jewelry" as const, facet: `stone-${meaning.facet}` }]
      : []
  )
}

const isPieceAlone = ({ meanings }: Phrase): boolean => has(meanings, "piece")

const idsOf = ({ meanings }: Phrase): ReadonlyArray<number> =>
  meanings.flatMap(({ kind, values }) => (kind === "piece" ? values.map(Number) : []))

type NamedPieces = { readonly ids: ReadonlyArray<number>; readonly phrases: ReadonlyArray<Phrase> }

/** Longest run of words that names a piece: «Белые ночи» is a piece, not a colour. */
const namedBy = (phrases: ReadonlyArray<Phrase>): NamedPieces | null => {
  for (let length = phrases.length; length > 1; length--) {
    for (let at = 0; at + length <= phrases.length; at++) {
      const run = phrases.slice(at, at + length)
      const ids = run.map(idsOf).reduce(common)
      if (ids.length > 0) return { ids, phrases: run }
    }
  }
  return null
}

const common = <A>(some: ReadonlyArray<A>, others: ReadonlyArray<A>): ReadonlyArray<A> => {
  const otherValues = new Set(others)
  return some.filter((value) => otherValues.has(value))
}

/** Choices of a facet: overlapping ones intersect («помолвочное кольцо»), others are alternatives. */
type Group = { readonly facet: string; readonly values: ReadonlyArray<string>; readonly spans: ReadonlyArray<Span> }

const groupsOf = (read: ReadonlyArray<{ readonly phrase: Phrase; readonly applicable: ReadonlyArray<Meaning> }>): ReadonlyArray<Group> =>
  read
    .flatMap(({ applicable, phrase: { from, to } }) => applicable.map(({ facet, values }) => ({ facet, values, spans: [{ from, to }] })))
    .reduce<ReadonlyArray<Group>>((groups, next) => {
      const at = groups.findIndex(({ facet, values }) => facet === next.facet && (facet === "" || common(values, next.values).length > 0))
      const before = groups[at]
      if (before === undefined) return [...groups, next]
      return groups.with(at, { ...before, values: common(before.values, next.values), spans: [...before.spans, ...next.spans] })
    }, [])

const valuesIn = (groups: ReadonlyArray<Group>, facet: string): ReadonlyArray<string> =>
  groups.flatMap((group) => (group.facet === facet ? group.values : []))

const filtersOf = (
  listing: Listing,
  groups: ReadonlyArray<Group>,
  ranges: ReadonlyArray<readonly [string, Range]>
): ReadonlyArray<Filter> => {
  const facets = [...new Set(groups.map(({ facet }) => facet))].filter((facet) => facet !== "" && !facet.startsWith("stone-"))
  return inOrder(
    listing,
    new Map<string, Filter["payload"]>([...facets.map((facet) => [facet, valuesIn(groups, facet)] as const), ...ranges])
  )
}

const rangesOf = (catalogue: Catalogue, phrases: ReadonlyArray<Phrase>): ReadonlyArray<readonly [string, Range]> =>
  phrases.flatMap(({ range }): ReadonlyArray<readonly [string, Range]> => {
    if (range === null) return []
    if (range.of === "price") return [["price", range.range]]
    return catalogue === "diamonds" ? [["weight", range.range]] : []
  })

const stoneOf = (groups: ReadonlyArray<Group>): StoneRequirements => ({
  colors: [
    ...valuesIn(groups, "stone-color").map((value) => value.toUpperCase()),
    ...hues.filter((hue) => valuesIn(groups, "stone-hue").includes(hue.toLowerCase())).flatMap(colorsOfHue)
  ],
  clarities: valuesIn(groups, "stone-clarity").map((value) => value.toUpperCase())
})

const nameCondition = (term: string, phrases: ReadonlyArray<Phrase>): Condition => ({
  label: `«${phrases.map(({ text }) => text).join(" ")}»`,
  term: withoutSpans(term, phrases)
})

const conditionsOf = (catalogue: Catalogue, groups: ReadonlyArray<Group>, term: string): ReadonlyArray<Condition> => {
  const gold = groups.find(({ facet, values }) => catalogue === "jewelry" && facet === "metal" && values.join() === "gold")
  const color = groups.find(({ facet }) => catalogue === "jewelry" && facet === "color")
  const isAlloy = gold !== undefined && color !== undefined
  return groups.flatMap((group) => {
    if (isAlloy && group === gold) return []
    const isBoth = isAlloy && group === color
    const label = labelOf(catalogue, group.facet.replace("stone-", ""), group.values)
    const spans = isBoth ? [...group.spans, ...gold.spans] : group.spans
    const shown = group.facet.startsWith("stone-") ? stoneLabel(group) : isBoth ? `${label.replaceAll("ый", "ое")} золото` : label
    return [{ label: shown, term: withoutSpans(term, spans) }]
  })
}

const stoneLabel = ({ facet, values }: Group): string => labelOf("diamonds", facet.replace("stone-", ""), values)
