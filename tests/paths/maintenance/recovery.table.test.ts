import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./recovery.model.ts"

it("the machine recovery has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "leaving --xstate.after.patience.recovery.leaving--> watching",
      "leaving --xstate.done.actor.reload--> watching",
      "leaving --xstate.error.actor.reload--> watching",
      "reaching --xstate.done.actor.isReachable--> waiting",
      "reaching --xstate.done.actor.isReachable--> watching",
      "reaching --xstate.error.actor.isReachable--> watching",
      "renewing.asking --chunk.failed--> reaching",
      "renewing.asking --chunk.failed--> renewing.asking",
      "renewing.asking --xstate.done.actor.isThere--> renewing.confirming",
      "renewing.asking --xstate.done.actor.isThere--> renewing.cutOff",
      "renewing.asking --xstate.error.actor.isThere--> renewing.cutOff",
      "renewing.confirming --chunk.failed--> reaching",
      "renewing.confirming --chunk.failed--> renewing.confirming",
      "renewing.confirming --xstate.done.actor.isStillQuiet--> leaving",
      "renewing.confirming --xstate.done.actor.isStillQuiet--> renewing.typing",
      "renewing.confirming --xstate.error.actor.isStillQuiet--> renewing.cutOff",
      "renewing.cutOff --chunk.failed--> reaching",
      "renewing.cutOff --chunk.failed--> renewing.cutOff",
      "renewing.cutOff --xstate.after.patience.recovery.renewing.cutOff--> renewing.typing",
      "renewing.settling --chunk.failed--> reaching",
      "renewing.settling --chunk.failed--> renewing.settling",
      "renewing.settling --xstate.after.settle.recovery.renewing.settling--> renewing.typing",
      "renewing.typing --chunk.failed--> reaching",
      "renewing.typing --chunk.failed--> renewing.typing",
      "renewing.typing --xstate.done.actor.untilQuiet--> renewing.asking",
      "renewing.typing --xstate.error.actor.untilQuiet--> renewing.asking",
      "waiting --xstate.after.patience.recovery.waiting--> watching",
      "waiting --xstate.done.actor.untilWritten--> leaving",
      "waiting --xstate.error.actor.untilWritten--> leaving",
      "watching --chunk.failed--> reaching",
      "watching --chunk.failed--> watching",
      "watching --recovery.renew--> renewing.settling",
    ]
  `)
})
