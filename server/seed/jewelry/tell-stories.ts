import type { Jewelry } from "../../../core/contract/catalog-jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { type Agreement, fill } from "./fill.ts"
import { lateStories } from "./texts/stories-late.ts"
import { otherStories } from "./texts/stories-others.ts"
import { ringStories } from "./texts/stories-rings.ts"
import type { StoryText } from "./texts/story.ts"

/** Gives each caption to at most three pieces; `null` when none is left. */
export const makeStories = (): ((design: PictureDesign, agreement: Agreement) => Jewelry["story"]) => {
  const usage = new Map<PictureDesign, number>()
  return (design, agreement) => {
    const stories: ReadonlyArray<StoryText> = captions[design]
    const turn = usage.get(design) ?? 0
    const story = stories[turn % stories.length]
    if (story === undefined || turn >= mostTellings * stories.length) return null
    usage.set(design, turn + 1)
    const [title, text] = [fill(story[0], agreement), fill(story[2], agreement)]
    return title === undefined || text === undefined
      ? null
      : { title: typesetProse(title), accent: typesetProse(story[1]), text: typesetProse(text) }
  }
}

const mostTellings = 3
const captions: { readonly [D in PictureDesign]: ReadonlyArray<StoryText> } = { ...ringStories, ...otherStories, ...lateStories }
