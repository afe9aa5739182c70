import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./hints.model.ts"

it("the machine hints has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "closed --hints.close--> closed",
      "closed --hints.type--> closed",
      "closed --hints.type--> waiting",
      "failed --hints.close--> closed",
      "failed --hints.type--> closed",
      "failed --hints.type--> waiting",
      "loading --hints.close--> closed",
      "loading --hints.move--> loading",
      "loading --hints.type--> closed",
      "loading --hints.type--> waiting",
      "loading --xstate.done.actor.suggestAddresses--> failed",
      "loading --xstate.done.actor.suggestAddresses--> ready",
      "loading --xstate.error.actor.suggestAddresses--> failed",
      "ready --hints.close--> closed",
      "ready --hints.move--> ready",
      "ready --hints.type--> closed",
      "ready --hints.type--> waiting",
      "waiting --hints.close--> closed",
      "waiting --hints.move--> waiting",
      "waiting --hints.type--> closed",
      "waiting --hints.type--> waiting",
      "waiting --xstate.after.pause.hints.waiting--> loading",
    ]
  `)
})
