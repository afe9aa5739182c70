import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./account.model.ts"

it("the machine account has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "open.saved --account.hydrated--> open.saved",
      "open.saved --account.reconnected--> open.saved",
      "open.saved --account.renew--> open.saved",
      "open.saved --auth.loggedIn--> open.saved",
      "open.saved --auth.loggedIn--> open.standing",
      "open.saved --auth.loggedOut--> waiting",
      "open.saved --auth.settled--> open.saved",
      "open.saved --auth.settled--> open.standing",
      "open.saved --auth.settled--> waiting",
      "open.saved --confirmation.userLoaded--> open.saved",
      "open.saved --form.done--> open.saved",
      "open.saved --passportView.opened--> open.saved",
      "open.saved --xstate.after.reading.account.open.saved--> open.standing",
      "open.standing --account.hydrated--> open.standing",
      "open.standing --account.reconnected--> open.standing",
      "open.standing --account.renew--> open.standing",
      "open.standing --auth.loggedIn--> open.standing",
      "open.standing --auth.loggedOut--> waiting",
      "open.standing --auth.settled--> open.standing",
      "open.standing --auth.settled--> waiting",
      "open.standing --confirmation.userLoaded--> open.standing",
      "open.standing --form.done--> open.saved",
      "open.standing --passportView.opened--> open.standing",
      "waiting --auth.loggedIn--> open.standing",
      "waiting --auth.settled--> open.standing",
      "waiting --drafts.left--> waiting",
    ]
  `)
})
