import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./live-stone.model.ts"

it("the machine liveStone has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "failed --liveStone.choose--> placed",
      "failed --liveStone.place--> placed",
      "failed --liveStone.remove--> off",
      "failed --liveStone.start--> live.measuring",
      "live.measured --liveStone.choose--> live.measuring",
      "live.measured --liveStone.end--> placed",
      "live.measured --liveStone.fail--> failed",
      "live.measured --liveStone.place--> placed",
      "live.measured --liveStone.remove--> off",
      "live.measured --liveStone.roll--> live.measured",
      "live.measured --liveStone.setLight--> live.measured",
      "live.measured --liveStone.setView--> live.measured",
      "live.measured --liveStone.toggleSway--> live.measured",
      "live.measuring --liveStone.choose--> live.measuring",
      "live.measuring --liveStone.end--> placed",
      "live.measuring --liveStone.fail--> failed",
      "live.measuring --liveStone.place--> placed",
      "live.measuring --liveStone.remove--> off",
      "live.measuring --liveStone.roll--> live.measuring",
      "live.measuring --liveStone.setLight--> live.measuring",
      "live.measuring --liveStone.setView--> live.measuring",
      "live.measuring --liveStone.toggleSway--> live.measuring",
      "live.measuring --xstate.done.actor.measureStones--> failed",
      "live.measuring --xstate.done.actor.measureStones--> live.measured",
      "live.measuring --xstate.error.actor.measureStones--> failed",
      "off --liveStone.place--> placed",
      "off --liveStone.remove--> off",
      "placed --liveStone.choose--> placed",
      "placed --liveStone.place--> placed",
      "placed --liveStone.remove--> off",
      "placed --liveStone.start--> live.measuring",
    ]
  `)
})
