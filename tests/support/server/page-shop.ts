import { makeRenderer } from "../../../app/server.tsx"
import { callInProcess } from "../../../server/platform/api/served-calls.ts"
import { parsed } from "../view/parsed.ts"
import { withTexts } from "../view/rendered.ts"
import { publicUrl, startShop, type TestShop } from "./server.ts"

/** A page as a visitor without scripts receives it, after at most one redirect. */
export type OpenedPage = {
  /** Final path. `redirect` is the status of the redirect to it, or `null`. */
  readonly at: string
  readonly redirect: number | null
  readonly status: number
  readonly html: string
  readonly heading: string
  readonly document: Document
}

export type PageShop = {
  /** Requests a page over the whole HTTP application. */
  readonly open: (path: string) => Promise<OpenedPage>
  /** Data of an API call, such as `/main-page/`. */
  readonly answer: <Data>(path: string) => Promise<Data>
  readonly stop: TestShop["stop"]
  /** The HTTP application itself. */
  readonly app: TestShop["app"]
}

/** `hasTools` includes the developer pages. */
type Options = { readonly diamonds: number; readonly hasTools?: boolean; readonly operatorKey?: string }

/** Starts the server in this process, with real pages rendered from its own calls. */
export const startPageShop = async ({ diamonds, hasTools = false, operatorKey }: Options): Promise<PageShop> => {
  const shop = await startShop({ diamonds })
  const renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    rememberedPages: 64,
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })
  const app = shop.appWith({ renderer, ...(operatorKey !== undefined && { operatorKey }) })
  return {
    open: async (path) => {
      const first = await app.request(path)
      const at = first.headers.get("location")
      const response = at === null ? first : await app.request(at)
      const { heading, html } = withTexts({ html: await response.text() })
      return {
        ...{ at: at ?? path, redirect: at === null ? null : first.status, status: response.status, html, heading },
        get document() {
          return parsed(html)
        }
      }
    },
    answer: async (path) => (await (await shop.ask(`/api/v2${path}`)).json()).data,
    stop: shop.stop,
    app
  }
}
