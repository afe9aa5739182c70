import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./report.model.ts"

it("the machine report has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "offered --report.save--> saving",
      "offered --report.send--> sending",
      "saving --xstate.done.actor.saveReport--> offered",
      "saving --xstate.done.actor.saveReport--> sent",
      "saving --xstate.error.actor.saveReport--> offered",
      "saving --xstate.error.actor.saveReport--> sent",
      "sending --xstate.done.actor.sendReport--> sent",
      "sending --xstate.done.actor.sendReport--> unsent",
      "sending --xstate.error.actor.sendReport--> unsent",
      "sent --report.save--> saving",
      "unsent --report.save--> saving",
      "unsent --report.send--> sending",
    ]
  `)
})
