import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./auth.model.ts"

it("the machine auth has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "checking --auth.enter--> member",
      "checking --auth.signedInElsewhere--> following",
      "checking --auth.lose--> guest",
      "checking --xstate.done.actor.checkMe--> guest",
      "checking --xstate.done.actor.checkMe--> member",
      "checking --xstate.error.actor.checkMe--> guest",
      "entering --auth.enter--> member",
      "entering --auth.signedInElsewhere--> following",
      "entering --auth.lose--> guest",
      "entering --xstate.done.actor.enterByLink--> guest",
      "entering --xstate.done.actor.enterByLink--> member",
      "entering --xstate.error.actor.enterByLink--> guest",
      "expired --auth.enter--> member",
      "expired --auth.signedInElsewhere--> following",
      "expired --auth.giveUp--> guest",
      "following --auth.enter--> member",
      "following --auth.signedInElsewhere--> following",
      "following --auth.lose--> guest",
      "following --xstate.done.actor.checkMe--> guest",
      "following --xstate.done.actor.checkMe--> member",
      "following --xstate.error.actor.checkMe--> guest",
      "guest --auth.enter--> member",
      "guest --auth.signedInElsewhere--> following",
      "guest --auth.hydrated--> following",
      "leaving --auth.enter--> member",
      "leaving --auth.signedInElsewhere--> following",
      "leaving --xstate.done.actor.logOut--> guest",
      "leaving --xstate.error.actor.logOut--> guest",
      "member --auth.change--> member",
      "member --auth.enter--> member",
      "member --auth.signedInElsewhere--> following",
      "member --auth.logOut--> leaving",
      "member --auth.lose--> expired",
      "member --auth.lose--> guest",
    ]
  `)
})
