import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./platform.model.ts"

it("the machine platform has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "beginning --platform.hydrated--> resting",
      "beginning --platform.hydrated--> sending",
      "beginning --platform.queue--> beginning",
      "pausing --platform.queue--> pausing",
      "pausing --platform.reconnected--> sending",
      "pausing --xstate.after.longPause.platform.pausing--> sending",
      "pausing --xstate.after.pause.platform.pausing--> sending",
      "resting --platform.queue--> sending",
      "sending --platform.queue--> sending",
      "sending --xstate.done.actor.send--> pausing",
      "sending --xstate.done.actor.send--> resting",
      "sending --xstate.done.actor.send--> sending",
      "sending --xstate.done.actor.send--> suspended",
      "sending --xstate.error.actor.send--> pausing",
      "sending --xstate.error.actor.send--> suspended",
      "suspended --platform.queue--> sending",
      "suspended --platform.reconnected--> sending",
    ]
  `)
})
