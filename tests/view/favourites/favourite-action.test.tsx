// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { FavouriteAction } from "../../../view/favourites/favourite-action.tsx"
import { likedStone } from "../../../qa/samples/favourites.ts"
import { guestShop, renderIn, wishIn } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

const soldStone = { ...likedStone, isAvailable: false, order: { ...likedStone.order, isReady: false } }

describe("the action of a favourite", () => {
  it("[FAV-017] is an order for an unavailable item, and no add to the cart", () => {
    const shop = guestShop()
    renderIn(shop, <FavouriteAction item={soldStone} />)
    expect(screen.queryByRole("button")).toBeNull()
    fireEvent.click(screen.getByRole("link", { name: /^Под\sзаказ: Круг, 1,02 карата$/ }))
    expect(wishIn(shop)).toEqual({ key: "OrderModal", props: soldStone.order })
  })

  it("is absent for an available item until its page is hydrated", () => {
    renderIn(guestShop(), <FavouriteAction item={likedStone} />)
    expect(screen.queryByRole("button")).toBeNull()
    expect(screen.queryByRole("link")).toBeNull()
  })
})
