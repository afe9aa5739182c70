import { Effect, Layer } from "effect"
import type { ScreenName } from "../../core/routes/route.ts"
import { Screens, ScreenUnavailable } from "../../core/services/ports/screens.ts"
import { chunkFailureHandled } from "./chunk-guard.ts"

/**
 * Waits for the next paint too, so that the browser answers a press before it draws a page whose data and code are loaded. Reports a failure only
 * after the decision not to reload the page.
 */
export const layer = (loadScreen: (screen: ScreenName) => Promise<unknown>): Layer.Layer<Screens> =>
  Layer.succeed(Screens, {
    load: (screen) =>
      Effect.asVoid(
        Effect.tryPromise({
          try: () => Promise.all([loadScreen(screen).catch(afterHandling), nextPaint()]),
          catch: () => new ScreenUnavailable({ screen })
        })
      )
  })

const afterHandling = async (refusal: unknown): Promise<never> => {
  await chunkFailureHandled()
  throw refusal
}

/** Milliseconds after which a page is drawn without a paint: a hidden tab paints nothing. */
const longestFrame = 100

/** The observer reports its first time in the task after a frame. Unlike `requestAnimationFrame`, it does so in a test that stops the clock. */
const nextPaint = () =>
  new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(fallback)
      observer.disconnect()
      done()
    }
    const fallback = setTimeout(finish, longestFrame)
    const observer = new IntersectionObserver(finish)
    observer.observe(document.documentElement)
  })
