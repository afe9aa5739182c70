import { assign, enqueueActions, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { PaperOperation, PaperVerdict } from "../../services/ports/papers.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"

export type PapersContext = {
  /** Last operation; its result is shown at that paper. */
  readonly operation: PaperOperation | null
  /** `null` for a defect or a browser error. */
  readonly refusal: typeof ApiError.Encoded | null
  readonly canShare: boolean
}

export type PapersEvent =
  | ({ readonly type: "papers.request" } & PaperOperation)
  | { readonly type: "papers.confirm" }
  | { readonly type: "papers.decline" }
  | { readonly type: "papers.retry" }
  | Extract<NavigationFact, { readonly type: "navigation.resolved" }>

/** A recipient's link was created or withdrawn: views reload the certificate. */
export type PapersFact = { readonly type: "papers.changed" }

type Result = { readonly outcome: Outcome<PaperVerdict, typeof ApiError.Encoded> }
type SharingResult = { readonly outcome: Outcome<boolean, never> }

/** Papers of the user, and the recipient's link of a gift certificate. Links never enter this machine. */
export const papersMachine = setup({
  types: { context: {} as PapersContext, events: {} as PapersEvent, tags: {} as "busy" | "done" },
  actors: {
    checkSharing: fromPromise<SharingResult["outcome"]>(notProvided("checkSharing")),
    performOperation: fromPromise<Result["outcome"], PaperOperation>(notProvided("performOperation"))
  },
  guards: {
    isWithdrawal: ({ event }) => narrowEvent(event, "papers.request").kind === "withdraw",
    isPerformed: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value === "done",
    isDeclined: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value === "declined"
  },
  actions: {
    storeOperation: assign(({ event }) => {
      const { kind, url } = narrowEvent(event, "papers.request")
      return { operation: { kind, url }, refusal: null }
    }),
    storeRefusal: assign((_, { outcome }: Result) => ({ refusal: outcome._tag === "Failure" ? outcome.error : null })),
    clearRefusal: assign({ refusal: null }),
    clearOperation: assign({ operation: null, refusal: null }),
    storeCanShare: assign((_, { outcome }: SharingResult) => ({ canShare: outcome._tag === "Success" && outcome.value })),
    publishChanged: enqueueActions(({ context: { operation }, enqueue }) => {
      if (operation?.kind !== "open") enqueue.sendParent({ type: "papers.changed" } satisfies PapersFact)
    })
  },
  delays: { brief: 5_000 }
}).createMachine({
  id: "papers",
  context: { operation: null, refusal: null, canShare: false },
  invoke: {
    id: "look",
    src: "checkSharing",
    onDone: { actions: { type: "storeCanShare", params: outcomeOf } },
    onError: {}
  },
  initial: "idle",
  on: {
    "papers.request": [
      { guard: "isWithdrawal", target: ".asking", actions: "storeOperation" },
      { target: ".performing", actions: "storeOperation" }
    ],
    "navigation.resolved": { target: ".idle", actions: "clearOperation" }
  },
  states: {
    idle: {},
    asking: { on: { "papers.confirm": "performing", "papers.decline": { target: "idle", actions: "clearOperation" } } },
    /** Continues after navigation; blocks other operations. */
    performing: {
      tags: "busy",
      on: { "papers.request": {}, "navigation.resolved": {} },
      invoke: {
        id: "perform",
        src: "performOperation",
        input: ({ context: { operation } }): PaperOperation => operation ?? { kind: "open", url: "" },
        onDone: [
          { guard: { type: "isPerformed", params: outcomeOf }, target: "done", actions: "publishChanged" },
          { guard: { type: "isDeclined", params: outcomeOf }, target: "idle", actions: ["publishChanged", "clearOperation"] },
          { target: "failed", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: "failed"
      }
    },
    done: { tags: "done", after: { brief: { target: "idle", actions: "clearOperation" } } },
    failed: { on: { "papers.retry": { target: "performing", actions: "clearRefusal" } } }
  }
})
