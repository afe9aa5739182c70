import { expect, it } from "vitest"
import { pendant, ring, startOrderDialog } from "../../support/order-dialog.ts"

it("a draft that is restored into an open form brings its input, not its product", () => {
  const { actor, form, open } = startOrderDialog(() => Promise.reject(new Error("nothing is sent")))
  open(pendant)
  const draft = { userName: "Анна", idProduct: "17", link: ring.link, comment: ring.comment }
  actor.send({ type: "dialogs.hydrated", drafts: { order: draft } })
  const { comment, link } = pendant
  expect(form().getSnapshot().context.values).toMatchObject({ userName: "Анна", idProduct: "18", link, comment })
})
