import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./network.model.ts"

it("the machine network has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "back --network.disconnected--> gone",
      "back --xstate.after.moment.network.back--> there",
      "gone --network.reconnected--> back",
      "there --network.disconnected--> gone",
    ]
  `)
})
