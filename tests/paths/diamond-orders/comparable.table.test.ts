import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./comparable.model.ts"

it("the machine comparable has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --comparable.ask--> idle",
      "failed --comparable.ask--> waiting",
      "failed --comparable.reconnected--> loading",
      "failed --comparable.retry--> loading",
      "idle --comparable.ask--> waiting",
      "loading --comparable.ask--> idle",
      "loading --comparable.ask--> waiting",
      "loading --xstate.done.actor.compareStones--> failed",
      "loading --xstate.done.actor.compareStones--> ready",
      "loading --xstate.error.actor.compareStones--> failed",
      "ready --comparable.ask--> idle",
      "ready --comparable.ask--> waiting",
      "waiting --comparable.ask--> idle",
      "waiting --comparable.ask--> waiting",
      "waiting --xstate.after.rest.comparable.waiting--> loading",
    ]
  `)
})
