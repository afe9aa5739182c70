import { assign, fromCallback, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import type { Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Favourites, LookedList } from "../../services/favourites/favourites.ts"

type Asked = LookedList & {
  /** The shop has every change of the list. */
  readonly isSettled: boolean
}

export type FavouritesContext = {
  /** The list that was looked at last. */
  readonly asked: Asked | null
  /** Its things, as they were last told; they stay while they are asked for anew. */
  readonly items: Favourites
  /** Why they did not come; `null` where that is our own fault. */
  readonly refusal: typeof ApiError.Encoded | null
}

export type FavouritesEvent =
  | ({ readonly type: "favourites.look" } & Asked)
  | { readonly type: "favourites.retry" }
  /** The network is back. */
  | { readonly type: "favourites.wake" }
  /** The address of a page of this shop is to be copied. */
  | { readonly type: "favourites.copy"; readonly path: string }

type Answer = Outcome<Favourites, typeof ApiError.Encoded>
/** Whether the browser let it. */
type Copied = Outcome<boolean, never>
type Answered = { readonly answer: Answer | null }

/** The things of the favourites, for their page: asked for when the list is looked at and whenever it has changed (FAV-013). */
export const favouritesMachine = setup({
  types: { context: {} as FavouritesContext, events: {} as FavouritesEvent, tags: {} as "busy" },
  actors: {
    resolve: fromPromise<Answer, LookedList>(notProvided("resolve")),
    copy: fromPromise<Copied, string>(notProvided("copy")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isKnown: ({ context: { asked } }, { isMember, isSettled, list }: Asked) =>
      JSON.stringify(asked) === JSON.stringify({ list, isMember, isSettled }),
    isTold: (_, { answer }: Answered) => answer?._tag === "Success",
    isCopied: (_, { copied }: { readonly copied: Copied }) => copied._tag === "Success" && copied.value
  },
  actions: {
    look: assign((_, { isMember, isSettled, list }: Asked) => ({ asked: { list, isMember, isSettled } })),
    keep: assign((_, { answer }: Answered) => (answer?._tag === "Success" ? { items: answer.value, refusal: null } : {})),
    refuse: assign((_, { answer }: Answered) => ({ refusal: answer?._tag === "Failure" ? answer.error : null }))
  },
  delays: { brief: 5_000 }
}).createMachine({
  id: "favourites",
  type: "parallel",
  context: { asked: null, items: [], refusal: null },
  states: {
    list: {
      initial: "idle",
      on: { "favourites.look": { target: ".resolving", actions: { type: "look", params: ({ event }) => event } } },
      states: {
        idle: {},
        resolving: {
          tags: "busy",
          on: { "favourites.look": { guard: { type: "isKnown", params: ({ event }) => event } } },
          invoke: {
            id: "resolve",
            src: "resolve",
            input: ({ context: { asked } }): LookedList => ({ list: asked?.list ?? [], isMember: asked?.isMember ?? false }),
            onDone: [
              {
                guard: { type: "isTold", params: ({ event }) => ({ answer: event.output }) },
                target: "shown",
                actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
              },
              { target: "missed", actions: { type: "refuse", params: ({ event }) => ({ answer: event.output }) } }
            ],
            onError: { target: "missed", actions: { type: "refuse", params: { answer: null } } }
          }
        },
        shown: { on: { "favourites.look": { guard: { type: "isKnown", params: ({ event }) => event } } } },
        /** What is known stays; the network that comes back, or the shopper, asks again. */
        missed: {
          invoke: { id: "watchConnection", src: "watchConnection" },
          on: {
            "favourites.look": { guard: { type: "isKnown", params: ({ event }) => event } },
            "favourites.retry": "resolving",
            "favourites.wake": "resolving"
          }
        }
      }
    },
    link: {
      initial: "resting",
      on: { "favourites.copy": ".copying" },
      states: {
        resting: {},
        copying: {
          invoke: {
            id: "copy",
            src: "copy",
            input: ({ event }) => (event.type === "favourites.copy" ? event.path : ""),
            onDone: [
              { guard: { type: "isCopied", params: ({ event }) => ({ copied: event.output }) }, target: "copied" },
              { target: "forbidden" }
            ],
            onError: "forbidden"
          }
        },
        copied: { after: { brief: "resting" } },
        /** The address is shown to be copied by hand. */
        forbidden: {}
      }
    }
  }
})
