import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./passport-view.model.ts"

it("the machine passportView has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "hidden --passportView.show--> opening",
      "opening --passportView.hide--> hidden",
      "opening --xstate.done.actor.openPassport--> refused",
      "opening --xstate.done.actor.openPassport--> shown.resting",
      "opening --xstate.error.actor.openPassport--> refused",
      "refused --passportView.show--> opening",
      "shown.closed --passportView.hide--> hidden",
      "shown.closed --passportView.open--> shown.fetching",
      "shown.closed --xstate.after.reading.passportView.shown--> hidden",
      "shown.fetching --passportView.hide--> hidden",
      "shown.fetching --xstate.after.reading.passportView.shown--> hidden",
      "shown.fetching --xstate.done.actor.openPassportFile--> shown.closed",
      "shown.fetching --xstate.done.actor.openPassportFile--> shown.resting",
      "shown.fetching --xstate.error.actor.openPassportFile--> shown.closed",
      "shown.resting --passportView.hide--> hidden",
      "shown.resting --passportView.open--> shown.fetching",
      "shown.resting --xstate.after.reading.passportView.shown--> hidden",
    ]
  `)
})
