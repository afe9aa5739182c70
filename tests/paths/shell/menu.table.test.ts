import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./menu.model.ts"

it("the machine menu has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "absent --xstate.after.pause.menu.absent--> loading",
      "loading --xstate.done.actor.loadMenu--> absent",
      "loading --xstate.done.actor.loadMenu--> ready",
      "loading --xstate.error.actor.loadMenu--> absent",
    ]
  `)
})
