import { assign, sendParent, setup } from "xstate"
import type { DialogsFact } from "../dialogs/dialogs-setup.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"
import type { CartFact } from "./cart-setup.ts"

/** What is being added from its own page. */
export type AddedDialogContext = { readonly awaited: { readonly id: string; readonly name: string } | null }

export type AddedDialogEvent =
  /** A dialog is to say that this was added, once it is. */
  | { readonly type: "addedDialog.await"; readonly id: string; readonly name: string }
  | Extract<CartFact, { readonly type: "cart.added" }>
  | Extract<DialogsFact, { readonly type: "dialogs.opened" }>
  | NavigationFact

/** A dialog is to say that the thing was added. */
export type AddedDialogFact = { readonly type: "addedDialog.due"; readonly name: string }

type Addition = NonNullable<AddedDialogContext["awaited"]>

/** Waits for what was added from its own page, which a dialog tells when it is done, unless the shopper has gone on (SHL-010). */
export const addedDialogMachine = setup({
  types: { context: {} as AddedDialogContext, events: {} as AddedDialogEvent },
  guards: { isAwaited: ({ context: { awaited } }, { id }: { readonly id: string }) => awaited?.id === id },
  actions: {
    await: assign((_, { id, name }: Addition) => ({ awaited: { id, name } })),
    forget: assign({ awaited: null }),
    tellDue: sendParent(({ context: { awaited } }): AddedDialogFact => ({ type: "addedDialog.due", name: awaited?.name ?? "" }))
  }
}).createMachine({
  id: "addedDialog",
  context: { awaited: null },
  initial: "resting",
  on: { "addedDialog.await": { target: ".awaiting", actions: { type: "await", params: ({ event }) => event } } },
  states: {
    resting: {},
    awaiting: {
      on: {
        "addedDialog.await": { actions: { type: "await", params: ({ event }) => event } },
        "cart.added": { guard: { type: "isAwaited", params: ({ event }) => event }, target: "resting", actions: ["tellDue", "forget"] },
        "dialogs.opened": { target: "resting", actions: "forget" },
        "navigation.resolved": { target: "resting", actions: "forget" },
        "navigation.lost": { target: "resting", actions: "forget" }
      }
    }
  }
})
