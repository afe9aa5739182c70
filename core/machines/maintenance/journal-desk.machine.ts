import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf, refusalOf } from "../../kernel/outcome.ts"
import type { JournalDeskError, JournalReport } from "../../services/ports/journal-desk.ts"

export type JournalDeskContext = {
  readonly report: JournalReport | null
  readonly source: "tab" | "file"
  readonly refusal: typeof JournalDeskError.Encoded | { readonly _tag: "Defect" } | null
}

export type JournalDeskEvent =
  { readonly type: "desk.read" } | { readonly type: "desk.save"; readonly masked: boolean } | { readonly type: "desk.open" }

type ReportOutcome = Outcome<JournalReport, typeof JournalDeskError.Encoded>
type Source = { readonly source: "tab" | "file" }

/** Developer page to export or check a journal. */
export const journalDeskMachine = setup({
  types: { context: {} as JournalDeskContext, events: {} as JournalDeskEvent, tags: {} as "busy" },
  actors: {
    report: fromPromise<ReportOutcome, Source>(notProvided("report")),
    save: fromPromise<Outcome<void, never>, { readonly masked: boolean }>(notProvided("save"))
  },
  guards: { succeeded: (_, { outcome }: { readonly outcome: ReportOutcome }) => hasSucceeded({ outcome }) },
  actions: {
    choose: assign((_, { source }: Source) => ({ source })),
    keep: assign((_, { outcome }: { readonly outcome: ReportOutcome }) =>
      outcome._tag === "Success" ? { report: outcome.value, refusal: null } : {}
    ),
    refuse: assign((_, { refusal }: { readonly refusal: JournalDeskContext["refusal"] }) => ({ refusal }))
  }
}).createMachine({
  id: "journalDesk",
  context: { report: null, source: "tab", refusal: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "desk.read": { target: "reporting", actions: { type: "choose", params: { source: "tab" } } },
        "desk.open": { target: "reporting", actions: { type: "choose", params: { source: "file" } } },
        "desk.save": "saving"
      }
    },
    reporting: {
      tags: "busy",
      invoke: {
        id: "report",
        src: "report",
        input: ({ context: { source } }) => ({ source }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "idle", actions: { type: "keep", params: outcomeOf } },
          { target: "idle", actions: { type: "refuse", params: refusalOf } }
        ],
        onError: { target: "idle", actions: { type: "refuse", params: { refusal: { _tag: "Defect" } } } }
      }
    },
    saving: {
      tags: "busy",
      invoke: {
        id: "save",
        src: "save",
        input: ({ event }) => ({ masked: event.type !== "desk.save" || event.masked }),
        onDone: "idle",
        onError: { target: "idle", actions: { type: "refuse", params: { refusal: { _tag: "Defect" } } } }
      }
    }
  }
})
