import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./gate.model.ts"

it("the machine gate has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "closed --auth.loggedIn--> open",
      "closed --auth.loggedOut--> closed",
      "closed --auth.settled--> closed",
      "closed --auth.settled--> open",
      "closed --navigation.lost--> closed",
      "closed --navigation.resolved--> closed",
      "open --auth.loggedIn--> open",
      "open --auth.loggedOut--> closed",
      "open --auth.settled--> closed",
      "open --auth.settled--> open",
      "open --navigation.lost--> open",
      "open --navigation.resolved--> open",
      "unsure --auth.loggedIn--> open",
      "unsure --auth.loggedOut--> closed",
      "unsure --auth.settled--> closed",
      "unsure --auth.settled--> open",
      "unsure --navigation.lost--> unsure",
      "unsure --navigation.resolved--> unsure",
    ]
  `)
})
