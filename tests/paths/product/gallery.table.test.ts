import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./gallery.model.ts"

it("the machine gallery has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "bare --gallery.hang--> hung",
      "bare --gallery.takeDown--> bare",
      "hung --gallery.hang--> hung",
      "hung --gallery.open--> open.whole",
      "hung --gallery.takeDown--> bare",
      "open.near --gallery.back--> hung",
      "open.near --gallery.close--> hung",
      "open.near --gallery.hang--> hung",
      "open.near --gallery.lay--> open.near",
      "open.near --gallery.lay--> open.whole",
      "open.near --gallery.move--> open.near",
      "open.near --gallery.step--> open.whole",
      "open.near --gallery.switch--> open.turning",
      "open.near --gallery.takeDown--> bare",
      "open.near --gallery.zoom--> open.near",
      "open.near --gallery.zoom--> open.whole",
      "open.turning --gallery.back--> hung",
      "open.turning --gallery.close--> hung",
      "open.turning --gallery.hang--> hung",
      "open.turning --gallery.step--> open.whole",
      "open.turning --gallery.switch--> open.whole",
      "open.turning --gallery.takeDown--> bare",
      "open.turning --gallery.turn--> open.turning",
      "open.whole --gallery.back--> hung",
      "open.whole --gallery.close--> hung",
      "open.whole --gallery.hang--> hung",
      "open.whole --gallery.lay--> open.near",
      "open.whole --gallery.lay--> open.whole",
      "open.whole --gallery.step--> open.whole",
      "open.whole --gallery.switch--> open.turning",
      "open.whole --gallery.takeDown--> bare",
      "open.whole --gallery.zoom--> open.near",
    ]
  `)
})
