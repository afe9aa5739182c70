import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./alerts.model.ts"

it("the machine alerts has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "ending --auth.loggedIn--> loading",
      "ending --auth.loggedOut--> waiting",
      "ending --auth.settled--> loading",
      "ending --auth.settled--> waiting",
      "ending --xstate.done.actor.endAlert--> ready",
      "ending --xstate.error.actor.endAlert--> ready",
      "failed --alerts.reconnected--> loading",
      "failed --alerts.retry--> loading",
      "failed --auth.loggedIn--> loading",
      "failed --auth.loggedOut--> waiting",
      "failed --auth.settled--> loading",
      "failed --auth.settled--> waiting",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> waiting",
      "loading --auth.settled--> loading",
      "loading --auth.settled--> waiting",
      "loading --xstate.done.actor.readAlerts--> failed",
      "loading --xstate.done.actor.readAlerts--> ready",
      "loading --xstate.error.actor.readAlerts--> failed",
      "ready --alerts.end--> ending",
      "ready --auth.loggedIn--> loading",
      "ready --auth.loggedOut--> waiting",
      "ready --auth.settled--> loading",
      "ready --auth.settled--> waiting",
      "waiting --auth.loggedIn--> loading",
      "waiting --auth.loggedOut--> waiting",
      "waiting --auth.settled--> loading",
      "waiting --auth.settled--> waiting",
    ]
  `)
})
