import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./data-copy.model.ts"

it("the machine dataCopy has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --dataCopy.save--> saving",
      "idle --dataCopy.save--> saving",
      "saved --dataCopy.save--> saving",
      "saving --xstate.done.actor.saveDataCopy--> failed",
      "saving --xstate.done.actor.saveDataCopy--> saved",
      "saving --xstate.error.actor.saveDataCopy--> failed",
    ]
  `)
})
