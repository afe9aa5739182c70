import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./menu.model.ts"

it("the machine menu has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --xstate.after.pause.menu.failed--> loading",
      "loading --xstate.done.actor.loadMenu--> failed",
      "loading --xstate.done.actor.loadMenu--> ready",
      "loading --xstate.error.actor.loadMenu--> failed",
    ]
  `)
})
