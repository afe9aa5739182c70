import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./placed-order.model.ts"

it("the machine placedOrder has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --auth.loggedIn--> failed",
      "failed --auth.loggedOut--> missing",
      "failed --auth.settled--> failed",
      "failed --placedOrder.reconnected--> loading",
      "failed --placedOrder.retry--> loading",
      "failed --placedOrder.show--> loading",
      "failed --placedOrder.show--> missing",
      "idle --auth.loggedIn--> idle",
      "idle --auth.loggedOut--> missing",
      "idle --auth.settled--> idle",
      "idle --placedOrder.show--> loading",
      "idle --placedOrder.show--> missing",
      "idle --placedOrder.show--> waiting",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> missing",
      "loading --auth.settled--> loading",
      "loading --placedOrder.show--> loading",
      "loading --placedOrder.show--> missing",
      "loading --xstate.done.actor.load--> failed",
      "loading --xstate.done.actor.load--> missing",
      "loading --xstate.done.actor.load--> ready",
      "loading --xstate.error.actor.load--> failed",
      "missing --auth.loggedIn--> loading",
      "missing --auth.loggedIn--> missing",
      "missing --auth.loggedOut--> missing",
      "missing --auth.settled--> missing",
      "missing --placedOrder.show--> loading",
      "missing --placedOrder.show--> missing",
      "ready --auth.loggedIn--> ready",
      "ready --auth.loggedOut--> missing",
      "ready --auth.settled--> ready",
      "ready --placedOrder.show--> loading",
      "ready --placedOrder.show--> missing",
      "waiting --auth.loggedIn--> loading",
      "waiting --auth.loggedOut--> missing",
      "waiting --auth.settled--> loading",
      "waiting --auth.settled--> missing",
      "waiting --placedOrder.show--> waiting",
    ]
  `)
})
