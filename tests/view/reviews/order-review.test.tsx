// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { OwnReview } from "../../../core/domain/reviews/review-schema.ts"
import { OrderReview } from "../../../view/orders/order-review.tsx"
import { guestShop, renderIn, wishIn } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

const draw = (review: OwnReview | null) => {
  const shop = guestShop("/personal/order-history/100001/")
  renderIn(shop, <OrderReview order={{ id: 100001 }} item={{ name: "Кольцо", position: 2, review }} />)
  return shop
}
const pressable = () => screen.queryAllByRole("button").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))
const said = () => document.querySelector("p")?.textContent?.replaceAll("\u00a0", " ")

describe("an item of an order", () => {
  it("that was received can be reviewed, and its review withdrawn", () => {
    const shop = draw({ state: "open", unpublished: null })
    expect([pressable(), said()]).toEqual([["Оставить отзыв"], undefined])
    fireEvent.click(screen.getByRole("button"))
    expect(wishIn(shop)).toEqual({ key: "review", props: { order: 100001, position: 2, name: "Кольцо" } })
    cleanup()
    const other = draw({ state: "published", unpublished: null })
    expect([pressable(), said()]).toEqual([["Удалить отзыв"], "Отзыв: опубликован"])
    fireEvent.click(screen.getByRole("button"))
    expect(wishIn(other)).toEqual({ key: "reviewRemoval", props: { order: 100001, position: 2, name: "Кольцо" } })
  })

  it("shows the state of its review", () => {
    draw({ state: "checking", unpublished: null })
    expect([pressable(), said()]).toEqual([["Удалить отзыв"], "Отзыв: на проверке"])
    cleanup()
    draw({ state: "rejected", unpublished: "В тексте номер телефона." })
    expect([pressable(), said()]).toEqual([["Написать заново", "Удалить отзыв"], "Отзыв: не опубликован. В тексте номер телефона."])
  })

  it("that cannot be reviewed has no review", () => {
    draw(null)
    expect(pressable()).toEqual([])
  })
})
