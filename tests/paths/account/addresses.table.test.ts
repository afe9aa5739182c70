import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./addresses.model.ts"

it("the machine addresses has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "away --addresses.want--> reading",
      "away --auth.settled--> away",
      "changing --addresses.do--> changing",
      "changing --addresses.saved--> changing",
      "changing --auth.loggedIn--> reading",
      "changing --auth.loggedOut--> away",
      "changing --auth.loggedOut--> reading",
      "changing --auth.settled--> away",
      "changing --xstate.done.actor.changeAddressBook--> changing",
      "changing --xstate.done.actor.changeAddressBook--> shown",
      "changing --xstate.error.actor.changeAddressBook--> changing",
      "changing --xstate.error.actor.changeAddressBook--> shown",
      "missed --addresses.do--> changing",
      "missed --addresses.retry--> reading",
      "missed --addresses.saved--> shown",
      "missed --addresses.wake--> reading",
      "missed --addresses.want--> reading",
      "missed --auth.loggedIn--> reading",
      "missed --auth.loggedOut--> away",
      "missed --auth.loggedOut--> reading",
      "missed --auth.settled--> away",
      "reading --addresses.do--> reading",
      "reading --addresses.saved--> reading",
      "reading --auth.loggedIn--> reading",
      "reading --auth.loggedOut--> away",
      "reading --auth.loggedOut--> reading",
      "reading --auth.settled--> away",
      "reading --xstate.done.actor.readAddressBook--> changing",
      "reading --xstate.done.actor.readAddressBook--> missed",
      "reading --xstate.done.actor.readAddressBook--> shown",
      "reading --xstate.error.actor.readAddressBook--> changing",
      "reading --xstate.error.actor.readAddressBook--> missed",
      "shown --addresses.do--> changing",
      "shown --addresses.saved--> shown",
      "shown --addresses.want--> reading",
      "shown --auth.loggedIn--> reading",
      "shown --auth.loggedOut--> away",
      "shown --auth.loggedOut--> reading",
      "shown --auth.settled--> away",
    ]
  `)
})
