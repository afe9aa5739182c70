import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { Devices } from "../../services/account/devices.ts"
import type { ApiError } from "../../services/ports/api.ts"

type Refusal = typeof ApiError.Encoded
type Result = { readonly outcome: Outcome<Devices, Refusal> | null }

/** `null` ends all other sessions. */
type EndRequest = { readonly id: string | null }

export type DevicesContext = {
  /** `null` until loaded. */
  readonly items: Devices["items"] | null
  /** Error of the last load; `null` for a defect. */
  readonly refusal: Refusal | null
  readonly ending: EndRequest | null
  /** `null` when all others were ended. */
  readonly ended: { readonly device: string | null } | null
  /** `refusal` is `null` for a defect. */
  readonly undone: (EndRequest & { readonly refusal: Refusal | null }) | null
}

export type DevicesEvent =
  | { readonly type: "devices.load" }
  | { readonly type: "devices.retry" }
  | { readonly type: "devices.reconnected" }
  | { readonly type: "devices.end"; readonly id: string }
  | { readonly type: "devices.endOthers" }

const blank: DevicesContext = { items: null, refusal: null, ending: null, ended: null, undone: null }
const refusalIn = ({ outcome }: Result) => (outcome?._tag === "Failure" ? outcome.error : null)
const broken = { outcome: null } as const

const loadEvents = { "devices.load": "loading", "devices.retry": "loading", "devices.reconnected": "loading" } as const
const endCommands = {
  "devices.end": { guard: "isOtherDevice", target: "ending", actions: "startEnding" },
  "devices.endOthers": { guard: "hasOtherDevices", target: "ending", actions: "startEndingOthers" }
} as const

export const devicesMachine = setup({
  types: { context: {} as DevicesContext, events: {} as DevicesEvent, tags: {} as "busy" | "failed" },
  actors: {
    readDevices: fromPromise<Outcome<Devices, Refusal>>(notProvided("readDevices")),
    endDevices: fromPromise<Outcome<Devices, Refusal>, EndRequest>(notProvided("endDevices")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, answer: Result) => hasSucceeded(answer),
    isOtherDevice: ({ context: { items }, event }) => {
      const { id } = narrowEvent(event, "devices.end")
      return items?.some((each) => each.id === id && !each.isCurrent) === true
    },
    hasOtherDevices: ({ context: { items } }) => items?.some(({ isCurrent }) => !isCurrent) === true
  },
  actions: {
    storeDevices: assign((_, { outcome }: Result) => (outcome?._tag === "Success" ? { items: outcome.value.items, refusal: null } : {})),
    storeRefusal: assign((_, answer: Result) => ({ refusal: refusalIn(answer) })),
    startEnding: assign(({ event }) => ({ ending: { id: narrowEvent(event, "devices.end").id }, ended: null, undone: null })),
    startEndingOthers: assign({ ending: { id: null }, ended: null, undone: null }),
    storeEnded: assign(({ context: { ending, items } }) => ({
      ending: null,
      ended: { device: items?.find(({ id }) => id === ending?.id)?.device ?? null }
    })),
    storeUndone: assign(({ context: { ending } }, answer: Result) => ({
      ending: null,
      undone: { id: ending?.id ?? null, refusal: refusalIn(answer) }
    })),
    clearEndResult: assign({ ended: null, undone: null })
  }
}).createMachine({
  id: "devices",
  context: blank,
  initial: "idle",
  states: {
    idle: { on: { "devices.load": "loading" } },
    loading: {
      tags: "busy",
      entry: "clearEndResult",
      invoke: {
        id: "readDevices",
        src: "readDevices",
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "storeDevices", params: outcomeOf } },
          { target: "failed", actions: { type: "storeRefusal", params: outcomeOf } }
        ],
        onError: { target: "failed", actions: { type: "storeRefusal", params: broken } }
      }
    },
    failed: {
      tags: "failed",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { ...loadEvents, ...endCommands }
    },
    ready: { on: { "devices.load": "loading", ...endCommands } },
    ending: {
      tags: "busy",
      invoke: {
        id: "endDevices",
        src: "endDevices",
        input: ({ context: { ending } }) => ending ?? { id: null },
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "ready",
            actions: ["storeEnded", { type: "storeDevices", params: outcomeOf }]
          },
          { target: "ready", actions: { type: "storeUndone", params: outcomeOf } }
        ],
        onError: { target: "ready", actions: { type: "storeUndone", params: broken } }
      }
    }
  }
})
