import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./session.model.ts"

it("the machine session has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --session.changedElsewhere--> failed",
      "failed --session.reconnected--> loading",
      "failed --session.renew--> renewing",
      "failed --xstate.after.pause.session.failed--> loading",
      "loading --session.changedElsewhere--> loading",
      "loading --session.renew--> renewing",
      "loading --xstate.done.actor.refreshIds--> failed",
      "loading --xstate.done.actor.refreshIds--> ready",
      "loading --xstate.error.actor.refreshIds--> failed",
      "missing --session.changedElsewhere--> ready",
      "missing --session.renew--> renewing",
      "missing --xstate.after.grace.session.missing--> loading",
      "ready --session.changedElsewhere--> missing",
      "ready --session.changedElsewhere--> ready",
      "ready --session.renew--> renewing",
      "renewing --session.changedElsewhere--> renewing",
      "renewing --xstate.done.actor.refreshIds--> failed",
      "renewing --xstate.done.actor.refreshIds--> ready",
      "renewing --xstate.error.actor.refreshIds--> failed",
    ]
  `)
})
