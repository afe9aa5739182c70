import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Favourites, FavouritesQuery } from "../../services/favourites/favourites.ts"

type Refusal = typeof ApiError.Encoded

type ListRequest = FavouritesQuery & {
  /** The server has all changes of the list. */
  readonly isSettled: boolean
}

export type FavouritesContext = {
  readonly asked: ListRequest | null
  readonly items: Favourites
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type FavouritesEvent =
  | ({ readonly type: "favourites.show" } & ListRequest)
  | { readonly type: "favourites.retry" }
  | { readonly type: "favourites.reconnected" }
  | { readonly type: "favourites.copy"; readonly path: string }

type CopyOutcome = Outcome<boolean, never>
type Result = { readonly outcome: Outcome<Favourites, Refusal> }

const askedBy = ({ isMember, isSettled, list }: ListRequest): ListRequest => ({ list, isMember, isSettled })

const remote = remoteStates({
  src: "resolve",
  input: ({ asked }: FavouritesContext): FavouritesQuery => ({ list: asked?.list ?? [], isMember: asked?.isMember ?? false }),
  retry: "favourites.retry",
  reconnected: "favourites.reconnected"
})

/** Favourites page, loaded when it is shown and after each change (FAV-013). */
export const favouritesMachine = setup({
  types: { context: {} as FavouritesContext, events: {} as FavouritesEvent, tags: {} as "busy" | "failed" | "settled" },
  actors: {
    resolve: fromPromise<Result["outcome"], FavouritesQuery>(notProvided("resolve")),
    copyAddress: fromPromise<CopyOutcome, string>(notProvided("copyAddress")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isSameRequest: ({ context: { asked }, event }) =>
      JSON.stringify(asked) === JSON.stringify(askedBy(narrowEvent(event, "favourites.show"))),
    succeeded: (_, answered: Result) => hasSucceeded(answered),
    isCopied: (_, { outcome }: { readonly outcome: CopyOutcome }) => outcome._tag === "Success" && outcome.value
  },
  actions: {
    storeRequest: assign(({ event }) => ({ asked: askedBy(narrowEvent(event, "favourites.show")) })),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { items: outcome.value, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal }))
  },
  delays: { brief: 5_000 }
}).createMachine({
  id: "favourites",
  type: "parallel",
  context: { asked: null, items: [], refusal: null },
  states: {
    list: {
      initial: "idle",
      on: { "favourites.show": { target: ".loading", actions: "storeRequest" } },
      states: {
        idle: {},
        loading: { ...remote.loading, on: { "favourites.show": { guard: "isSameRequest" } } },
        ready: { tags: "settled", on: { "favourites.show": { guard: "isSameRequest" } } },
        failed: { ...remote.failed, on: { ...remote.failed.on, "favourites.show": { guard: "isSameRequest" } } }
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
            src: "copyAddress",
            input: ({ event }) => (event.type === "favourites.copy" ? event.path : ""),
            onDone: [{ guard: { type: "isCopied", params: outcomeOf }, target: "copied" }, { target: "forbidden" }],
            onError: "forbidden"
          }
        },
        copied: { after: { brief: "resting" } },
        /** Shows the address for manual copying. */
        forbidden: {}
      }
    }
  }
})
