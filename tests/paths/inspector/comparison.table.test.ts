import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./comparison.model.ts"

it("the machine comparison has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "absent --comparison.close--> absent",
      "absent --comparison.open--> reading",
      "reading --comparison.close--> absent",
      "reading --comparison.open--> reading",
      "reading --xstate.done.actor.read--> absent",
      "reading --xstate.done.actor.read--> shown",
      "reading --xstate.error.actor.read--> absent",
      "reading --xstate.error.actor.read--> shown",
      "shown --comparison.close--> absent",
      "shown --comparison.open--> reading",
    ]
  `)
})
