import { Effect, Layer } from "effect"
import type { ScreenName } from "../../core/routes/route.ts"
import { Screens, ScreenUnavailable } from "../../core/services/ports/screens.ts"
import { chunkFailureHandled } from "./chunk-guard.ts"

/** Waits for the next paint, so that feedback on a press appears before a loaded page. Fails only if the page is not reloaded. */
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

/** Resolves at once in a hidden tab, which paints nothing. */
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
