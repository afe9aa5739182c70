import { assign, enqueueActions, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import type { Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { PaperOperation, PaperVerdict } from "../../services/ports/papers.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"

export type PapersContext = {
  /** What was last wanted, and of which paper: what came of it is told there. */
  readonly operation: PaperOperation | null
  /** Why nothing came of it; `null` where that is our own fault, or the browser's. */
  readonly refusal: typeof ApiError.Encoded | null
  /** Whether the browser hands links on to other programs. */
  readonly canShare: boolean
}

export type PapersEvent =
  | ({ readonly type: "papers.request" } & PaperOperation)
  /** The question before a link is withdrawn is answered. */
  | { readonly type: "papers.confirm" }
  | { readonly type: "papers.decline" }
  | { readonly type: "papers.retry" }
  /** Another page has come. */
  | Extract<NavigationFact, { readonly type: "navigation.resolved" }>

/** A link for a receiver was made or withdrawn: whoever shows the certificate asks anew. */
export type PapersFact = { readonly type: "papers.changed" }

type Done = Outcome<PaperVerdict, typeof ApiError.Encoded>
type Came = { readonly done: Done }
const doneOf = ({ event }: { readonly event: { readonly output: Done } }): Came => ({ done: event.output })

/** The papers of a shopper: opening one, and the link by which its receiver opens a gift certificate. What opens them never comes here. */
export const papersMachine = setup({
  types: { context: {} as PapersContext, events: {} as PapersEvent, tags: {} as "busy" },
  actors: {
    look: fromPromise<Outcome<boolean, never>>(notProvided("look")),
    perform: fromPromise<Done, PaperOperation>(notProvided("perform"))
  },
  guards: {
    isWithdrawal: (_, { kind }: PaperOperation) => kind === "withdraw",
    isDone: (_, { done }: Came) => done._tag === "Success" && done.value === "done",
    isDeclined: (_, { done }: Came) => done._tag === "Success" && done.value === "declined"
  },
  actions: {
    request: assign((_, { kind, url }: PaperOperation) => ({ operation: { kind, url }, refusal: null })),
    refuse: assign((_, { done }: Came) => ({ refusal: done._tag === "Failure" ? done.error : null })),
    excuse: assign({ refusal: null }),
    forget: assign({ operation: null, refusal: null }),
    keepSharing: assign((_, { output }: { readonly output: Outcome<boolean, never> }) => ({
      canShare: output._tag === "Success" && output.value
    })),
    tellChanged: enqueueActions(({ context: { operation }, enqueue }) => {
      if (operation?.kind !== "open") enqueue.sendParent({ type: "papers.changed" } satisfies PapersFact)
    })
  },
  delays: { brief: 5_000 }
}).createMachine({
  id: "papers",
  context: { operation: null, refusal: null, canShare: false },
  invoke: {
    id: "look",
    src: "look",
    onDone: { actions: { type: "keepSharing", params: ({ event }) => event } },
    onError: {}
  },
  initial: "idle",
  on: {
    "papers.request": [
      {
        guard: { type: "isWithdrawal", params: ({ event }) => event },
        target: ".asking",
        actions: { type: "request", params: ({ event }) => event }
      },
      { target: ".performing", actions: { type: "request", params: ({ event }) => event } }
    ],
    "navigation.resolved": { target: ".idle", actions: "forget" }
  },
  states: {
    idle: {},
    /** Nothing is withdrawn before it is confirmed. */
    asking: { on: { "papers.confirm": "performing", "papers.decline": { target: "idle", actions: "forget" } } },
    /** It goes on while the shopper does; another is not begun before it is over. */
    performing: {
      tags: "busy",
      on: { "papers.request": {}, "navigation.resolved": {} },
      invoke: {
        id: "perform",
        src: "perform",
        input: ({ context: { operation } }): PaperOperation => operation ?? { kind: "open", url: "" },
        onDone: [
          { guard: { type: "isDone", params: doneOf }, target: "done", actions: "tellChanged" },
          { guard: { type: "isDeclined", params: doneOf }, target: "idle", actions: ["tellChanged", "forget"] },
          { target: "failed", actions: { type: "refuse", params: doneOf } }
        ],
        onError: "failed"
      }
    },
    done: { after: { brief: { target: "idle", actions: "forget" } } },
    failed: { on: { "papers.retry": { target: "performing", actions: "excuse" } } }
  }
})
