// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { FavouriteAction } from "../../../view/favourites/favourite-action.tsx"
import { likedStone } from "../../support/samples/favourites.ts"
import { guestShop, renderIn, wishIn } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

const soldStone = { ...likedStone, isAvailable: false, order: { ...likedStone.order, isReady: false } }

describe("what can be done with a liked thing", () => {
  it("[FAV-017] that is not there is an order of it, and no way into the cart", () => {
    const shop = guestShop()
    renderIn(shop, <FavouriteAction item={soldStone} />)
    expect(screen.queryByRole("button")).toBeNull()
    fireEvent.click(screen.getByRole("link", { name: /^Под\sзаказ: Круг, 1,02 карата$/ }))
    expect(wishIn(shop)).toEqual({ key: "OrderModal", props: soldStone.order })
  })

  it("until its page is alive is nothing for one that is there", () => {
    renderIn(guestShop(), <FavouriteAction item={likedStone} />)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.queryByRole("link")).toBeNull()
  })
})
