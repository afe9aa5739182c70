import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./visits.model.ts"

it("the machine visits has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "cancelling --auth.loggedIn--> loading",
      "cancelling --auth.loggedOut--> waiting",
      "cancelling --auth.settled--> loading",
      "cancelling --auth.settled--> waiting",
      "cancelling --xstate.done.actor.cancelVisit--> ready",
      "cancelling --xstate.error.actor.cancelVisit--> ready",
      "failed --auth.loggedIn--> loading",
      "failed --auth.loggedOut--> waiting",
      "failed --auth.settled--> loading",
      "failed --auth.settled--> waiting",
      "failed --visits.reconnected--> loading",
      "failed --visits.retry--> loading",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> waiting",
      "loading --auth.settled--> loading",
      "loading --auth.settled--> waiting",
      "loading --xstate.done.actor.readVisits--> failed",
      "loading --xstate.done.actor.readVisits--> ready",
      "loading --xstate.error.actor.readVisits--> failed",
      "ready --auth.loggedIn--> loading",
      "ready --auth.loggedOut--> waiting",
      "ready --auth.settled--> loading",
      "ready --auth.settled--> waiting",
      "ready --visits.cancel--> cancelling",
      "waiting --auth.loggedIn--> loading",
      "waiting --auth.loggedOut--> waiting",
      "waiting --auth.settled--> loading",
      "waiting --auth.settled--> waiting",
    ]
  `)
})
