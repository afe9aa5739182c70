import { expect, test } from "vitest"
import { dropDraft, storeDrafts, makeDraftsWriter, reportProfileDraft, withDrafts } from "../../../core/services/forms/stored-drafts.ts"
import { twoTabs } from "../../support/two-tabs.ts"

const typed = { drafts: { order: { userName: "Анна" }, profile: { surname: "Петрова", user: "7" } }, owner: 7 }

test("the dialogs receive each user's drafts once, and nothing if there are none", () => {
  const { tabs } = twoTabs()
  const [one, other] = tabs
  one.run(storeDrafts(typed))
  const seen: Array<unknown> = []
  const write = makeDraftsWriter()
  for (const owner of [null, 7, 7, 8]) other.run(write({ type: "drafts.load", owner }, (event) => void seen.push(event)))
  expect(seen).toEqual([{ type: "dialogs.hydrated", drafts: typed.drafts }])
})

test("changed values are stored for the full time again, and unchanged ones preserve their age", () => {
  const order = (userName: string, phone: string, owner = 7) => ({ drafts: { order: { userName, phone } }, owner })
  const ages = (...each: ReadonlyArray<ReturnType<typeof order>>) =>
    Object.values(each.reduce<ReturnType<typeof withDrafts>>((stored, now, minute) => withDrafts(stored, now, minute), null) ?? {}).map(
      ({ at }) => at
    )
  expect(ages(order("Анна", "1"), order("Анна", "1"))).toEqual([0])
  expect(ages(order("Анна", "1"), order("Анна", "2"))).toEqual([1])
  expect(ages(order("Анна", "1"), order("Анна", "1", 8))).toEqual([1])
})

test("a rejected form is dropped, and the others remain", () => {
  const { storage, tabs } = twoTabs()
  const [one] = tabs
  one.run(storeDrafts(typed))
  one.run(makeDraftsWriter()({ type: "drafts.drop", form: "order" }, () => undefined))
  expect(Object.keys(Object(storage.read("drafts")))).toEqual(["profile"])
  one.run(dropDraft({}))
  expect(storage.read("drafts")).toBeNull()
})

test("the profile receives its changes, stored with their owner", () => {
  const { tabs } = twoTabs()
  const [one, other] = tabs
  one.run(storeDrafts(typed))
  const seen: Array<unknown> = []
  const stop = other.start(reportProfileDraft((event) => void seen.push(event)))
  expect(seen).toEqual([{ type: "account.hydrated", draft: typed.drafts.profile }])
  stop()
})
