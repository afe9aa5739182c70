import { marketingSetup, visitSince } from "./marketing-setup.ts"

/**
 * What marketing is told of a visit, for as long as the visitor allows it: everything comes from the journal of the tab, so no view and no other machine
 * knows of it, and code that comes late has missed nothing. A session lasts while events come less than thirty minutes apart, in whichever tab.
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
    /** What the browser kept comes at once. */
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
        /** Nothing has happened for so long that the next event begins a session of its own (MKT-002). */
        idle: {},
        active: { after: { idle: { target: "idle", actions: ["endSession", "save"] } } }
      }
    }
  }
})
