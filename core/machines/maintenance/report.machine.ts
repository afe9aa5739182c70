import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"

export type ReportContext = {
  /** Number of the sent report. */
  readonly number: string | null
}

export type ReportEvent = { readonly type: "report.send" } | { readonly type: "report.save" }

type SendResult = { readonly outcome: Outcome<string | null, never> }

/** Sends or saves the journal after a failure. */
export const reportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent, tags: {} as "busy" | "sending" | "unsent" },
  actors: {
    sendReport: fromPromise<SendResult["outcome"]>(notProvided("sendReport")),
    saveReport: fromPromise<Outcome<void, never>>(notProvided("saveReport"))
  },
  guards: {
    isDelivered: (_, { outcome }: SendResult) => outcome._tag === "Success" && outcome.value !== null,
    wasSent: ({ context }) => context.number !== null
  },
  actions: { storeNumber: assign((_, { outcome }: SendResult) => (outcome._tag === "Success" ? { number: outcome.value } : {})) }
}).createMachine({
  id: "report",
  context: { number: null },
  initial: "offered",
  states: {
    offered: { on: { "report.send": "sending", "report.save": "saving" } },
    sending: {
      tags: ["busy", "sending"],
      invoke: {
        id: "sendReport",
        src: "sendReport",
        onDone: [
          { guard: { type: "isDelivered", params: outcomeOf }, target: "sent", actions: { type: "storeNumber", params: outcomeOf } },
          { target: "unsent" }
        ],
        onError: "unsent"
      }
    },
    unsent: { tags: "unsent", on: { "report.send": "sending", "report.save": "saving" } },
    sent: { on: { "report.save": "saving" } },
    saving: {
      tags: "busy",
      invoke: {
        id: "saveReport",
        src: "saveReport",
        onDone: [{ guard: "wasSent", target: "sent" }, { target: "offered" }],
        onError: [{ guard: "wasSent", target: "sent" }, { target: "offered" }]
      }
    }
  }
})
