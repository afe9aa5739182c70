import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./login.model.ts"

it("the machine login has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "done --form.change--> open.editing",
      "done --form.open--> open.editing",
      "done --form.reset--> open.editing",
      "open.editing --form.change--> open.editing",
      "open.editing --form.leave--> open.editing",
      "open.editing --form.open--> open.editing",
      "open.editing --form.reset--> open.editing",
      "open.editing --form.resume--> open.editing",
      "open.editing --form.setVerdicts--> open.editing",
      "open.editing --form.submit--> open.editing",
      "open.editing --form.submit--> submitting",
      "open.refused --form.change--> open.editing",
      "open.refused --form.leave--> open.refused",
      "open.refused --form.open--> open.editing",
      "open.refused --form.reset--> open.editing",
      "open.refused --form.resume--> open.editing",
      "open.refused --form.setVerdicts--> open.editing",
      "open.refused --form.submit--> submitting",
      "submitting --form.open--> submitting",
      "submitting --form.reset--> submitting",
      "submitting --form.resume--> submitting",
      "submitting --xstate.done.actor.submit--> done",
      "submitting --xstate.done.actor.submit--> open.editing",
      "submitting --xstate.done.actor.submit--> open.refused",
      "submitting --xstate.error.actor.submit--> open.editing",
      "submitting --xstate.error.actor.submit--> open.refused",
    ]
  `)
})
