import { Effect } from "effect"
import { FileUnavailable, type Preloads } from "../../core/services/ports/preloads.ts"

/** `soon` runs work when the page is idle. Visible links are reported once `interaction` has resolved. */
export const makePreloads = (soon: (work: () => void) => void, interaction: Promise<unknown>): Preloads["Service"] => ({
  isSparing: Effect.sync(isSparing),
  links: (tell) => Effect.callback<never>(() => Effect.sync(watchLinks(soon, interaction, (link) => reportLink(link, tell)))),
  has: (file) =>
    document.querySelector(`link[href="${CSS.escape(file)}"]`) !== null ||
    performance.getEntriesByName(new URL(file, location.origin).href).length > 0,
  fetch: (file) =>
    Effect.tryPromise({
      try: () => new Promise<void>(soon).then(() => take(file)),
      catch: (cause) => new FileUnavailable({ reason: cause instanceof Error ? cause.message : String(cause) })
    })
})

/** Reads the whole body, because partial responses are not cached. */
const take = async (file: string): Promise<void> => {
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

const reportLink = (link: Element | null, tell: (to: string, from: string) => void): void => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hasAttribute("download")) return
  tell(link.pathname + link.search, location.pathname + location.search)
}

/** Reports links that are hovered, focused or visible, including later ones; returns a function that stops it. */
const watchLinks = (
  soon: (work: () => void) => void,
  interaction: Promise<unknown>,
  tell: (link: Element | null) => void
): (() => void) => {
  const over = new AbortController()
  const onPoint = ({ target }: Event) => tell(target instanceof Element ? target.closest("a") : null)
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, onPoint, { signal: over.signal, passive: true })
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      soon(() => (over.signal.aborted ? undefined : tell(target)))
    }
  })
  const watched = new WeakSet<Element>()
  const look = () => {
    isDue = false
    for (const link of over.signal.aborted ? [] : document.links) {
      if (watched.has(link)) continue
      watched.add(link)
      seen.observe(link)
    }
  }
  let isDue = false
  const lookSoon = () => {
    if (!isDue) soon(look)
    isDue = true
  }
  const drawn = new MutationObserver(lookSoon)
  void interaction.then(() => {
    if (over.signal.aborted) return
    drawn.observe(document.body, { childList: true, subtree: true })
    lookSoon()
  })
  return () => {
    over.abort()
    drawn.disconnect()
    seen.disconnect()
  }
}
