import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./viewed.model.ts"

it("the machine viewed has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --viewed.reconnected--> loading",
      "failed --viewed.record--> loading",
      "failed --xstate.after.pause.viewed.failed--> loading",
      "idle --viewed.record--> loading",
      "loading --viewed.record--> loading",
      "loading --xstate.done.actor.recallViewed--> failed",
      "loading --xstate.done.actor.recallViewed--> ready",
      "loading --xstate.error.actor.recallViewed--> failed",
      "ready --viewed.record--> loading",
    ]
  `)
})
