import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { Menu } from "../../contract/shell.ts"
import type { ApiError } from "../../services/ports/api.ts"

export type MenuContext = { readonly menu: Menu | null }

type Result = { readonly outcome: Outcome<Menu, typeof ApiError.Encoded> }

/** Menus, loaded once per visit and retried. Without them the page shows its wordmark. */
export const menuMachine = setup({
  types: { context: {} as MenuContext, tags: {} as "settled" },
  actors: { loadMenu: fromPromise<Result["outcome"]>(notProvided("loadMenu")) },
  guards: { succeeded: (_, answer: Result) => hasSucceeded(answer) },
  actions: { storeMenu: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { menu: outcome.value } : {})) },
  delays: { pause: 30_000 }
}).createMachine({
  id: "menu",
  context: { menu: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadMenu",
        src: "loadMenu",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "storeMenu", params: outcomeOf } },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    ready: { tags: "settled" },
    failed: { tags: "settled", after: { pause: "loading" } }
  }
})
