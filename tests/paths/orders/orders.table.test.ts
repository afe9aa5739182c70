import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./orders.model.ts"

it("the machine orders has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "away --auth.settled--> away",
      "away --orders.look--> reading",
      "cancelling --auth.loggedIn--> reading",
      "cancelling --auth.loggedOut--> away",
      "cancelling --auth.loggedOut--> reading",
      "cancelling --auth.settled--> away",
      "cancelling --orders.look--> reading",
      "cancelling --xstate.done.actor.cancelOrder--> shown",
      "cancelling --xstate.error.actor.cancelOrder--> shown",
      "missed --auth.loggedIn--> reading",
      "missed --auth.loggedOut--> away",
      "missed --auth.loggedOut--> reading",
      "missed --auth.settled--> away",
      "missed --orders.look--> reading",
      "missed --orders.retry--> reading",
      "missed --orders.wake--> reading",
      "reading --auth.loggedIn--> reading",
      "reading --auth.loggedOut--> away",
      "reading --auth.loggedOut--> reading",
      "reading --auth.settled--> away",
      "reading --orders.look--> reading",
      "reading --xstate.done.actor.readOrders--> missed",
      "reading --xstate.done.actor.readOrders--> shown",
      "reading --xstate.error.actor.readOrders--> missed",
      "shown --auth.loggedIn--> reading",
      "shown --auth.loggedOut--> away",
      "shown --auth.loggedOut--> reading",
      "shown --auth.settled--> away",
      "shown --order:cancel--> cancelling",
      "shown --orders.look--> reading",
      "shown --orders.reread--> reading",
    ]
  `)
})
