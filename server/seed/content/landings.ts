import type { Landing } from "../../../core/contract/content/static-pages.ts"
import { type Collection, collectionNames } from "../../../core/domain/product/jewelry.ts"
import { balance, berkana, engagement, fancy, lethe, luminous, petals, type LandingTexts } from "./landing-texts.ts"
import { setLanding } from "./set-landing.ts"

/** `collection` selects the pieces; `null` for the engagement theme. */
type SeedLanding = Omit<Landing, "products" | "others" | "showcase"> & { readonly collection: Collection | null }

const collectionPage = (code: Collection, texts: LandingTexts): SeedLanding => ({
  code,
  name: collectionNames[code],
  kind: "Коллекция",
  collection: code,
  ...setLanding(texts)
})

export const landings: ReadonlyArray<SeedLanding> = [
  collectionPage("luminous", luminous),
  collectionPage("lethe", lethe),
  collectionPage("petals", petals),
  collectionPage("fancy", fancy),
  collectionPage("berkana", berkana),
  collectionPage("balance", balance),
  { code: "engagement", name: "Помолвка", kind: "Тема", collection: null, ...setLanding(engagement) }
]
