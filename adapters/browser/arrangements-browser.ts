import { Effect, Layer } from "effect"
import { printArrangement, readArrangement, usualArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"

/**
 * Stores the layout of lists in local storage and, for styles, in `html[data-arranged]`, which the first script sets before the first
 * paint.
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
      () => Effect.logWarning("could not store the layout of the catalogue")
    )
})
