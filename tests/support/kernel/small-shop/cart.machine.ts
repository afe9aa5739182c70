import { assign, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../../../../core/kernel/not-provided.ts"
import type { Outcome } from "../../../../core/kernel/outcome.ts"
import type { AccountFact, CartFact } from "./facts.ts"

type CartEvent =
  | { readonly type: "cart.add"; readonly id: string }
  | { readonly type: "cart.remove"; readonly id: string }
  | { readonly type: "cart.price" }
  /** Facts it subscribes to. */
  | AccountFact

export type Priced = Outcome<number, { readonly _tag: "NoPrice"; readonly id: string }>
type CartContext = {
  readonly ids: ReadonlyArray<string>
  readonly owner: string | null
  readonly price: number | null
  readonly refused: string | null
}
type Thing = { readonly id: string }

/** A cart that requests prices from a service. */
export const cartMachine = setup({
  types: { context: {} as CartContext, events: {} as CartEvent },
  actors: { price: fromPromise<Priced, ReadonlyArray<string>>(notProvided("price")) },
  guards: { holds: ({ context: { ids } }, { id }: Thing) => ids.includes(id) },
  actions: {
    add: assign(({ context: { ids } }, { id }: Thing) => ({ ids: [...ids, id] })),
    remove: assign(({ context: { ids } }, { id }: Thing) => ({ ids: ids.filter((other) => other !== id) })),
    storeOwner: assign((_, { name }: { readonly name: string | null }) => ({ owner: name })),
    storePrice: assign((_, { priced }: { readonly priced: Priced }) =>
      priced._tag === "Success" ? { price: priced.value, refused: null } : { refused: priced.error.id }
    ),
    publishAdded: sendParent((_, { id }: Thing): CartFact => ({ type: "cart.added", id })),
    publishRemoved: sendParent((_, { id }: Thing): CartFact => ({ type: "cart.removed", id }))
  }
}).createMachine({
  id: "cart",
  context: { ids: [], owner: null, price: null, refused: null },
  initial: "resting",
  on: {
    "cart.add": {
      actions: [
        { type: "add", params: ({ event }) => event },
        { type: "publishAdded", params: ({ event }) => event }
      ]
    },
    "cart.remove": {
      guard: { type: "holds", params: ({ event }) => event },
      actions: [
        { type: "remove", params: ({ event }) => event },
        { type: "publishRemoved", params: ({ event }) => event }
      ]
    },
    "auth.loggedIn": { actions: { type: "storeOwner", params: ({ event: { user } }) => user } },
    "auth.loggedOut": { actions: { type: "storeOwner", params: { name: null } } }
  },
  states: {
    resting: { on: { "cart.price": "pricing" } },
    pricing: {
      invoke: {
        id: "price",
        src: "price",
        input: ({ context: { ids } }) => ids,
        onDone: { target: "resting", actions: { type: "storePrice", params: ({ event }) => ({ priced: event.output }) } }
      }
    }
  }
})
