import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./search.model.ts"

it("the machine search has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "asking --search.type--> idle",
      "asking --search.type--> waiting",
      "asking --xstate.done.actor.suggest--> failed",
      "asking --xstate.done.actor.suggest--> shown",
      "asking --xstate.error.actor.suggest--> failed",
      "failed --search.retry--> asking",
      "failed --search.type--> idle",
      "failed --search.type--> waiting",
      "idle --search.type--> idle",
      "idle --search.type--> waiting",
      "shown --search.move--> shown",
      "shown --search.type--> idle",
      "shown --search.type--> waiting",
      "waiting --search.type--> idle",
      "waiting --search.type--> waiting",
      "waiting --xstate.after.pause.search.waiting--> asking",
    ]
  `)
})
