import type { RenderedPage } from "../core/shop/page-answer.ts"

/**
 * Remembers drawn pages by their state, up to `most`; the least recently used is evicted. A page is drawn from its state alone, so an equal state
 * has an equal document. Only public pages are remembered: others differ by the time (sample pages) or are rare.
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
