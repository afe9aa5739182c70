import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./reference.model.ts"

it("the machine reference has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "idle --reference.require--> loading",
      "loading --xstate.done.actor.loadReference--> partial",
      "loading --xstate.done.actor.loadReference--> ready",
      "loading --xstate.error.actor.loadReference--> partial",
      "partial --reference.reconnected--> loading",
      "partial --xstate.after.pause.reference.partial--> loading",
    ]
  `)
})
