import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"

/** Milliseconds until the deferred code is loaded without interaction: the shop has something to show or to report to a remembered visitor. */
const rememberedMs = 4_000
const readerMs = 15_000

/** A screen reader clicks and focuses without a pointer or key. */
const touches = ["popstate", "pointermove", "pointerdown", "keydown", "scroll", "click", "focusin", "input"] as const

/** Resolves to the target of the first interaction; a pointer moves before it clicks. */
export const firstInteraction = (): Promise<EventTarget | null> =>
  new Promise((done) => {
    const interacted = new AbortController()
    const tell = ({ target }: Pick<Event, "target">) => {
      interacted.abort()
      done(target)
    }
    for (const touch of touches) addEventListener(touch, tell, { signal: interacted.signal, passive: true, capture: true })
    if (hasActed()) tell({ target: null })
  })

/**
 * Runs once at the first interaction, so that a page left alone loads nothing else; at once with `isOwn` (pages of browser-only data). A
 * visitor who reads a visible page for a while gets the code ahead of the first press.
 */
export const onFirstInteraction = (
  interaction: Promise<EventTarget | null>,
  work: (target: EventTarget | null) => Promise<void>,
  isOwn: boolean
): void => {
  const waits = isOwn ? Promise.resolve(null) : shownFor(isRemembered() ? rememberedMs : readerMs)
  void Promise.race([interaction, waits])
    .then(work)
    .catch((failure: unknown) => console.warn("[shop] what the next page needs did not arrive", failure))
}

/** A page hidden at that time counts once it is shown. */
const shownFor = (ms: number): Promise<null> =>
  new Promise((done) => {
    setTimeout(() => {
      if (document.visibilityState === "visible") done(null)
      else document.addEventListener("visibilitychange", () => done(null), { once: true })
    }, ms)
  })

/** The visitor interacted while the page was starting. */
const hasActed = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive

/** An item, an unanswered write or a permission among stored values; empty lists and refusals have none. */
const signs: ReadonlyArray<readonly [key: string, sign: RegExp]> = [
  [storageKeys.cart, /"ids":\["|"kind":/],
  [storageKeys.wishlist, /"id":|"kind":/],
  [storageKeys.consent, /:true/]
]

const isRemembered = (): boolean => {
  try {
    return signs.some(([key, sign]) => sign.test(localStorage.getItem(key) ?? ""))
  } catch {
    return false
  }
}
