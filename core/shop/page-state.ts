import type { MarketingOptions } from "../domain/marketing/marketing-options.ts"
import type { Tree } from "../journal/journal.ts"

/** The id of the block of a document that holds what the browser starts from. */
export const stateId = "state"

/** What the server leaves in a document for the browser: the tree that the page was drawn from, so that nothing is asked twice. */
export type PageState = {
  readonly build: string
  /** How often the latest build is asked for, where that is not as usual. */
  readonly buildPeriodMs?: number
  readonly clientKey: string
  /** Where failures are reported, where that is not the shop itself. */
  readonly reportsUrl?: string
  readonly debug: boolean
  /** The captcha before an add to the cart, where one is configured. */
  readonly captcha?: { readonly script: string; readonly clientKey: string }
  /** The maps of pages with places, where some are configured. */
  readonly maps?: { readonly script: string; readonly key: string }
  /** Whom this shop tells of its visits, where that is anybody but itself, and the visitor allows it. */
  readonly marketing?: MarketingOptions
  /** Whether this server has an inspector, which may look into the tab. */
  readonly isInspectable?: true
  readonly tree: Tree
}
