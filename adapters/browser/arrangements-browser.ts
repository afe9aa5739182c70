import { Effect, Layer } from "effect"
import { printArrangement, readArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { Arrangements } from "../../core/services/ports/arrangements.ts"
import { readStored, writeStored } from "./local-storage.ts"

/**
 * Stores the layout of lists in local storage and, for styles, in `html[data-arranged]`, which the first script sets before the first
 * paint.
 */
export const layer: Layer.Layer<Arrangements> = Layer.succeed(Arrangements, {
  recall: Effect.sync(() => readArrangement(readStored(storageKeys.arrangement) ?? "")),
  keep: (arrangement) =>
    Effect.suspend(() => {
      const text = printArrangement(arrangement)
      document.documentElement.dataset["arranged"] = text
      return writeStored(storageKeys.arrangement, text) ? Effect.void : Effect.logWarning("could not store the layout of the catalogue")
    })
})
