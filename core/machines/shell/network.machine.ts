import { fromCallback, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"

export type NetworkEvent = { readonly type: "network.disconnected" } | { readonly type: "network.reconnected" }

export type NetworkFact = { readonly type: "network.turned"; readonly isThere: boolean }

/** Network of the tab. A notice is shown while offline, and briefly after reconnecting. */
export const networkMachine = setup({
  types: { events: {} as NetworkEvent, tags: {} as "offline" },
  actors: { watchNetwork: fromCallback(notProvided("watchNetwork")) },
  actions: {
    publishTurned: sendParent((_, { isThere }: { readonly isThere: boolean }): NetworkFact => ({ type: "network.turned", isThere }))
  },
  delays: { moment: 4_000 }
}).createMachine({
  id: "network",
  context: {},
  invoke: { id: "watchNetwork", src: "watchNetwork" },
  initial: "there",
  states: {
    there: { on: { "network.disconnected": "gone" } },
    gone: { tags: "offline", entry: { type: "publishTurned", params: { isThere: false } }, on: { "network.reconnected": "back" } },
    back: {
      entry: { type: "publishTurned", params: { isThere: true } },
      on: { "network.disconnected": "gone" },
      after: { moment: "there" }
    }
  }
})
