import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./addresses.model.ts"

it("the machine addresses has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "away --addresses.require--> loading",
      "away --auth.settled--> away",
      "changing --addresses.change--> changing",
      "changing --addresses.saved--> changing",
      "changing --auth.loggedIn--> loading",
      "changing --auth.loggedOut--> away",
      "changing --auth.loggedOut--> loading",
      "changing --auth.settled--> away",
      "changing --xstate.done.actor.changeAddressBook--> changing",
      "changing --xstate.done.actor.changeAddressBook--> ready",
      "changing --xstate.error.actor.changeAddressBook--> changing",
      "changing --xstate.error.actor.changeAddressBook--> ready",
      "failed --addresses.change--> changing",
      "failed --addresses.reconnected--> loading",
      "failed --addresses.require--> loading",
      "failed --addresses.retry--> loading",
      "failed --addresses.saved--> ready",
      "failed --auth.loggedIn--> loading",
      "failed --auth.loggedOut--> away",
      "failed --auth.loggedOut--> loading",
      "failed --auth.settled--> away",
      "loading --addresses.change--> loading",
      "loading --addresses.saved--> loading",
      "loading --auth.loggedIn--> loading",
      "loading --auth.loggedOut--> away",
      "loading --auth.loggedOut--> loading",
      "loading --auth.settled--> away",
      "loading --xstate.done.actor.readAddressBook--> changing",
      "loading --xstate.done.actor.readAddressBook--> failed",
      "loading --xstate.done.actor.readAddressBook--> ready",
      "loading --xstate.error.actor.readAddressBook--> changing",
      "loading --xstate.error.actor.readAddressBook--> failed",
      "ready --addresses.change--> changing",
      "ready --addresses.require--> loading",
      "ready --addresses.saved--> ready",
      "ready --auth.loggedIn--> loading",
      "ready --auth.loggedOut--> away",
      "ready --auth.loggedOut--> loading",
      "ready --auth.settled--> away",
    ]
  `)
})
