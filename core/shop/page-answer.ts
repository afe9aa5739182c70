import { failedHead, type Head, missingHead } from "../domain/content/head.ts"
import type { SampleSession } from "../domain/samples/sample-session.ts"
import { pageNotFound } from "../domain/navigation/page-not-found.ts"
import type { ScreenName } from "../routes/route.ts"
import { pageFacts } from "../services/content/page-facts.ts"
import { pageHead } from "../services/content/page-head.ts"
import type { PageRedirect } from "../services/navigation/pages.ts"
import type { ShopActor } from "./shop.ts"

export type RenderedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Complete document with its doctype; empty for a redirect. */
  readonly html: string
  /** Source of the inline style, for the content security policy. */
  readonly styleSource?: string | undefined
}

/** Response to a page request, without the document. */
export type PageAnswer = {
  readonly status: number
  readonly head: Head
  /** `Cache-Control`. */
  readonly cache: string
  /** `null` for a missing, broken or failed page. */
  readonly screen: ScreenName | null
  /** JSON-LD. */
  readonly facts: ReadonlyArray<object>
  /** Session whose data a sample page shows. */
  readonly sample?: SampleSession
}

/** `origin` has no trailing slash. */
export const pageAnswer = (shop: ShopActor, origin: string): PageAnswer => {
  const { navigation, page } = shop.getSnapshot().children
  const visited = navigation?.getSnapshot()
  const view = page?.getSnapshot().context.view
  if (visited?.matches("missing")) {
    const { place, route } = visited.context
    return { ...bare, status: pageNotFound(place, route).status, head: missingHead, cache: "public, max-age=0, s-maxage=10" }
  }
  if (visited?.matches("broken")) return { ...bare, status: 500 }
  if (!view || !visited?.matches("ready")) return { ...bare, status: 503 }
  const { data, match, place } = view
  return {
    status: 200,
    head: pageHead(place, match, data),
    cache: match.isPrivate ? "no-store" : "public, max-age=0, s-maxage=60, stale-while-revalidate=300",
    screen: match.screen,
    facts: pageFacts(place.path, data, origin),
    ...(match.sample && { sample: match.sample.session })
  }
}

const bare = { head: failedHead, cache: "no-store", screen: null, facts: [] } as const

export const renderedAs = (
  { cache, status }: Pick<PageAnswer, "cache" | "status">,
  { html, styleSource }: Pick<RenderedPage, "html" | "styleSource">
): RenderedPage => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": cache },
  html,
  styleSource
})

/** Not cached, because its target may change. */
export const redirectTo = ({ status, to }: Pick<PageRedirect, "status" | "to">): RenderedPage => ({
  status,
  headers: { location: to, "cache-control": "no-cache" },
  html: ""
})
