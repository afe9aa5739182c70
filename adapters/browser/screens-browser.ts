import { Effect, Layer } from "effect"
import type { ScreenName } from "../../core/routes/route.ts"
import { Screens, ScreenUnavailable } from "../../core/services/ports/screens.ts"
import { chunkFailureHandled } from "./chunk-guard.ts"

/** Reports a failure only after the decision not to reload the page. */
export const layer = (loadScreen: (screen: ScreenName) => Promise<unknown>): Layer.Layer<Screens> =>
  Layer.succeed(Screens, {
    load: (screen) =>
      Effect.asVoid(
        Effect.tryPromise({ try: () => loadScreen(screen).catch(afterHandling), catch: () => new ScreenUnavailable({ screen }) })
      )
  })

const afterHandling = async (refusal: unknown): Promise<never> => {
  await chunkFailureHandled()
  throw refusal
}
