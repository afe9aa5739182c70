import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import type { Outcome } from "../../kernel/outcome.ts"
import type { Reference } from "../../services/content/reference.ts"

export type ReferenceEvent = { readonly type: "reference.want" }

type Answer = Outcome<Reference, never>

/** Asked for when it is first wanted and kept; what did not come is asked for again, and the page stands without it. */
export const referenceMachine = setup({
  types: { context: {} as Reference, events: {} as ReferenceEvent },
  actors: { loadReference: fromPromise<Answer>(notProvided("loadReference")) },
  guards: {
    isWhole: (_, { answer }: { readonly answer: Answer }) =>
      answer._tag === "Success" && answer.value.domain !== null && answer.value.tooltips !== null && answer.value.countries !== null
  },
  actions: {
    keep: assign(({ context }, { answer }: { readonly answer: Answer }) => {
      const come = answer._tag === "Success" ? answer.value : context
      return {
        domain: come.domain ?? context.domain,
        captchaClientKey: come.captchaClientKey ?? context.captchaClientKey,
        tooltips: come.tooltips ?? context.tooltips,
        countries: come.countries ?? context.countries
      }
    })
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "reference",
  context: { domain: null, captchaClientKey: null, tooltips: null, countries: null },
  initial: "idle",
  states: {
    idle: { on: { "reference.want": "loading" } },
    loading: {
      invoke: {
        id: "loadReference",
        src: "loadReference",
        onDone: [
          {
            guard: { type: "isWhole", params: ({ event }) => ({ answer: event.output }) },
            target: "ready",
            actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "partial", actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) } }
        ],
        onError: "partial"
      }
    },
    /** Something is missing: it is asked for again, but not at once. */
    partial: { after: { pause: "idle" } },
    ready: {}
  }
})
