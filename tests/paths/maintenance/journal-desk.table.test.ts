import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./journal-desk.model.ts"

it("the machine journalDesk has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "idle --desk.open--> reporting",
      "idle --desk.read--> reporting",
      "idle --desk.save--> saving",
      "reporting --xstate.done.actor.report--> idle",
      "reporting --xstate.error.actor.report--> idle",
      "saving --xstate.done.actor.save--> idle",
      "saving --xstate.error.actor.save--> idle",
    ]
  `)
})
