import { Effect } from "effect"
import type { Run } from "../../kernel/from-run.ts"
import type { Outcome } from "../../kernel/outcome.ts"
import { storeCheckoutDraft } from "../../services/checkout/checkout-draft.ts"
import { DeviceStorage } from "../../services/ports/device-storage.ts"

/** Deletes the checkout draft on this device after a logout, even if the request fails. */
export const clearDraftAfter =
  <Input>(storage: DeviceStorage["Service"], logOut: Run<Input, Outcome<void, never>>): Run<Input, Outcome<void, never>> =>
  async (input, signal) => {
    try {
      return await logOut(input, signal)
    } finally {
      await Effect.runPromise(Effect.provideService(storeCheckoutDraft({ type: "draft.clear" }), DeviceStorage, storage))
    }
  }
