import { assign, fromCallback, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
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
  | ({ readonly type: "favourites.show" } & Asked)
  | { readonly type: "favourites.retry" }
  /** The network is back. */
  | { readonly type: "favourites.reconnected" }
  /** The address of a page of this shop is to be copied. */
  | { readonly type: "favourites.copy"; readonly path: string }

type Answer = Outcome<Favourites, typeof ApiError.Encoded>
/** Whether the browser let it. */
type Copied = Outcome<boolean, never>
type Answered = { readonly outcome: Answer | null }

const askedBy = ({ isMember, isSettled, list }: Asked): Asked => ({ list, isMember, isSettled })

const remote = remoteStates({
  src: "resolve",
  input: ({ asked }: FavouritesContext): LookedList => ({ list: asked?.list ?? [], isMember: asked?.isMember ?? false }),
  retry: "favourites.retry",
  reconnected: "favourites.reconnected"
})

/** The things of the favourites, for their page: asked for when the list is looked at and whenever it has changed (FAV-013). */
export const favouritesMachine = setup({
  types: { context: {} as FavouritesContext, events: {} as FavouritesEvent, tags: {} as "busy" },
  actors: {
    resolve: fromPromise<Answer, LookedList>(notProvided("resolve")),
    copy: fromPromise<Copied, string>(notProvided("copy")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isKnown: ({ context: { asked }, event }) => JSON.stringify(asked) === JSON.stringify(askedBy(asserted(event, "favourites.show"))),
    succeeded: (_, answered: Answered) => hasSucceeded(answered),
    isCopied: (_, { outcome }: { readonly outcome: Copied }) => outcome._tag === "Success" && outcome.value
  },
  actions: {
    look: assign(({ event }) => ({ asked: askedBy(asserted(event, "favourites.show")) })),
    keep: assign((_, { outcome }: Answered) => (outcome?._tag === "Success" ? { items: outcome.value, refusal: null } : {})),
    refuse: assign((_, { outcome }: Answered) => ({ refusal: outcome?._tag === "Failure" ? outcome.error : null }))
  },
  delays: { brief: 5_000 }
}).createMachine({
  id: "favourites",
  type: "parallel",
  context: { asked: null, items: [], refusal: null },
  states: {
    list: {
      initial: "idle",
      on: { "favourites.show": { target: ".loading", actions: "look" } },
      states: {
        idle: {},
        loading: { ...remote.loading, on: { "favourites.show": { guard: "isKnown" } } },
        ready: { on: { "favourites.show": { guard: "isKnown" } } },
        failed: { ...remote.failed, on: { ...remote.failed.on, "favourites.show": { guard: "isKnown" } } }
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
            onDone: [{ guard: { type: "isCopied", params: outcomeOf }, target: "copied" }, { target: "forbidden" }],
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
