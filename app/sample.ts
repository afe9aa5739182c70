import { sampleLink } from "../core/domain/samples/sample-links.ts"

/**
 * Entry of a sample page, before the shop's own. In-memory storages with the sample's session protect the visitor's data. Links load
 * another document, a sample where there is one.
 */
const start = (): void => {
  const script = document.querySelector<HTMLScriptElement>("script[data-stored]")
  replaceStorage("localStorage", JSON.parse(script?.dataset["stored"] ?? "{}") as Readonly<Record<string, string>>)
  replaceStorage("sessionStorage", {})
  addEventListener("click", followLink, true)
  history.pushState = loadOtherPages(history.pushState.bind(history))
  history.replaceState = loadOtherPages(history.replaceState.bind(history))
}

const replaceStorage = (name: "localStorage" | "sessionStorage", initial: Readonly<Record<string, string>>): void =>
  void Object.defineProperty(window, name, { configurable: true, value: storageOf(initial) })

const storageOf = (initial: Readonly<Record<string, string>>): Storage => {
  const items = new Map(Object.entries(initial))
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, text) => void items.set(key, text)
  }
}

/** Address to load if `to` is another page of the shop, otherwise `null`. */
const otherPage = (to: string): string | null => {
  const url = new URL(to, location.href)
  return url.origin !== location.origin || url.pathname === location.pathname ? null : sampleLink(url.pathname + url.search + url.hash)
}

const followLink = (event: MouseEvent): void => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>("a[href]")
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return
  const to = otherPage(link.href)
  if (to === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(to)
}

/** Loads a document when the shop navigates by itself, as after a logout. */
const loadOtherPages =
  (write: History["pushState"]): History["pushState"] =>
  (state, unused, url) => {
    const to = url === undefined || url === null ? null : otherPage(String(url))
    if (to === null) write(state, unused, url)
    else location.assign(to)
  }

start()
