import { expect, it } from "vitest"
import { tableOf } from "../../support/paths/paths.ts"
import { model } from "./household.model.ts"

it("the machine household has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "beginning --dialogs.want--> beginning",
      "beginning --navigation.lost--> beginning",
      "beginning --navigation.resolved--> beginning",
      "beginning --page.shown--> beginning",
      "beginning --reference.want--> beginning",
      "beginning --shopping.want--> beginning",
      "beginning --tab.began--> living.settled",
      "living.settled --account.changed--> living.settled",
      "living.settled --account.wanted--> living.settled",
      "living.settled --auth.expired--> living.settled",
      "living.settled --auth.loggedIn--> living.settled",
      "living.settled --auth.loggedOut--> living.settled",
      "living.settled --auth.registered--> living.settled",
      "living.settled --auth.settled--> living.settled",
      "living.settled --cart.added--> living.settled",
      "living.settled --cart.refused--> living.settled",
      "living.settled --cart.removed--> living.settled",
      "living.settled --cart.waited--> living.settled",
      "living.settled --catalogue.chosen--> living.settled",
      "living.settled --checkout.left--> living.settled",
      "living.settled --checkoutGate.foundMissing--> living.settled",
      "living.settled --checkoutGate.foundNothing--> living.settled",
      "living.settled --checkoutGate.metGuest--> living.settled",
      "living.settled --checkoutGate.opened--> living.settled",
      "living.settled --dialogs.formDone--> living.settled",
      "living.settled --dialogs.unasked--> living.settled",
      "living.settled --dialogs.want--> living.settled",
      "living.settled --gate.turnedAway--> living.settled",
      "living.settled --navigation.lost--> living.settled",
      "living.settled --navigation.resolved--> living.settled",
      "living.settled --network.turned--> living.settled",
      "living.settled --page.shown--> living.settled",
      "living.settled --papers.changed--> living.settled",
      "living.settled --reference.want--> living.settled",
      "living.settled --session.moved--> living.settled",
      "living.settled --shopping.want--> living.settled",
      "living.settled --toasts.undone--> living.settled",
      "living.settled --tooltip.asked--> living.settled",
      "living.settled --wishlist.refused--> living.settled",
      "living.settled --wishlist.waited--> living.settled",
      "living.settled --wishlist.wasFull--> living.settled",
    ]
  `)
})
