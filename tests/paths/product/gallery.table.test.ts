import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./gallery.model.ts"

it("the machine gallery has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "bare --gallery.clear--> bare",
      "bare --gallery.setFrames--> hung",
      "hung --gallery.clear--> bare",
      "hung --gallery.open--> open.whole",
      "hung --gallery.setFrames--> hung",
      "open.near --gallery.back--> hung",
      "open.near --gallery.clear--> bare",
      "open.near --gallery.close--> hung",
      "open.near --gallery.move--> open.near",
      "open.near --gallery.setFrames--> hung",
      "open.near --gallery.setView--> open.near",
      "open.near --gallery.setView--> open.whole",
      "open.near --gallery.step--> open.whole",
      "open.near --gallery.toggleTurning--> open.turning",
      "open.near --gallery.zoom--> open.near",
      "open.near --gallery.zoom--> open.whole",
      "open.turning --gallery.back--> hung",
      "open.turning --gallery.clear--> bare",
      "open.turning --gallery.close--> hung",
      "open.turning --gallery.setFrames--> hung",
      "open.turning --gallery.step--> open.whole",
      "open.turning --gallery.toggleTurning--> open.whole",
      "open.turning --gallery.turn--> open.turning",
      "open.whole --gallery.back--> hung",
      "open.whole --gallery.clear--> bare",
      "open.whole --gallery.close--> hung",
      "open.whole --gallery.setFrames--> hung",
      "open.whole --gallery.setView--> open.near",
      "open.whole --gallery.setView--> open.whole",
      "open.whole --gallery.step--> open.whole",
      "open.whole --gallery.toggleTurning--> open.turning",
      "open.whole --gallery.zoom--> open.near",
    ]
  `)
})
