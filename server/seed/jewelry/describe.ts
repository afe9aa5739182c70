import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import type { Random } from "../random.ts"
import { type Agreement, fill } from "./fill.ts"
import type { TextUsage } from "./text-usage.ts"
import type { CollectedSet } from "./sets/piece-set.ts"
import { care } from "./texts/care.ts"
import { collectionTexts } from "./texts/collections.ts"
import { designTexts } from "./texts/designs.ts"
import { metals } from "./texts/metals.ts"
import { occasions, pairing } from "./texts/pairing.ts"
import type { Pool, Trait } from "./texts/pool.ts"
import { collectionSkeletons, otherSkeletons, type Role } from "./texts/skeletons.ts"
import { stones } from "./texts/stones.ts"
import { wearing } from "./texts/wearing.ts"
import { topicsOf } from "./topics.ts"
import { stoneLayoutOf } from "./traits.ts"
import { isTextTrueOfMake } from "./makes.ts"
import { textsOfMake } from "./texts/makes.ts"
import { shankTexts } from "./texts/shanks.ts"
import { twoToneTexts, untrueOfTwoTone } from "./texts/two-tone.ts"
import { isPlain, isTrueOnShank, untrueOfDesign } from "./unsaid.ts"
import type { DescribedPiece } from "./placeholders.ts"

export type Subject = {
  readonly piece: DescribedPiece
  readonly set: CollectedSet
  readonly traits: ReadonlySet<Trait>
  readonly agreement: Agreement
}

/**
 * Fills a random skeleton with the least used texts. A description shares at most two texts with any other, repeats no placeholder and avoids
 * repeating a topic.
 */
export const describe = (random: Random, usage: TextUsage, subject: Subject): Jewelry["description"] => {
  const skeletons = skeletonsFor(subject)
  const skeleton = skeletons[random.whole(0, skeletons.length - 1)] ?? []
  const taken: Array<string> = []
  const say = (role: Role): string | undefined => write(random, usage, subject, { role, taken })
  const paragraphs = skeleton.map((roles) => roles.flatMap((role) => say(role) ?? say("more") ?? []))
  usage.finish()
  return paragraphs.filter((sentences) => sentences.length > 0).map((sentences) => typesetProse(sentences.join(" ")))
}

/** A fancy colour and a head of another metal are always described. */
const skeletonsFor = ({ piece, set }: Subject) => {
  const skeletons = set.collection === null ? otherSkeletons : collectionSkeletons
  const needed: ReadonlyArray<Role> = [
    ...(set.color === undefined ? [] : (["stone"] as const)),
    ...(piece.hasWhiteHead ? (["more"] as const) : [])
  ]
  return skeletons.filter((paragraphs) => needed.every((role) => paragraphs.flat().includes(role)))
}

type Place = { readonly role: Role; readonly taken: Array<string> }

const write = (random: Random, usage: TextUsage, subject: Subject, { role, taken }: Place): string | undefined => {
  const before = taken.at(-1)
  const ranked = textsOf(role, subject, taken)
    .filter((text) => !taken.includes(text) && !repeatsPlaceholder(taken, text))
    .map((text) => ({ text, rank: usage.usesOf(text) + random.next() * 0.9 + costOfRepeatedTopic * repeatedTopics(taken, text) }))
    .toSorted((a, b) => a.rank - b.rank)
  for (const maxShared of [1, 2]) {
    for (const { text } of ranked) {
      if (usage.sharedWith(text) > maxShared || usage.isOverusedPair(before, text)) continue
      const sentence = fill(text, subject.agreement)
      if (sentence === undefined) continue
      usage.use(before, text)
      taken.push(text)
      return sentence
    }
  }
  return undefined
}

const costOfRepeatedTopic = 3

const textsOf = (role: Role, subject: Subject, taken: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { piece } = subject
  return allTextsOf(role, subject, taken)
    .filter((text) => isTrueOnShank(piece.shank, text) && isTextTrueOfMake(piece.make, text))
    .filter((text) => !piece.hasWhiteHead || !untrueOfTwoTone.test(text))
}

const allTextsOf = (role: Role, { set, piece, traits }: Subject, taken: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { category, design } = piece
  switch (role) {
    case "name":
      return withoutMissingParts(set.meanings, design)
    case "lead":
      return designTexts[design].lead
    case "more": {
      const pieceTexts = makeTexts(piece)
      return pieceTexts.length > 0 && !pieceTexts.some((text) => taken.includes(text))
        ? pieceTexts
        : fitting(designTexts[design].more, traits)
    }
    case "stone":
      return withoutMissingParts(stoneTexts(design, traits), design)
    case "metal":
      return withoutMissingParts(fitting(metals, traits), design)
    case "collection":
      return set.collection === null ? [] : withoutMissingParts(fitting(collectionTexts[set.collection], traits), design)
    case "wearing":
      return withoutMissingParts(wearing[category], design)
    case "pairing":
      return withoutMissingParts(pairing[category], design)
    case "occasion":
      return withoutMissingParts(occasions[category], design)
    case "care":
      return withoutMissingParts(care[category], design)
  }
}

const makeTexts = ({ hasWhiteHead, make, shank }: DescribedPiece): ReadonlyArray<string> => {
  if (hasWhiteHead) return twoToneTexts
  return shank === undefined || shank === "plain" ? textsOfMake(make) : shankTexts[shank]
}

const stoneTexts = (design: DescribedPiece["design"], traits: ReadonlySet<Trait>): ReadonlyArray<string> => {
  const pool = stones[stoneLayoutOf(design)]
  if (isPlain(design)) return fitting(metals, traits)
  return traits.has("fancyColor") ? (pool.fancyColor ?? []) : fitting(pool, traits)
}

const fitting = (pool: Pool, traits: ReadonlySet<Trait>): ReadonlyArray<string> => [...traits].flatMap((trait) => pool[trait] ?? [])

const withoutMissingParts = (texts: ReadonlyArray<string>, design: DescribedPiece["design"]): ReadonlyArray<string> => {
  const untrue = untrueOfDesign[design]
  return untrue === undefined ? texts : texts.filter((text) => !untrue.test(text))
}

const repeatsPlaceholder = (taken: ReadonlyArray<string>, text: string): boolean => {
  const { placeholders } = topicsOf(text)
  return placeholders.length > 0 && taken.some((earlier) => topicsOf(earlier).placeholders.some((name) => placeholders.includes(name)))
}

const repeatedTopics = (taken: ReadonlyArray<string>, text: string): number => {
  const { topics } = topicsOf(text)
  return taken.reduce((sum, earlier) => sum + topicsOf(earlier).topics.filter((topic) => topics.includes(topic)).length, 0)
}
