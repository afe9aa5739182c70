import type { StaticPage } from "../../../core/contract/content/static-pages.ts"
import type { SeedPage } from "./blocks.ts"
import { sections } from "./static-pages.ts"
import { giftSample } from "./static-pages/gift-sample.ts"
import { lengths } from "./static-pages/lengths.ts"

/** Sample pages (RT-040, RT-098) are not in the database, so that no list or sitemap has them. */
export const samplePages: ReadonlyArray<SeedPage> = [giftSample, lengths]

export const samplePage = (code: string): StaticPage | undefined => {
  const sample = samplePages.find((page) => page.code === code)
  return sample && { ...sample, section: sections["customer-service"] }
}
