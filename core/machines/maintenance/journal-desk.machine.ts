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

/** Developer page that exports or checks a journal. */
export const journalDeskMachine = setup({
  types: { context: {} as JournalDeskContext, events: {} as JournalDeskEvent, tags: {} as "busy" },
  actors: {
    readJournal: fromPromise<ReportOutcome, Source>(notProvided("readJournal")),
    saveJournal: fromPromise<Outcome<void, never>, { readonly masked: boolean }>(notProvided("saveJournal"))
  },
  guards: { succeeded: (_, { outcome }: { readonly outcome: ReportOutcome }) => hasSucceeded({ outcome }) },
  actions: {
    storeSource: assign((_, { source }: Source) => ({ source })),
    storeReport: assign((_, { outcome }: { readonly outcome: ReportOutcome }) =>
      outcome._tag === "Success" ? { report: outcome.value, refusal: null } : {}
    ),
    storeRefusal: assign((_, { refusal }: { readonly refusal: JournalDeskContext["refusal"] }) => ({ refusal }))
  }
}).createMachine({
  id: "journalDesk",
  context: { report: null, source: "tab", refusal: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "desk.read": { target: "reporting", actions: { type: "storeSource", params: { source: "tab" } } },
        "desk.open": { target: "reporting", actions: { type: "storeSource", params: { source: "file" } } },
        "desk.save": "saving"
      }
    },
    reporting: {
      tags: "busy",
      invoke: {
        id: "report",
        src: "readJournal",
        input: ({ context: { source } }) => ({ source }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "idle", actions: { type: "storeReport", params: outcomeOf } },
          { target: "idle", actions: { type: "storeRefusal", params: refusalOf } }
        ],
        onError: { target: "idle", actions: { type: "storeRefusal", params: { refusal: { _tag: "Defect" } } } }
      }
    },
    saving: {
      tags: "busy",
      invoke: {
        id: "save",
        src: "saveJournal",
        input: ({ event }) => ({ masked: event.type !== "desk.save" || event.masked }),
        onDone: "idle",
        onError: { target: "idle", actions: { type: "storeRefusal", params: { refusal: { _tag: "Defect" } } } }
      }
    }
  }
})
