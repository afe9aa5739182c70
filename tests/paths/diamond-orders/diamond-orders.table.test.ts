import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./diamond-orders.model.ts"

it("the machine diamondOrders has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "away --auth.settled--> away",
      "away --diamondOrders.show--> loading",
      "cancelling --auth.loggedIn--> loading",
      "cancelling --auth.loggedOut--> away",
      "cancelling --auth.loggedOut--> loading",
      "cancelling --auth.settled--> away",
      "cancelling --diamondOrders.show--> loading",
      "cancelling --xstate.done.actor.cancelDiamondOrder--> ready",
      "cancelling --xstate.error.actor.cancelDiamondOrder--> ready",
      "cancellingFirst --auth.loggedIn--> loading",
      "cancellingFirst --auth.loggedOut--> away",
      "cancellingFirst --auth.loggedOut--> loading",
      "cancellingFirst --auth.settled--> away",
      "cancellingFirst --diamondOrders.show--> loading",
      "cancellingFirst --xstate.done.actor.cancelDiamondOrder--> loading",
      "cancellingFirst --xstate.error.actor.cancelDiamondOrder--> loading",
      "failed --auth.loggedIn--> loading",
      "failed --auth.loggedOut--> away",
      "failed --auth.loggedOut--> loading",
      "failed --auth.settled--> away",
      "failed --diamondOrders.cancel--> cancellingFirst",
      "failed --diamondOrders.reconnected--> loading",
      "failed --diamondOrders.retry--> loading",
      "failed --diamondOrders.show--> loading",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> away",
      "loading --auth.loggedOut--> loading",
      "loading --auth.settled--> away",
      "loading --diamondOrders.cancel--> cancellingFirst",
      "loading --diamondOrders.show--> loading",
      "loading --xstate.done.actor.readDiamondOrders--> failed",
      "loading --xstate.done.actor.readDiamondOrders--> ready",
      "loading --xstate.error.actor.readDiamondOrders--> failed",
      "ready --auth.loggedIn--> loading",
      "ready --auth.loggedOut--> away",
      "ready --auth.loggedOut--> loading",
      "ready --auth.settled--> away",
      "ready --diamondOrders.cancel--> cancelling",
      "ready --diamondOrders.show--> loading",
    ]
  `)
})
