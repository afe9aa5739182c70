import { Effect, type ManagedRuntime } from "effect"
import { type fromRun, fromWatch, type Run } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { CustomPieceEvent, VariantsRequest } from "../core/machines/constructor/custom-piece.machine.ts"
import { keepChoices, type KeptChange } from "../core/services/constructor/kept-choices.ts"
import { DeviceStorage } from "../core/services/ports/device-storage.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { Calls } from "./calls.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

type Called = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>

/** The constructor with its side effects: what this browser remembers of it, as the shop has it today, and the network that comes back. */
export const provideConstructor = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  { connection, storage }: Pick<ShoppingPorts, "connection" | "storage">
) => {
  const keep = (change: KeptChange) => Effect.runPromise(Effect.provideService(keepChoices(change), DeviceStorage, storage))
  return {
    customPiece: (machine) =>
      machine.provide({
        actors: {
          recallVariants: called((known) => async ({ isShown, ...change }: VariantsRequest, signal) => {
            const kept = await keep(change)
            const answer = await known.loadVariants({ choices: isShown ? kept : [] }, signal)
            if (answer._tag === "Success" && answer.value.gone.length > 0) await keep({ choice: {}, gone: answer.value.gone })
            return answer
          }),
          watchConnection: fromWatch(tab, (tell: (event: CustomPieceEvent) => void) =>
            connection.returns(() => tell({ type: "customPiece.reconnected" }))
          )
        }
      })
  } satisfies Provisions<ShopFeatures>
}
