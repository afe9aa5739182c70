import { typesetProse } from "../../../core/domain/text/prose.ts"
import type { LandingWords } from "./landing-words.ts"

export const setLanding = ({ accent, facts, lead, picture, scene, stories, title }: LandingWords): LandingWords => ({
  title: typesetProse(title),
  accent: typesetProse(accent),
  lead: typesetProse(lead),
  picture,
  scene,
  stories: stories.map((story) => ({
    ...story,
    title: typesetProse(story.title),
    accent: typesetProse(story.accent),
    text: typesetProse(story.text)
  })),
  facts: facts.map(({ value, text }) => ({ value: typesetProse(value), text: typesetProse(text) }))
})
