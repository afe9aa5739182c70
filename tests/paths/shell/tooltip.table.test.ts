import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./tooltip.model.ts"

it("the machine tooltip has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "closed --tooltip.point--> waiting",
      "closing --tooltip.point--> open.fresh",
      "closing --tooltip.point--> waiting",
      "closing --xstate.after.disposal.tooltip.closing--> closed",
      "open.fresh --tooltip.dismiss--> closing",
      "open.fresh --tooltip.leave--> closing",
      "open.fresh --tooltip.point--> waiting",
      "open.fresh --xstate.after.suppression.tooltip.open.fresh--> open.settled",
      "open.settled --tooltip.dismiss--> closing",
      "open.settled --tooltip.leave--> closing",
      "open.settled --tooltip.point--> waiting",
      "open.settled --tooltip.pressedOutside--> closing",
      "waiting --tooltip.dismiss--> closed",
      "waiting --tooltip.leave--> closed",
      "waiting --tooltip.point--> waiting",
      "waiting --xstate.after.delay.tooltip.waiting--> open.fresh",
    ]
  `)
})
