import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import { categoryNames, collectionNames } from "../../../core/domain/product/jewelry.ts"
import { jewelryPicture, type PictureMetal, viewsOf } from "../../../core/domain/product/jewelry-picture.ts"
import { isMeasured, measuredPicture } from "../../../core/domain/product/measured-picture.ts"
import { measuredViewsOf } from "./measured-views.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { isScaled, pictureSize, scaledPicture, scaledViews } from "../../../core/domain/product/scaled-picture.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { pieceTint } from "../../../core/domain/product/stone-tint.ts"
import { makeRandom } from "../random.ts"
import { describe } from "./describe.ts"
import { roundTo, sizesOf } from "./design.ts"
import { type Draft, drawDrafts } from "./drafts.ts"
import type { Agreement } from "./fill.ts"
import { makeTextUsage } from "./text-usage.ts"
import { chooseNovelties } from "./novelties.ts"
import { measuresInPicture } from "./measured.ts"
import { measuresOf } from "./measures.ts"
import { makeStories } from "./tell-stories.ts"
import { traitsOf } from "./traits.ts"
import { kindOf, nouns, placeholdersOf } from "./placeholders.ts"

export type SeedJewelry = Jewelry & { readonly addedAt: string; readonly noveltyRank: number | null }

/** Same rows on every machine, oldest first; the last delivery is on a fixed day. Ids grow with dates. */
export const jewelry = (): ReadonlyArray<SeedJewelry> => {
  const drafts = drawDrafts(makeRandom(drawingSeed))
  const ranks = chooseNovelties(drafts)
  const [random, usage, storyOf] = [makeRandom(textSeed), makeTextUsage(), makeStories()]
  return drafts.map((draft) => {
    const noveltyRank = ranks.get(draft.id) ?? null
    const agreement = agreementOf(draft)
    const hasStory = random.next() < storyShare || noveltyRank !== null
    const subject = { piece: draft, set: draft.set, traits: traitsOf(draft, draft.isOnOrder), agreement }
    return {
      ...factsOf(draft),
      description: describe(random, usage, subject),
      story: hasStory ? storyOf(draft, agreement) : null,
      noveltyRank
    }
  })
}

const drawingSeed = 241
const textSeed = 73
const storyShare = 0.36

const factsOf = (draft: Draft): Omit<SeedJewelry, "description" | "story" | "noveltyRank"> => ({
  id: draft.id,
  productCode: draft.productCode,
  name: nameOf(draft),
  category: { code: draft.category, name: categoryNames[draft.category] },
  collection: draft.set.collection === null ? null : { code: draft.set.collection, name: collectionNames[draft.set.collection] },
  isOnOrder: draft.isOnOrder,
  isNew: draft.isNew,
  insertsCount: draft.inserts.reduce((sum, { quantity }) => sum + quantity, 0),
  insertsWeight: roundTo(
    draft.inserts.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
    2
  ),
  inserts: draft.inserts,
  measures: measuresOf(draft),
  skus: draft.skus,
  previews: previewsOf(draft),
  meta: { title: null, description: null, h1: null, keywords: null },
  addedAt: draft.addedAt
})

const nameOf = ({ category, set }: Draft): string => typesetProse(`${nouns[category]} «${set.name}»`)

const previewsOf = (draft: Draft): Jewelry["previews"] => {
  const { inserts, metals } = draft
  const [main] = inserts
  const loose = main === undefined ? [] : [stonePicture(main)]
  return [...new Set(metals.map(({ metalColor }) => metalColor))].map((metalColor) => ({
    metalColor,
    pictures: [...drawnViews(draft, metalColor), ...loose]
  }))
}

const drawnViews = (draft: Draft, metal: PictureMetal): ReadonlyArray<string> => {
  const { design, hasWhiteHead, inserts, make, shank } = draft
  const [main] = inserts
  const tint = main === undefined ? undefined : pieceTint(main.color)
  if (isMeasured(design)) {
    const measures = measuresInPicture(design, draft)
    const own = measuredViewsOf(design, tint)
    const others = own.length === 1 ? viewsOf(design).slice(1) : []
    return [
      ...own.map((view) => measuredPicture({ design, ...measures, tint, view, metal })),
      ...others.map((view) => jewelryPicture(design, metal, view).path)
    ]
  }
  if (!isScaled(design)) return viewsOf(design).map((view) => jewelryPicture(design, metal, view).path)
  if (main === undefined) throw new Error(`${design} has no main stone`)
  const size = pictureSize(Math.max(...sizesOf(main)))
  return scaledViews[design].map((view) => scaledPicture({ design, size, tint, metal, view, shank, chain: make.chain, hasWhiteHead }))
}

/** With a fancy colour or small stones on the shank, texts describe only the main stones. */
const agreementOf = (draft: Draft): Agreement => {
  const isOfMain = draft.set.color !== undefined || draft.shank === "pave"
  const counted = isOfMain ? draft.inserts.slice(0, 1) : draft.inserts
  return {
    placeholders: placeholdersOf(draft),
    kind: kindOf[draft.category],
    isManyStones: counted.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  }
}
