import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./papers.model.ts"

it("the machine papers has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "asking --navigation.resolved--> idle",
      "asking --papers.confirm--> performing",
      "asking --papers.decline--> idle",
      "asking --papers.request--> asking",
      "asking --papers.request--> performing",
      "asking --xstate.done.actor.look--> asking",
      "done --navigation.resolved--> idle",
      "done --papers.request--> asking",
      "done --papers.request--> performing",
      "done --xstate.after.brief.papers.done--> idle",
      "done --xstate.done.actor.look--> done",
      "failed --navigation.resolved--> idle",
      "failed --papers.request--> asking",
      "failed --papers.request--> performing",
      "failed --papers.retry--> performing",
      "failed --xstate.done.actor.look--> failed",
      "idle --navigation.resolved--> idle",
      "idle --papers.request--> asking",
      "idle --papers.request--> performing",
      "idle --xstate.done.actor.look--> idle",
      "performing --xstate.done.actor.look--> performing",
      "performing --xstate.done.actor.perform--> done",
      "performing --xstate.done.actor.perform--> failed",
      "performing --xstate.done.actor.perform--> idle",
      "performing --xstate.error.actor.perform--> failed",
    ]
  `)
})
