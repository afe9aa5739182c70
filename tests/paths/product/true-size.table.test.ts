import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./true-size.model.ts"

it("the machine trueSize has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "closed --trueSize.close--> closed",
      "closed --trueSize.open--> open.recalling",
      "open.calibrating --trueSize.adjust--> open.calibrating",
      "open.calibrating --trueSize.cancel--> open.drawn",
      "open.calibrating --trueSize.changedElsewhere--> open.calibrating",
      "open.calibrating --trueSize.choose--> open.calibrating",
      "open.calibrating --trueSize.close--> closed",
      "open.calibrating --trueSize.confirm--> open.drawn",
      "open.calibrating --trueSize.open--> open.recalling",
      "open.calibrating --trueSize.zoomed--> open.calibrating",
      "open.drawn --trueSize.calibrate--> open.calibrating",
      "open.drawn --trueSize.changedElsewhere--> open.drawn",
      "open.drawn --trueSize.choose--> open.drawn",
      "open.drawn --trueSize.close--> closed",
      "open.drawn --trueSize.open--> open.recalling",
      "open.drawn --trueSize.reset--> open.drawn",
      "open.drawn --trueSize.zoomed--> open.drawn",
      "open.recalling --trueSize.changedElsewhere--> open.recalling",
      "open.recalling --trueSize.choose--> open.recalling",
      "open.recalling --trueSize.close--> closed",
      "open.recalling --trueSize.hydrated--> open.drawn",
      "open.recalling --trueSize.open--> open.recalling",
      "open.recalling --trueSize.zoomed--> open.recalling",
    ]
  `)
})
