import type { StaticPage } from "../../../core/contract/content/static-pages.ts"
import type { SeedPage } from "./blocks.ts"
import { sections } from "./static-pages.ts"
import { giftSample } from "./static-pages/gift-sample.ts"
import { lengths } from "./static-pages/lengths.ts"

/** Sample pages of words (RT-040, RT-098). They stand in the code and not in the database, so that no list of pages and no sitemap names them. */
export const samplePages: ReadonlyArray<SeedPage> = [giftSample, lengths]

/** The sample page with this code, in the section for shoppers. */
export const samplePage = (code: string): StaticPage | undefined => {
  const found = samplePages.find((page) => page.code === code)
  return found && { ...found, section: sections["customer-service"] }
}
