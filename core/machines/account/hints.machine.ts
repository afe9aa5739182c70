import { assign, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
import { addressWords } from "../../domain/postal/address.ts"
import { nextOption } from "../../domain/search/search-options.ts"
import type { AddressHintRequest, AddressHints } from "../../services/account/address-hints.ts"
import type { ApiError } from "../../services/ports/api.ts"

/** Typed text with its field. */
export type HintsRequest = { readonly field: string; readonly address: AddressHintRequest }

export type HintsContext = {
  readonly asked: HintsRequest | null
  readonly addresses: AddressHints
  readonly active: number | null
}

export type HintsEvent =
  | ({ readonly type: "hints.type" } & HintsRequest)
  /** Arrow key among `count` options. */
  | { readonly type: "hints.move"; readonly by: 1 | -1; readonly count: number }
  /** A suggestion was chosen or dismissed. */
  | { readonly type: "hints.close" }

type Result = { readonly outcome: Outcome<AddressHints, typeof ApiError.Encoded> }

const blank: HintsContext = { asked: null, addresses: [], active: null }
const nowhere: AddressHintRequest = { country: "", text: "" }

const minLetters = 2

/** Address suggestions, debounced; only the last text's response counts (ADDR-006). */
export const hintsMachine = setup({
  types: { context: {} as HintsContext, events: {} as HintsEvent, tags: {} as "busy" | "failed" },
  actors: { suggestAddresses: fromPromise<Result["outcome"], AddressHintRequest>(notProvided("suggestAddresses")) },
  guards: {
    hasEnoughLetters: ({ event }) => addressWords(narrowEvent(event, "hints.type").address.text).join("").length >= minLetters,
    hasOptions: ({ context: { addresses } }) => addresses.length > 0,
    succeeded: (_, answer: Result) => hasSucceeded(answer)
  },
  actions: {
    storeRequest: assign(({ context, event }) => {
      const { address, field } = narrowEvent(event, "hints.type")
      return { ...(context.asked?.field === field ? {} : blank), asked: { address, field }, active: null }
    }),
    clearHints: assign(blank),
    /** Keeps `asked`, so that the view knows which field has no suggestions. */
    clearAddresses: assign({ addresses: [], active: null }),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { addresses: outcome.value, active: null } : {})),
    moveActive: assign(({ context: { active }, event }) => {
      const { by, count } = narrowEvent(event, "hints.move")
      return { active: nextOption(count, active, by) }
    })
  },
  delays: { pause: 150 }
}).createMachine({
  id: "hints",
  context: blank,
  initial: "closed",
  on: {
    "hints.type": [{ guard: "hasEnoughLetters", target: ".waiting", actions: "storeRequest" }, { target: ".closed" }],
    "hints.move": { guard: "hasOptions", actions: "moveActive" },
    "hints.close": ".closed"
  },
  states: {
    closed: { entry: "clearHints" },
    waiting: { tags: "busy", after: { pause: "loading" } },
    loading: {
      tags: "busy",
      ...loadingState({ src: "suggestAddresses", input: ({ asked }: HintsContext) => asked?.address ?? nowhere })
    },
    ready: {},
    failed: { tags: "failed", entry: "clearAddresses" }
  }
})
