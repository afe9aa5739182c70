import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./marketing.model.ts"

it("the machine marketing has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "listening.active --marketing.changedElsewhere--> listening.active",
      "listening.active --marketing.eventsReceived--> listening.active",
      "listening.active --xstate.after.idle.marketing.listening.active--> listening.idle",
      "listening.idle --marketing.changedElsewhere--> listening.active",
      "listening.idle --marketing.eventsReceived--> listening.active",
      "listening.idle --marketing.eventsReceived--> listening.idle",
      "recalling --marketing.hydrated--> listening.active",
      "recalling --marketing.hydrated--> listening.idle",
    ]
  `)
})
