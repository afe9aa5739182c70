import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./auth.model.ts"

it("the machine auth has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "checking --auth.enter--> member",
      "checking --auth.signedInElsewhere--> following",
      "checking --auth.tokenLost--> guest",
      "checking --xstate.done.actor.checkMe--> guest",
      "checking --xstate.done.actor.checkMe--> member",
      "checking --xstate.error.actor.checkMe--> guest",
      "entering --auth.enter--> member",
      "entering --auth.signedInElsewhere--> following",
      "entering --auth.tokenLost--> guest",
      "entering --xstate.done.actor.enterByLink--> guest",
      "entering --xstate.done.actor.enterByLink--> member",
      "entering --xstate.error.actor.enterByLink--> guest",
      "expired --auth.enter--> member",
      "expired --auth.giveUp--> guest",
      "expired --auth.signedInElsewhere--> following",
      "following --auth.enter--> member",
      "following --auth.signedInElsewhere--> following",
      "following --auth.tokenLost--> guest",
      "following --xstate.done.actor.checkMe--> guest",
      "following --xstate.done.actor.checkMe--> member",
      "following --xstate.error.actor.checkMe--> guest",
      "guest --auth.enter--> member",
      "guest --auth.hydrated--> following",
      "guest --auth.signedInElsewhere--> following",
      "leaving --auth.enter--> member",
      "leaving --auth.signedInElsewhere--> following",
      "leaving --xstate.done.actor.logOut--> guest",
      "leaving --xstate.error.actor.logOut--> guest",
      "member --auth.change--> member",
      "member --auth.enter--> member",
      "member --auth.logOut--> leaving",
      "member --auth.signedInElsewhere--> following",
      "member --auth.tokenLost--> expired",
      "member --auth.tokenLost--> guest",
    ]
  `)
})
