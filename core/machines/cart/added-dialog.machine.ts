import { assign, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import type { DialogsFact } from "../dialogs/dialogs.machine.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"
import type { CartFact } from "./cart.machine.ts"

export type AddedDialogContext = { readonly awaited: { readonly id: string; readonly name: string } | null }

export type AddedDialogEvent =
  | { readonly type: "addedDialog.await"; readonly id: string; readonly name: string }
  | Extract<CartFact, { readonly type: "cart.added" }>
  | Extract<DialogsFact, { readonly type: "dialogs.opened" }>
  | NavigationFact

export type AddedDialogFact = { readonly type: "addedDialog.due"; readonly name: string }

/** Dialog after an addition from a product page, unless the user has moved on (SHL-010). */
export const addedDialogMachine = setup({
  types: { context: {} as AddedDialogContext, events: {} as AddedDialogEvent },
  guards: { isAwaited: ({ context: { awaited }, event }) => awaited?.id === narrowEvent(event, "cart.added").id },
  actions: {
    storeAwaited: assign(({ event }) => {
      const { id, name } = narrowEvent(event, "addedDialog.await")
      return { awaited: { id, name } }
    }),
    clearAwaited: assign({ awaited: null }),
    publishDue: sendParent(({ context: { awaited } }): AddedDialogFact => ({ type: "addedDialog.due", name: awaited?.name ?? "" }))
  }
}).createMachine({
  id: "addedDialog",
  context: { awaited: null },
  initial: "resting",
  on: { "addedDialog.await": { target: ".awaiting", actions: "storeAwaited" } },
  states: {
    resting: {},
    awaiting: {
      on: {
        "addedDialog.await": { actions: "storeAwaited" },
        "cart.added": { guard: "isAwaited", target: "resting", actions: ["publishDue", "clearAwaited"] },
        "dialogs.opened": { target: "resting", actions: "clearAwaited" },
        "navigation.resolved": { target: "resting", actions: "clearAwaited" },
        "navigation.lost": { target: "resting", actions: "clearAwaited" }
      }
    }
  }
})
