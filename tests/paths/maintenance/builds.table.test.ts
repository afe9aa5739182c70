import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./builds.model.ts"

it("the machine builds has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "current.known.asking --xstate.done.actor.isOutdated--> current.known.resting",
      "current.known.asking --xstate.done.actor.isOutdated--> outdated",
      "current.known.asking --xstate.error.actor.isOutdated--> current.known.resting",
      "current.known.resting --builds.returned--> current.known.asking",
      "current.known.resting --xstate.after.period.builds.current.known.resting--> current.known.asking",
      "current.reading --xstate.done.actor.readRules--> current.known.resting",
      "current.reading --xstate.error.actor.readRules--> current.known.resting",
    ]
  `)
})
