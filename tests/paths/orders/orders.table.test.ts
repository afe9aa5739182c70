import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./orders.model.ts"

it("the machine orders has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "away --auth.settled--> away",
      "away --orders.show--> loading",
      "cancelling --auth.loggedIn--> loading",
      "cancelling --auth.loggedOut--> away",
      "cancelling --auth.loggedOut--> loading",
      "cancelling --auth.settled--> away",
      "cancelling --orders.show--> loading",
      "cancelling --xstate.done.actor.cancelOrder--> ready",
      "cancelling --xstate.error.actor.cancelOrder--> ready",
      "cancellingFirst --auth.loggedIn--> loading",
      "cancellingFirst --auth.loggedOut--> away",
      "cancellingFirst --auth.loggedOut--> loading",
      "cancellingFirst --auth.settled--> away",
      "cancellingFirst --orders.show--> loading",
      "cancellingFirst --xstate.done.actor.cancelOrder--> loading",
      "cancellingFirst --xstate.error.actor.cancelOrder--> loading",
      "failed --auth.loggedIn--> loading",
      "failed --auth.loggedOut--> away",
      "failed --auth.loggedOut--> loading",
      "failed --auth.settled--> away",
      "failed --order:cancel--> cancellingFirst",
      "failed --orders.reconnected--> loading",
      "failed --orders.retry--> loading",
      "failed --orders.show--> loading",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> away",
      "loading --auth.loggedOut--> loading",
      "loading --auth.settled--> away",
      "loading --order:cancel--> cancellingFirst",
      "loading --orders.show--> loading",
      "loading --xstate.done.actor.readOrders--> failed",
      "loading --xstate.done.actor.readOrders--> ready",
      "loading --xstate.error.actor.readOrders--> failed",
      "ready --auth.loggedIn--> loading",
      "ready --auth.loggedOut--> away",
      "ready --auth.loggedOut--> loading",
      "ready --auth.settled--> away",
      "ready --order:cancel--> cancelling",
      "ready --orders.reread--> loading",
      "ready --orders.show--> loading",
    ]
  `)
})
