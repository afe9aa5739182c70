import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./placed-order.model.ts"

it("the machine placedOrder has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "idle --auth.loggedOut--> missing",
      "idle --placedOrder.look--> waiting",
      "loading --auth.loggedOut--> missing",
      "loading --placedOrder.look--> waiting",
      "loading --xstate.done.actor.load--> lost",
      "loading --xstate.done.actor.load--> missing",
      "loading --xstate.done.actor.load--> shown",
      "loading --xstate.error.actor.load--> lost",
      "lost --auth.loggedOut--> missing",
      "lost --placedOrder.look--> waiting",
      "lost --placedOrder.retry--> loading",
      "missing --auth.loggedIn--> loading",
      "missing --auth.loggedOut--> missing",
      "missing --placedOrder.look--> waiting",
      "shown --auth.loggedOut--> missing",
      "shown --placedOrder.look--> waiting",
      "waiting --auth.loggedIn--> loading",
      "waiting --auth.loggedOut--> missing",
      "waiting --auth.settled--> loading",
      "waiting --auth.settled--> missing",
      "waiting --placedOrder.look--> waiting",
    ]
  `)
})
