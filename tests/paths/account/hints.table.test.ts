import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./hints.model.ts"

it("the machine hints has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "asking --hints.close--> closed",
      "asking --hints.move--> asking",
      "asking --hints.type--> closed",
      "asking --hints.type--> waiting",
      "asking --xstate.done.actor.suggestAddresses--> failed",
      "asking --xstate.done.actor.suggestAddresses--> open",
      "asking --xstate.error.actor.suggestAddresses--> failed",
      "closed --hints.close--> closed",
      "closed --hints.type--> closed",
      "closed --hints.type--> waiting",
      "failed --hints.close--> closed",
      "failed --hints.type--> closed",
      "failed --hints.type--> waiting",
      "open --hints.close--> closed",
      "open --hints.move--> open",
      "open --hints.type--> closed",
      "open --hints.type--> waiting",
      "waiting --hints.close--> closed",
      "waiting --hints.move--> waiting",
      "waiting --hints.type--> closed",
      "waiting --hints.type--> waiting",
      "waiting --xstate.after.pause.hints.waiting--> asking",
    ]
  `)
})
