import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { readStored } from "./local-storage.ts"
import { toConsole } from "./to-console.ts"

/** Milliseconds until late code loads without an interaction, for a visitor with stored data and for others. */
const returningMs = 4_000
const defaultMs = 15_000

/** A screen reader clicks and focuses without a pointer or key. */
const interactions = ["popstate", "pointermove", "pointerdown", "keydown", "scroll", "click", "focusin", "input"] as const

/** Resolves to the target of the first interaction; to `null` if the visitor interacted before this code ran. */
export const firstInteraction = (): Promise<EventTarget | null> =>
  new Promise((done) => {
    const interacted = new AbortController()
    const notify = ({ target }: Pick<Event, "target">) => {
      interacted.abort()
      done(target)
    }
    for (const interaction of interactions)
      addEventListener(interaction, notify, { signal: interacted.signal, passive: true, capture: true })
    if (hasActed()) notify({ target: null })
  })

/**
 * Runs `work` once: at the first interaction, after a delay, or at once for a page of browser-only data. After a failure it runs again, `isRepeated`,
 * when the network returns.
 */
export const onFirstInteraction = (
  interaction: Promise<EventTarget | null>,
  work: (target: EventTarget | null, isRepeated?: boolean) => Promise<void>,
  isBrowserOnly: boolean
): void => {
  const run = (target: EventTarget | null, isRepeated?: boolean): Promise<void> =>
    work(target, isRepeated).catch((failure: unknown) => {
      toConsole("warn", "could not load late code", { failure })
      addEventListener("online", () => void run(target, true), { once: true })
    })
  void Promise.race([interaction, isBrowserOnly ? null : shownFor(hasStoredData() ? returningMs : defaultMs)]).then(run)
}

/** Resolves after `ms`, or when a page hidden then is shown. */
const shownFor = (ms: number): Promise<null> =>
  new Promise((done) => {
    setTimeout(() => {
      if (document.visibilityState === "visible") done(null)
      else document.addEventListener("visibilitychange", () => done(null), { once: true })
    }, ms)
  })

const hasActed = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive

/** Patterns of a stored item, unanswered write or consent. */
const storedDataPatterns: ReadonlyArray<readonly [key: string, pattern: RegExp]> = [
  [storageKeys.cart, /"ids":\["|"kind":/],
  [storageKeys.wishlist, /"id":|"kind":/],
  [storageKeys.consent, /:true/]
]

const hasStoredData = (): boolean => storedDataPatterns.some(([key, pattern]) => pattern.test(readStored(key) ?? ""))
