import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"

/** Milliseconds until the late code is loaded without an interaction, sooner for a visitor with stored data (`signsOfStoredData`). */
const rememberedMs = 4_000
const usualMs = 15_000

/** A screen reader clicks and focuses without a pointer or key. */
const interactions = ["popstate", "pointermove", "pointerdown", "keydown", "scroll", "click", "focusin", "input"] as const

/** Resolves to the target of the first interaction, usually a pointer's move before its click; to `null` if the visitor had interacted earlier. */
export const firstInteraction = (): Promise<EventTarget | null> =>
  new Promise((done) => {
    const interacted = new AbortController()
    const tell = ({ target }: Pick<Event, "target">) => {
      interacted.abort()
      done(target)
    }
    for (const interaction of interactions) addEventListener(interaction, tell, { signal: interacted.signal, passive: true, capture: true })
    if (hasActed()) tell({ target: null })
  })

/**
 * Runs `work` once: at the first interaction, or after some seconds of a visible page; at once with `isBrowserOnly` (pages of browser-only data).
 */
export const onFirstInteraction = (
  interaction: Promise<EventTarget | null>,
  work: (target: EventTarget | null) => Promise<void>,
  isBrowserOnly: boolean
): void => {
  const pause = isBrowserOnly ? Promise.resolve(null) : shownFor(isRemembered() ? rememberedMs : usualMs)
  void Promise.race([interaction, pause])
    .then(work)
    .catch((failure: unknown) => console.warn("[shop] what the next page needs did not arrive", failure))
}

/** Resolves after `ms`, or if the page is hidden then, as soon as it is shown. */
const shownFor = (ms: number): Promise<null> =>
  new Promise((done) => {
    setTimeout(() => {
      if (document.visibilityState === "visible") done(null)
      else document.addEventListener("visibilitychange", () => done(null), { once: true })
    }, ms)
  })

/** Tests if the visitor has interacted before this code ran. */
const hasActed = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive

/** Stored values that contain an item, an unanswered write or a consent; empty lists and refusals do not match. */
const signsOfStoredData: ReadonlyArray<readonly [key: string, sign: RegExp]> = [
  [storageKeys.cart, /"ids":\["|"kind":/],
  [storageKeys.wishlist, /"id":|"kind":/],
  [storageKeys.consent, /:true/]
]

const isRemembered = (): boolean => {
  try {
    return signsOfStoredData.some(([key, sign]) => sign.test(localStorage.getItem(key) ?? ""))
  } catch {
    return false
  }
}
