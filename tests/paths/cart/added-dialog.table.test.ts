import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./added-dialog.model.ts"

it("the machine addedDialog has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "awaiting --addedDialog.await--> awaiting",
      "awaiting --cart.added--> resting",
      "awaiting --dialogs.opened--> resting",
      "awaiting --navigation.lost--> resting",
      "awaiting --navigation.resolved--> resting",
      "resting --addedDialog.await--> awaiting",
    ]
  `)
})
