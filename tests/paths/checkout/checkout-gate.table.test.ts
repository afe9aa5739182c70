import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./checkout-gate.model.ts"

it("the machine checkoutGate has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "asking --auth.loggedIn--> resting",
      "asking --auth.loggedOut--> resting",
      "asking --auth.settled--> resting",
      "asking --navigation.lost--> resting",
      "asking --navigation.resolved--> resting",
      "failed --auth.loggedIn--> failed",
      "failed --auth.loggedOut--> failed",
      "failed --auth.settled--> failed",
      "failed --checkout.enter--> looking",
      "failed --navigation.lost--> resting",
      "failed --navigation.resolved--> resting",
      "looking --auth.loggedIn--> looking",
      "looking --auth.loggedOut--> looking",
      "looking --auth.settled--> looking",
      "looking --navigation.lost--> resting",
      "looking --navigation.resolved--> resting",
      "looking --xstate.done.actor.look--> asking",
      "looking --xstate.done.actor.look--> failed",
      "looking --xstate.done.actor.look--> resting",
      "looking --xstate.error.actor.look--> failed",
      "resting --auth.loggedIn--> resting",
      "resting --auth.loggedOut--> resting",
      "resting --auth.settled--> resting",
      "resting --checkout.enter--> looking",
      "resting --navigation.lost--> resting",
      "resting --navigation.resolved--> resting",
    ]
  `)
})
