import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./search.model.ts"

it("the machine search has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --search.reconnected--> loading",
      "failed --search.retry--> loading",
      "failed --search.type--> idle",
      "failed --search.type--> waiting",
      "idle --search.type--> idle",
      "idle --search.type--> waiting",
      "loading --search.type--> idle",
      "loading --search.type--> waiting",
      "loading --xstate.done.actor.suggest--> failed",
      "loading --xstate.done.actor.suggest--> ready",
      "loading --xstate.error.actor.suggest--> failed",
      "ready --search.move--> ready",
      "ready --search.type--> idle",
      "ready --search.type--> waiting",
      "waiting --search.type--> idle",
      "waiting --search.type--> waiting",
      "waiting --xstate.after.pause.search.waiting--> loading",
    ]
  `)
})
