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

/** A hidden tab paints nothing; one hidden meanwhile draws its page when it is shown. */
const nextPaint = () =>
  document.hidden
    ? undefined
    : new Promise<void>((done) => {
        requestAnimationFrame(() => {
          // The message arrives in the task after the frame.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener("message", () => done(), { once: true })
          port1.start()
          port2.postMessage(null)
        })
      })
