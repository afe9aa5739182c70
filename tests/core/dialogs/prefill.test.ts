import { expect, it } from "vitest"
import { dialogOf } from "../../../core/contract/dialogs.ts"
import { prefillItem } from "../../../core/machines/dialogs/prefill.ts"

it("the item of a dialog is filled in without the texts that somebody wrote", () => {
  const gift = { item: "3-3-50000", design: "classic", quantity: "1", isInCart: "yes", way: "email" }
  const dialog = dialogOf("cartGift", {
    ...gift,
    recipient: "Вере",
    sender: "Анна",
    words: "С днём рождения",
    email: "vera@example.ru",
    sendOn: ""
  })
  if (dialog === undefined) throw new Error("no such dialog")
  expect(prefillItem(dialog, "gift")).toEqual({ item: "3-3-50000", quantity: "1", isInCart: "yes", way: "email" })
})
