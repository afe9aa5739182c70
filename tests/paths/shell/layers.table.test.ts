import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./layers.model.ts"

it("the machine layers has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "none --layers.opened--> some",
      "some --layers.back--> none",
      "some --layers.back--> some",
      "some --layers.closed--> none",
      "some --layers.closed--> some",
      "some --layers.opened--> some",
      "some --navigation.lost--> none",
      "some --navigation.resolved--> none",
    ]
  `)
})
