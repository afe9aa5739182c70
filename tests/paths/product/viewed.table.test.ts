import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./viewed.model.ts"

it("the machine viewed has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "idle --viewed.look--> recalling",
      "missed --viewed.look--> recalling",
      "missed --xstate.after.pause.viewed.missed--> recalling",
      "recalled --viewed.look--> recalling",
      "recalling --viewed.look--> recalling",
      "recalling --xstate.done.actor.recallViewed--> missed",
      "recalling --xstate.done.actor.recallViewed--> recalled",
      "recalling --xstate.error.actor.recallViewed--> missed",
    ]
  `)
})
