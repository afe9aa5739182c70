import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./comparable.model.ts"

it("the machine comparable has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --comparable.reconnected--> loading",
      "failed --comparable.retry--> loading",
      "failed --comparable.setWish--> idle",
      "failed --comparable.setWish--> waiting",
      "idle --comparable.setWish--> waiting",
      "loading --comparable.setWish--> idle",
      "loading --comparable.setWish--> waiting",
      "loading --xstate.done.actor.compareStones--> failed",
      "loading --xstate.done.actor.compareStones--> ready",
      "loading --xstate.error.actor.compareStones--> failed",
      "ready --comparable.setWish--> idle",
      "ready --comparable.setWish--> waiting",
      "waiting --comparable.setWish--> idle",
      "waiting --comparable.setWish--> waiting",
      "waiting --xstate.after.rest.comparable.waiting--> loading",
    ]
  `)
})
