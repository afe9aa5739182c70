import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./passport-view.model.ts"

it("the machine passportView has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot()
})
