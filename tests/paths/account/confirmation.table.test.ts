import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./confirmation.model.ts"

it("the machine confirmation has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "cancelling --xstate.done.actor.cancelEmailChange--> refused",
      "cancelling --xstate.done.actor.cancelEmailChange--> resting",
      "cancelling --xstate.error.actor.cancelEmailChange--> refused",
      "looking --confirmation.cancel--> cancelling",
      "looking --confirmation.send--> sending",
      "looking --xstate.done.actor.readUser--> resting",
      "looking --xstate.error.actor.readUser--> resting",
      "refused --confirmation.cancel--> cancelling",
      "refused --confirmation.check--> looking",
      "refused --confirmation.send--> sending",
      "resting --confirmation.cancel--> cancelling",
      "resting --confirmation.check--> looking",
      "resting --confirmation.send--> sending",
      "sending --xstate.done.actor.sendEmailLetter--> refused",
      "sending --xstate.done.actor.sendEmailLetter--> sent",
      "sending --xstate.error.actor.sendEmailLetter--> refused",
      "sent --confirmation.cancel--> cancelling",
      "sent --confirmation.check--> looking",
      "sent --confirmation.send--> sending",
    ]
  `)
})
