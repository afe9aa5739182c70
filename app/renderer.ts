import type { CallKey } from "../core/contract/calls.ts"
import type { BuiltFiles } from "../core/domain/content/loaded-files.ts"
import type { Rendered } from "../core/shop/page-answer.ts"
import type { PageSettings } from "../core/shop/page-state.ts"

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
export type RendererOptions = PageSettings & {
  /** Origin of the shop's own addresses, without a trailing slash. */
  readonly publicUrl: string
  /** Serves `/dev/*`; never in production. */
  readonly hasTools: boolean
  readonly assets: BuiltFiles
  /** Makes one call of the contract without HTTP; the answer is encoded as it would be on the wire. */
  readonly call: (
    key: CallKey,
    input: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  ) => Promise<InProcessAnswer>
  readonly log: (level: "warn" | "error", message: string, data: Readonly<Record<string, unknown>>) => void
}

/** The shop's pages as the server sends them. `url` is path and query, such as `/diamonds/2?sort=price`. */
export type Renderer = {
  readonly render: (url: string) => Promise<Rendered>
  /** The body of `{path}/_payload.json?{build}`. */
  readonly payload: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>
}

export type MakeRenderer = (options: RendererOptions) => Renderer
