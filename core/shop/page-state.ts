import type { MarketingOptions } from "../domain/marketing/marketing-options.ts"
import type { Tree } from "../journal/journal.ts"

/** Id of the script element with the page state. */
export const stateId = "state"

/** State that the server embeds in a document, so that the browser repeats no call. */
export type PageState = {
  readonly build: string
  /** Interval of build checks in milliseconds; absent for the default. */
  readonly buildPeriodMs?: number
  readonly clientKey: string
  /** Absent for the shop's own. */
  readonly reportsUrl?: string
  readonly debug: boolean
  /** Used for additions to the cart, where configured. */
  readonly captcha?: { readonly script: string; readonly clientKey: string }
  /** Maps of pages with places, where configured. */
  readonly maps?: { readonly script: string; readonly key: string }
  /** Platforms besides the shop's own. */
  readonly marketing?: MarketingOptions
  /** The server has an inspector, which may read the tab. */
  readonly isInspectable?: true
  readonly tree: Tree
}

/** `null`, empty or absent values are left out of documents. */
export type PageSettings = {
  readonly build: string
  /** Fixed key that the browser sends with every call (SEC-003). */
  readonly clientKey: string
  /** Interval of build checks in milliseconds; `null` for the default. */
  readonly buildPeriodMs?: number | null
  /** `null` for the shop's own. */
  readonly reportsUrl?: string | null
  readonly captcha?: PageState["captcha"] | null
  readonly maps?: PageState["maps"] | null
  readonly marketing?: MarketingOptions
  /** Shows messages and stacks on the error page (ERR-008, ERR-009). */
  readonly debug: boolean
  /** Serves `/inspector`; tabs register with it. */
  readonly hasInspector?: boolean
}

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
