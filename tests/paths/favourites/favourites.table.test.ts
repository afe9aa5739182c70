import { expect, it } from "vitest"
import { tableOfRegions } from "../../../qa/paths/paths.ts"
import { model } from "./favourites.model.ts"

it("the machine favourites has these transitions", () => {
  expect(tableOfRegions(model.world)).toMatchInlineSnapshot(`
    [
      "* --favourites.show--> keeps asked",
      "link.copied --favourites.copy--> link.copying",
      "link.copied --xstate.after.brief.favourites.link.copied--> link.resting",
      "link.copying --xstate.done.actor.copy--> link.copied",
      "link.copying --xstate.done.actor.copy--> link.forbidden",
      "link.copying --xstate.error.actor.copy--> link.forbidden",
      "link.forbidden --favourites.copy--> link.copying",
      "link.resting --favourites.copy--> link.copying",
      "list.failed --favourites.reconnected--> list.loading",
      "list.failed --favourites.retry--> list.loading",
      "list.failed --favourites.show--> list.loading",
      "list.idle --favourites.show--> list.loading",
      "list.loading --xstate.done.actor.resolve--> list.failed",
      "list.loading --xstate.done.actor.resolve--> list.ready",
      "list.loading --xstate.error.actor.resolve--> list.failed",
      "list.ready --favourites.show--> list.loading",
    ]
  `)
})
