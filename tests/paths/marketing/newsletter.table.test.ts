import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./newsletter.model.ts"

it("the newsletter form has these transitions while it waits for the network", () => {
  expect(tableOf(model.world).filter((row) => row.includes("waiting"))).toMatchInlineSnapshot(`
    [
      "open.waiting --form.change--> open.editing",
      "open.waiting --form.leave--> open.waiting",
      "open.waiting --form.open--> open.editing",
      "open.waiting --form.reconnected--> submitting",
      "open.waiting --form.reset--> open.editing",
      "open.waiting --form.resume--> open.editing",
      "open.waiting --form.setVerdicts--> open.editing",
      "open.waiting --form.submit--> submitting",
      "submitting --xstate.done.actor.submit--> open.waiting",
    ]
  `)
})
