import { assign, fromCallback, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { Reference } from "../../services/content/reference.ts"

export type ReferenceEvent = { readonly type: "reference.require" } | { readonly type: "reference.reconnected" }

type Result = { readonly outcome: Outcome<Reference, never> }

/**
 * Data shared by all pages, loaded once, on first use. Missing parts are requested again after a pause or when the network returns; pages work
 * without them.
 */
export const referenceMachine = setup({
  types: { context: {} as Reference, events: {} as ReferenceEvent, tags: {} as "partial" },
  actors: {
    loadReference: fromPromise<Result["outcome"]>(notProvided("loadReference")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isComplete: (_, { outcome }: Result) =>
      outcome._tag === "Success" && outcome.value.domain !== null && outcome.value.tooltips !== null && outcome.value.countries !== null
  },
  actions: {
    storeReference: assign(({ context }, { outcome }: Result) => {
      const loaded = outcome._tag === "Success" ? outcome.value : context
      return {
        domain: loaded.domain ?? context.domain,
        captchaClientKey: loaded.captchaClientKey ?? context.captchaClientKey,
        tooltips: loaded.tooltips ?? context.tooltips,
        countries: loaded.countries ?? context.countries
      }
    })
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "reference",
  context: { domain: null, captchaClientKey: null, tooltips: null, countries: null },
  initial: "idle",
  states: {
    idle: { on: { "reference.require": "loading" } },
    loading: {
      invoke: {
        id: "loadReference",
        src: "loadReference",
        onDone: [
          { guard: { type: "isComplete", params: outcomeOf }, target: "ready", actions: { type: "storeReference", params: outcomeOf } },
          { target: "partial", actions: { type: "storeReference", params: outcomeOf } }
        ],
        onError: "partial"
      }
    },
    partial: {
      tags: "partial",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "reference.reconnected": "loading" },
      after: { pause: "loading" }
    },
    ready: {}
  }
})
