import { expect, it } from "vitest"
import { tableOfRegions } from "../../support/paths/paths.ts"
import { model } from "./favourites.model.ts"

it("the machine favourites has these transitions", () => {
  expect(tableOfRegions(model.world)).toMatchInlineSnapshot(`
    [
      "* --favourites.look--> keeps asked",
      "link.copied --favourites.copy--> link.copying",
      "link.copied --xstate.after.brief.favourites.link.copied--> link.resting",
      "link.copying --xstate.done.actor.copy--> link.copied",
      "link.copying --xstate.done.actor.copy--> link.forbidden",
      "link.copying --xstate.error.actor.copy--> link.forbidden",
      "link.forbidden --favourites.copy--> link.copying",
      "link.resting --favourites.copy--> link.copying",
      "list.idle --favourites.look--> list.resolving",
      "list.missed --favourites.look--> list.resolving",
      "list.missed --favourites.retry--> list.resolving",
      "list.missed --favourites.wake--> list.resolving",
      "list.resolving --xstate.done.actor.resolve--> list.missed",
      "list.resolving --xstate.done.actor.resolve--> list.shown",
      "list.resolving --xstate.error.actor.resolve--> list.missed",
      "list.shown --favourites.look--> list.resolving",
    ]
  `)
})
