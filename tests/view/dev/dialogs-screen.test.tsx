// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { dialogExamples } from "../../../view/dev/examples.ts"
import { DialogsScreen } from "../../../view/screens/dev/dialogs-screen.tsx"
import { guestShop, renderIn, renderInShop, wishIn } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

describe("the atlas of dialogs", () => {
  it("lists every key", () => {
    renderInShop(<DialogsScreen open={null} />)
    expect(screen.getAllByRole("listitem")).toHaveLength(54)
  })

  it.each(dialogKeys)("opens %s with its example", (key) => {
    const shop = guestShop("/dev/dialogs")
    renderIn(shop, <DialogsScreen open={null} />)
    fireEvent.click(screen.getByRole("button", { name: `Открыть ${key}` }))
    expect(wishIn(shop)).toEqual(dialogExamples.find((example) => example.key === key))
  })

  it("opens the dialog of its address once the page is hydrated", () => {
    const shop = guestShop("/dev/dialogs")
    renderIn(shop, <DialogsScreen open="contactUs" />)
    expect(screen.getByRole("link", { name: /открыть contactUs$/ }).getAttribute("href")).toBe("/dev/dialogs?open=contactUs")
    return expect.poll(() => wishIn(shop)).toEqual({ key: "contactUs", props: {} })
  })
})
