import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./devices.model.ts"

it("the machine devices has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "ending --xstate.done.actor.endDevices--> ready",
      "ending --xstate.error.actor.endDevices--> ready",
      "failed --devices.end--> ending",
      "failed --devices.endOthers--> ending",
      "failed --devices.load--> loading",
      "failed --devices.reconnected--> loading",
      "failed --devices.retry--> loading",
      "idle --devices.load--> loading",
      "loading --xstate.done.actor.readDevices--> failed",
      "loading --xstate.done.actor.readDevices--> ready",
      "loading --xstate.error.actor.readDevices--> failed",
      "ready --devices.end--> ending",
      "ready --devices.endOthers--> ending",
      "ready --devices.load--> loading",
    ]
  `)
})
