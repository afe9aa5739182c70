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

/** What a server tells every tab; of what is `null`, empty or absent a document says nothing. */
export type PageSettings = {
  readonly build: string
  /** The fixed key that the browser sends with every call (SEC-003). */
  readonly clientKey: string
  /** How often open tabs ask for the latest build; `null` is as usual. */
  readonly buildPeriodMs?: number | null
  /** Where browsers report failures; `null` is the shop itself. */
  readonly reportsUrl?: string | null
  /** The captcha before an add to the cart, where one is configured. */
  readonly captcha?: PageState["captcha"] | null
  /** The maps of pages with places, where some are configured. */
  readonly maps?: PageState["maps"] | null
  /** Whom pages tell of visits, where that is anybody but the shop. */
  readonly marketing?: MarketingOptions
  /** Shows messages and stacks on the error page (ERR-008, ERR-009). */
  readonly debug: boolean
  /** Serves `/inspector`: the tabs of the shop let themselves be found. */
  readonly hasInspector?: boolean
}

/** What a document says to its browser: the settings that are not as usual, and the tree that it was drawn from. */
export const pageStateOf = (
  { build, buildPeriodMs = null, captcha, clientKey, debug, hasInspector, maps, marketing, reportsUrl = null }: PageSettings,
  tree: Tree
): PageState => ({
  build,
  clientKey,
  debug,
  tree,
  ...(hasInspector && { isInspectable: true }),
  ...(captcha && { captcha }),
  ...(maps && { maps }),
  ...(marketing && Object.keys(marketing).length > 0 && { marketing }),
  ...(buildPeriodMs !== null && { buildPeriodMs }),
  ...(reportsUrl !== null && { reportsUrl })
})
