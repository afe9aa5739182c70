import { typesetProse } from "../../../core/domain/text/prose.ts"
import type { LandingTexts } from "./landing-texts.ts"

export const setLanding = ({ accent, facts, lead, picture, scene, stories, title }: LandingTexts): LandingTexts => ({
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
