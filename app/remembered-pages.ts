import type { RenderedPage } from "../core/shop/page-answer.ts"

/**
 * Caches up to `most` pages by the state from which alone they are drawn; evicts the least recently used. Only public pages: others depend
 * on the time (sample pages) or are rare.
 */
export const rememberPages = (most: number) => {
  const pages = new Map<string, RenderedPage>()
  return (state: string, draw: () => RenderedPage): RenderedPage => {
    const page = pages.get(state) ?? draw()
    pages.delete(state)
    if (most > 0 && page.headers["cache-control"]?.startsWith("public") === true) pages.set(state, page)
    const [oldest = state] = pages.keys()
    if (pages.size > most) pages.delete(oldest)
    return page
  }
}
