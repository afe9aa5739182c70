import type { Landing } from "../../../core/contract/content/static-pages.ts"
import { type Collection, collectionNames } from "../../../core/domain/product/jewelry.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { balance, berkana, engagement, fancy, lethe, luminous, petals, type LandingWords } from "./landing-words.ts"

/** A landing as the editors keep it: its pieces are found by its collection. */
type SeedLanding = Omit<Landing, "products" | "others"> & { readonly collection: Collection | null }

const set = ({ accent, facts, lead, picture, scene, stories, title }: LandingWords) => ({
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

const collectionPage = (code: Collection, words: LandingWords): SeedLanding => ({
  code,
  name: collectionNames[code],
  kind: "Коллекция",
  collection: code,
  ...set(words)
})

/** Pages of collections and themes, in the order in which they are shown. */
export const landings: ReadonlyArray<SeedLanding> = [
  collectionPage("luminous", luminous),
  collectionPage("lethe", lethe),
  collectionPage("petals", petals),
  collectionPage("fancy", fancy),
  collectionPage("berkana", berkana),
  collectionPage("balance", balance),
  { code: "engagement", name: "Помолвка", kind: "Тема", collection: null, ...set(engagement) }
]
