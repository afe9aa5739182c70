import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./passport-view.model.ts"

it("the machine passportView has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "hidden --passportView.show--> opening",
      "opening --passportView.hide--> hidden",
      "opening --xstate.done.actor.openPassport--> refused",
      "opening --xstate.done.actor.openPassport--> shown",
      "opening --xstate.error.actor.openPassport--> refused",
      "refused --passportView.show--> opening",
      "shown --passportView.hide--> hidden",
      "shown --xstate.after.reading.passportView.shown--> hidden",
    ]
  `)
})
