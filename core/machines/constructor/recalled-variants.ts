import { Effect } from "effect"
import type { Run } from "../../kernel/from-run.ts"
import type { Outcome } from "../../kernel/outcome.ts"
import type { Choice } from "../../domain/constructor/choice.ts"
import { storeChoices, type ChoiceChange } from "../../services/constructor/stored-choices.ts"
import type { Variants } from "../../services/constructor/variants.ts"
import { DeviceStorage } from "../../services/ports/device-storage.ts"
import type { VariantsRequest } from "./custom-piece.machine.ts"

/** Updates the stored choices, loads the first `shown` ones and deletes those no longer in the catalogue. */
export const recalledVariants = <E>(
  storage: DeviceStorage["Service"],
  load: Run<{ readonly choices: ReadonlyArray<Choice> }, Outcome<Variants, E>>
): Run<VariantsRequest, Outcome<Variants, E>> => {
  const updateChoices = (change: ChoiceChange) => Effect.runPromise(Effect.provideService(storeChoices(change), DeviceStorage, storage))
  return async ({ shown, ...change }, signal) => {
    const stored = await updateChoices(change)
    const answer = await load({ choices: stored.slice(0, shown) }, signal)
    if (answer._tag === "Success" && answer.value.gone.length > 0) await updateChoices({ choice: {}, gone: answer.value.gone })
    return answer
  }
}
