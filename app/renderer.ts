import type { CallKey } from "../core/contract/calls.ts"
import type { MarketingOptions } from "../core/domain/marketing/marketing-options.ts"
import type { Loaded } from "../core/domain/content/loaded-files.ts"

/** What an in-process call came to, as the HTTP API would have answered it. */
export type InProcessAnswer =
  | { readonly status: 200; readonly data: unknown }
  | {
      readonly status: number
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      /** With 429 and 503: when to come again. */
      readonly retryAfterSeconds?: number
    }

/** What the server gives to the renderer. */
export type RendererOptions = {
  readonly build: string
  /** The fixed key that the browser sends with every call (SEC-003). */
  readonly clientKey: string
  /** How often open tabs ask for the latest build; `null` is as usual. */
  readonly buildPeriodMs?: number | null
  /** Where browsers report failures; `null` is the shop itself. */
  readonly reportsUrl?: string | null
  /** The captcha before an add to the cart, where one is configured. */
  readonly captcha?: { readonly script: string; readonly clientKey: string } | null
  /** The maps of pages with places, where some are configured. */
  readonly maps?: { readonly script: string; readonly key: string } | null
  /** Whom pages tell of visits, where that is anybody but the shop. */
  readonly marketing?: MarketingOptions
  /** Origin of the shop's own addresses, without a trailing slash. */
  readonly publicUrl: string
  /** Shows messages and stacks on the error page (ERR-008, ERR-009). */
  readonly debug: boolean
  /** Serves `/dev/*`; never in production. */
  readonly hasTools: boolean
  /** Serves `/inspector`: the tabs of the shop let themselves be found. */
  readonly hasInspector?: boolean
  /** What a document loads that has no screen, such as the error page. */
  readonly assets: Loaded & {
    /** The entry of every document. */
    readonly scripts: ReadonlyArray<string>
    /** What a document loads that has one, by the screen's name. */
    readonly screens: Readonly<Record<string, Loaded>>
  }
  /** Makes one call of the contract without HTTP; the answer is encoded as it would be on the wire. */
  readonly call: (
    key: CallKey,
    input: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  ) => Promise<InProcessAnswer>
  readonly log: (level: "warn" | "error", message: string, data: Readonly<Record<string, unknown>>) => void
}

export type Rendered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A whole document, doctype and all; empty for a redirect. */
  readonly html: string
}

/** The shop's pages as the server sends them. `url` is path and query, such as `/diamonds/2?sort=price`. */
export type Renderer = {
  readonly render: (url: string) => Promise<Rendered>
  /** The body of `{path}/_payload.json?{build}`. */
  readonly payload: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>
}

export type MakeRenderer = (options: RendererOptions) => Renderer
