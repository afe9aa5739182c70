import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { type Agreement, fill } from "./fill.ts"
import { isTextTrueOfMake } from "./makes.ts"
import { lateStories } from "./texts/stories-late.ts"
import { otherStories } from "./texts/stories-others.ts"
import { ringStories } from "./texts/stories-rings.ts"
import type { StoryText } from "./texts/story.ts"
import { isTrueOnShank } from "./unsaid.ts"
import type { DescribedPiece } from "./placeholders.ts"

/** Least used caption that is true of a piece, at most three times each; `null` when none is left. */
export const makeStories = (): ((piece: CaptionedPiece, agreement: Agreement) => Jewelry["story"]) => {
  const usage = new Map<StoryText, number>()
  const usesOf = (story: StoryText) => usage.get(story) ?? 0
  return (piece, agreement) => {
    const [chosen] = captions[piece.design]
      .filter((story) => usesOf(story) < maxUses && isTrueOnShank(piece.shank, story.join(" ")))
      .filter((story) => isTextTrueOfMake(piece.make, story.join(" ")))
      .flatMap((story) => {
        const [title, text] = [fill(story[0], agreement), fill(story[2], agreement)]
        return title === undefined || text === undefined ? [] : { story, title, text }
      })
      .toSorted((a, b) => usesOf(a.story) - usesOf(b.story))
    if (chosen === undefined) return null
    const { story, text, title } = chosen
    usage.set(story, usesOf(story) + 1)
    return { title: typesetProse(title), accent: typesetProse(story[1]), text: typesetProse(text) }
  }
}

type CaptionedPiece = Pick<DescribedPiece, "design" | "shank" | "make">

const maxUses = 3
const captions: { readonly [D in PictureDesign]: ReadonlyArray<StoryText> } = { ...ringStories, ...otherStories, ...lateStories }
