import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { Menu } from "../../contract/shell.ts"
import type { ApiError } from "../../services/ports/api.ts"

export type MenuContext = { readonly menu: Menu | null }

type Answer = Outcome<Menu, typeof ApiError.Encoded>

/** The four menus, asked for once a visit; without them the page stands with its wordmark, and they are asked for again. */
export const menuMachine = setup({
  types: { context: {} as MenuContext, tags: {} as "settled" },
  actors: { loadMenu: fromPromise<Answer>(notProvided("loadMenu")) },
  guards: { succeeded: (_, { answer }: { readonly answer: Answer }) => hasSucceeded({ outcome: answer }) },
  actions: { keep: assign((_, { answer }: { readonly answer: Answer }) => (answer._tag === "Success" ? { menu: answer.value } : {})) },
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
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "ready",
            actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "absent" }
        ],
        onError: "absent"
      }
    },
    ready: { tags: "settled" },
    absent: { tags: "settled", after: { pause: "loading" } }
  }
})
