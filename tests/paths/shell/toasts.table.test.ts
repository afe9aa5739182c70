import { expect, it } from "vitest"
import { tableOf } from "../../../qa/paths/paths.ts"
import { model } from "./toasts.model.ts"

it("the machine toasts has these transitions", () => {
  expect(tableOf(model.world)).toMatchInlineSnapshot(`
    [
      "empty --network.turned--> empty",
      "empty --toasts.show--> shown.counting",
      "shown.counting --network.turned--> shown.counting",
      "shown.counting --toasts.close--> empty",
      "shown.counting --toasts.close--> shown.counting",
      "shown.counting --toasts.expire.0--> empty",
      "shown.counting --toasts.expire.0--> shown.counting",
      "shown.counting --toasts.expire.1--> empty",
      "shown.counting --toasts.expire.1--> shown.counting",
      "shown.counting --toasts.expire.2--> empty",
      "shown.counting --toasts.expire.2--> shown.counting",
      "shown.counting --toasts.pause--> shown.held",
      "shown.counting --toasts.show--> shown.counting",
      "shown.counting --toasts.undo--> empty",
      "shown.counting --toasts.undo--> shown.counting",
      "shown.held --network.turned--> shown.held",
      "shown.held --toasts.close--> empty",
      "shown.held --toasts.close--> shown.held",
      "shown.held --toasts.resume--> shown.counting",
      "shown.held --toasts.show--> shown.held",
      "shown.held --toasts.undo--> empty",
      "shown.held --toasts.undo--> shown.held",
    ]
  `)
})
