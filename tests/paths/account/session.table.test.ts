import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./session.model.ts"

it("the machine session has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "known --session.changed--> known",
      "known --session.renew--> renewing",
      "refreshing --session.changed--> refreshing",
      "refreshing --session.renew--> renewing",
      "refreshing --xstate.done.actor.refreshIds--> known",
      "refreshing --xstate.done.actor.refreshIds--> unknown",
      "refreshing --xstate.error.actor.refreshIds--> unknown",
      "renewing --session.changed--> renewing",
      "renewing --xstate.done.actor.refreshIds--> known",
      "renewing --xstate.done.actor.refreshIds--> unknown",
      "renewing --xstate.error.actor.refreshIds--> unknown",
      "unknown --session.changed--> unknown",
      "unknown --session.renew--> renewing",
      "unknown --xstate.after.pause.session.unknown--> refreshing",
    ]
  `)
})
