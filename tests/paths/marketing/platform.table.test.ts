import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./platform.model.ts"

it("the machine platform has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "beginning --platform.look--> resting",
      "beginning --platform.look--> sending",
      "beginning --platform.queue--> beginning",
      "parked --platform.queue--> sending",
      "parked --platform.wake--> sending",
      "pausing --platform.queue--> pausing",
      "pausing --platform.wake--> sending",
      "pausing --xstate.after.longPause.platform.pausing--> sending",
      "pausing --xstate.after.pause.platform.pausing--> sending",
      "resting --platform.queue--> sending",
      "sending --platform.queue--> sending",
      "sending --xstate.done.actor.send--> parked",
      "sending --xstate.done.actor.send--> pausing",
      "sending --xstate.done.actor.send--> resting",
      "sending --xstate.done.actor.send--> sending",
      "sending --xstate.error.actor.send--> parked",
      "sending --xstate.error.actor.send--> pausing",
    ]
  `)
})
