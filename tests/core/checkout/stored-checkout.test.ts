import { expect, test } from "vitest"
import { storeCheckoutDraft, readCheckoutDraft } from "../../../core/services/checkout/checkout-draft.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const stored = { user: 7, values: { name: "Анна" }, sent: { key: "tab-one-0", total: 100 } }

test("only the owner finds the stored checkout in another tab, and each user gets another key prefix", () => {
  const [one, other] = twoTabs().tabs
  one.run(storeCheckoutDraft({ type: "draft.save", stored }))
  const [own, foreign] = [other.run(readCheckoutDraft({ user: 7 })), other.run(readCheckoutDraft({ user: 8 }))]
  expect([own.stored, foreign.stored]).toEqual([stored, null])
  for (const { keyPrefix } of [own, foreign]) expect(keyPrefix).toMatch(/^[\w-]{8,100}$/)
})

test("a cleared draft of the checkout is stored for no user", () => {
  const { storage, tabs } = twoTabs()
  const [one] = tabs
  one.run(storeCheckoutDraft({ type: "draft.save", stored }))
  one.run(storeCheckoutDraft({ type: "draft.clear" }))
  expect([storage.read("checkout"), one.run(readCheckoutDraft({ user: 7 })).stored]).toEqual([null, null])
})
