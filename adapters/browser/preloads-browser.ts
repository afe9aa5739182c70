import { Effect } from "effect"
import { FileUnavailable, type Preloads } from "../../core/services/ports/preloads.ts"

/** `soon` runs work when the page is idle. Visible links are reported once `interaction` has resolved. */
export const makePreloads = (soon: (work: () => void) => void, interaction: Promise<unknown>): Preloads["Service"] => ({
  isSparing: Effect.sync(isSparing),
  links: (notify) => Effect.callback<never>(() => Effect.sync(watchLinks(soon, interaction, (link) => reportLink(link, notify)))),
  has: (file) =>
    document.querySelector(`link[href="${CSS.escape(file)}"]`) !== null ||
    performance.getEntriesByName(new URL(file, location.origin).href).length > 0,
  fetch: (file) =>
    Effect.tryPromise({
      try: () => new Promise<void>(soon).then(() => fetchWhole(file)),
      catch: (cause) => new FileUnavailable({ reason: cause instanceof Error ? cause.message : String(cause) })
    })
})

/** Reads the whole body, because partial responses are not cached. */
const fetchWhole = async (file: string): Promise<void> => {
  const answer = await fetch(file, { priority: "low", signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  await answer.arrayBuffer()
}

const patienceMs = 30_000

const isSparing = (): boolean => {
  const network: unknown = "connection" in navigator ? navigator.connection : undefined
  if (typeof network !== "object" || network === null) return false
  return (
    ("saveData" in network && network.saveData === true) || ("effectiveType" in network && String(network.effectiveType).endsWith("2g"))
  )
}

const reportLink = (link: Element | null, notify: (to: string, from: string) => void): void => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hasAttribute("download")) return
  notify(link.pathname + link.search, location.pathname + location.search)
}

/** Reports links that are hovered, focused or visible; returns a function that stops it. */
const watchLinks = (
  soon: (work: () => void) => void,
  interaction: Promise<unknown>,
  notify: (link: Element | null) => void
): (() => void) => {
  const stopped = new AbortController()
  const reportTarget = ({ target }: Event) => notify(target instanceof Element ? target.closest("a") : null)
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, reportTarget, { signal: stopped.signal, passive: true })
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      visibility.unobserve(target)
      soon(() => (stopped.signal.aborted ? undefined : notify(target)))
    }
  })
  const watched = new WeakSet<Element>()
  const observeLinks = () => {
    isDue = false
    for (const link of stopped.signal.aborted ? [] : document.links) {
      if (watched.has(link)) continue
      watched.add(link)
      visibility.observe(link)
    }
  }
  let isDue = false
  const schedule = () => {
    if (!isDue) soon(observeLinks)
    isDue = true
  }
  const mutations = new MutationObserver(schedule)
  void interaction.then(() => {
    if (stopped.signal.aborted) return
    mutations.observe(document.body, { childList: true, subtree: true })
    schedule()
  })
  return () => {
    stopped.abort()
    mutations.disconnect()
    visibility.disconnect()
  }
}
