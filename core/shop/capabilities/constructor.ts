import { recalledVariants } from "../../machines/constructor/recalled-variants.ts"
import { loadVariants } from "../../services/constructor/variants.ts"
import { ApiError } from "../../services/ports/api.ts"
import { callOf, type Capability, command } from "../capability.ts"

const calls = { loadVariants: callOf(ApiError, loadVariants) }

/** Current choice, and variants stored on this device. */
export const constructor: Capability<"customPiece", typeof calls> = {
  calls,
  features: {
    customPiece: {
      provide: ({ called, onReconnect, storage }) => ({
        actors: {
          recallVariants: called((runs) => recalledVariants(storage, runs.loadVariants)),
          watchConnection: onReconnect({ type: "customPiece.reconnected" })
        }
      })
    }
  },
  policies: {
    "customPiece.chosen": ({ to }) => [command("navigation", { type: "navigation.go", to, replace: false })],
    /** A dialog explains the choice of stones first (CTOR-016). */
    "customPiece.stonesRequired": ({ frame, stonesCount, to }) => [
      command("dialogs", { type: "dialogs.open", key: "constructorDiamondStart", props: { frame, stonesCount, to } })
    ]
  }
}
