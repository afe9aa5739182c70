import type { ManagedRuntime } from "effect"
import { fromWatch } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { CustomPieceEvent } from "../core/machines/constructor/custom-piece.machine.ts"
import { recalledVariants } from "../core/machines/constructor/recalled-variants.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { Called } from "./called.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** The constructor with its side effects: what this browser remembers of it, as the shop has it today, and the network that comes back. */
export const provideConstructor = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  { connection, storage }: Pick<ShoppingPorts, "connection" | "storage">
) =>
  ({
    customPiece: (machine) =>
      machine.provide({
        actors: {
          recallVariants: called((known) => recalledVariants(storage, known.loadVariants)),
          watchConnection: fromWatch(tab, (tell: (event: CustomPieceEvent) => void) =>
            connection.returns(() => tell({ type: "customPiece.reconnected" }))
          )
        }
      })
  }) satisfies Provisions<ShopFeatures>
