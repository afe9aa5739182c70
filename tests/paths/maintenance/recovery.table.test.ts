import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./recovery.model.ts"

it("the machine recovery has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "leaving --xstate.after.patience.recovery.leaving--> watching",
      "leaving --xstate.done.actor.anew--> watching",
      "leaving --xstate.error.actor.anew--> watching",
      "reaching --xstate.done.actor.isReachable--> waiting",
      "reaching --xstate.done.actor.isReachable--> watching",
      "reaching --xstate.error.actor.isReachable--> watching",
      "waiting --xstate.after.patience.recovery.waiting--> watching",
      "waiting --xstate.done.actor.untilWritten--> leaving",
      "waiting --xstate.error.actor.untilWritten--> leaving",
      "watching --chunk.missed--> reaching",
      "watching --chunk.missed--> watching",
    ]
  `)
})
