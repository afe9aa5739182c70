import type { CallKey } from "../core/contract/calls.ts"
import type { BuiltFiles } from "../core/domain/content/loaded-files.ts"
import type { RenderedPage } from "../core/shop/page-answer.ts"
import type { PageSettings } from "../core/shop/page-state.ts"

/** Answer as the HTTP API would send it. */
export type InProcessAnswer =
  | { readonly status: 200; readonly data: unknown }
  | {
      readonly status: number
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      /** Seconds to wait, with 429 and 503. */
      readonly retryAfterSeconds?: number
    }

export type RendererOptions = PageSettings & {
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Serves `/dev/*`; never in production. */
  readonly hasTools: boolean
  readonly assets: BuiltFiles
  /** Maximum number of cached pages, up to 0.8 MB each; by default none. */
  readonly rememberedPages?: number
  /** Makes one call without HTTP. */
  readonly call: (
    key: CallKey,
    input: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  ) => Promise<InProcessAnswer>
  readonly log: (level: "warn" | "error", message: string, data: Readonly<Record<string, unknown>>) => void
}

/** `url` is path and query, such as `/diamonds/2?sort=price`. */
export type Renderer = {
  readonly render: (url: string) => Promise<RenderedPage>
  /** Body of `{path}/_payload.json?{build}`. */
  readonly payload: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>
}

export type MakeRenderer = (options: RendererOptions) => Renderer
