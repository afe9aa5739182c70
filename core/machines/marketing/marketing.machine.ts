import { marketingSetup, visitSince } from "./marketing-setup.ts"

/**
 * Marketing of a visit, while the visitor consents. It reads the tab's journal, so other code does not depend on it and late loading misses nothing.
 * A session ends after thirty minutes without events in any tab.
 */
export const marketingMachine = marketingSetup.createMachine({
  id: "marketing",
  context: ({ input }) => visitSince(input),
  invoke: [
    { id: "storage", src: "storage" },
    { id: "tags", src: "tags" },
    { id: "platform", src: "platform" }
  ],
  initial: "recalling",
  states: {
    recalling: {
      on: { "marketing.hydrated": { target: "listening", actions: "takeOver" } }
    },
    listening: {
      invoke: { id: "follow", src: "follow" },
      on: {
        "marketing.heard": [
          { guard: "isActivity", target: ".active", reenter: false, actions: ["hear", "save"] },
          { actions: ["hear", "save"] }
        ],
        "marketing.changedElsewhere": { guard: "isNewer", target: ".active", actions: "adopt" }
      },
      initial: "resuming",
      states: {
        resuming: { always: [{ guard: "hasSession", target: "active" }, { target: "idle" }] },
        /** The next event starts a session (MKT-002). */
        idle: {},
        active: { after: { idle: { target: "idle", actions: ["endSession", "save"] } } }
      }
    }
  }
})
