import { fromCallback, setup } from "xstate"
import { notProvided } from "../kernel/not-provided.ts"

export type NetworkEvent = { readonly type: "network.gone" } | { readonly type: "network.back" }

/** Whether the browser has a network. It is said while there is none, and for a moment when it has come back. */
export const networkMachine = setup({
  types: { events: {} as NetworkEvent },
  actors: { watchNetwork: fromCallback(notProvided("watchNetwork")) },
  delays: { moment: 4_000 }
}).createMachine({
  id: "network",
  context: {},
  invoke: { id: "watchNetwork", src: "watchNetwork" },
  initial: "there",
  states: {
    there: { on: { "network.gone": "gone" } },
    gone: { on: { "network.back": "back" } },
    back: { on: { "network.gone": "gone" }, after: { moment: "there" } }
  }
})
