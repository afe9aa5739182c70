import { Effect, Layer } from "effect"
import { printArrangement, readArrangement, usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"

/**
 * Local storage, and `html[data-arranged]` for styles, set before the first paint (`core/domain/navigation/first-script.ts`). Without storage the
 * default layout applies.
 */
export const layer: Layer.Layer<Arrangements> = Layer.succeed(Arrangements, {
  recall: Effect.orElseSucceed(
    Effect.try(() => readArrangement(localStorage.getItem(storageKeys.arrangement) ?? "")),
    () => usualArrangement
  ),
  keep: (arrangement) =>
    Effect.catch(
      Effect.try(() => {
        document.documentElement.dataset["arranged"] = printArrangement(arrangement)
        localStorage.setItem(storageKeys.arrangement, printArrangement(arrangement))
      }),
      () => Effect.logWarning("how the catalogue is drawn cannot be kept")
    )
})
