// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { ShownReviews } from "../../../core/domain/reviews/review-schema.ts"
import { Reviews } from "../../../view/reviews/reviews.tsx"

afterEach(cleanup)

const first = { id: 9001, stars: 4, signature: "Анна К.", reviewBody: "Сидит как влитое", writtenOn: "2026-11-24" }
const shown: ShownReviews = {
  ...{ average: 4.3, count: 12, page: 2, pages: 3 },
  items: [
    {
      ...first,
      shopAnswer: "Спасибо!",
      isReturned: false,
      photographs: [{ whole: "/review-photos/1.webp", square: "/review-photos/1-square.webp", width: 1600, height: 1200 }]
    },
    { ...first, id: 9000, signature: "Покупатель", shopAnswer: null, isReturned: true, photographs: [] }
  ]
}
const draw = (reviews: ShownReviews) =>
  render(<Reviews className="" reviews={reviews} name="Кольцо «Полярис»" path="/jewelry/rings/1234567/" />)

describe("the reviews of a piece", () => {
  it("show average and number, each with its stars, day and photographs", () => {
    draw(shown)
    const list = screen.getByRole("region", { name: "Отзывы покупателей" })
    expect(within(list).getByRole("img", { name: "Оценка 4,3 из 5" })).toBeDefined()
    expect(list.textContent).toContain("12\u00a0отзывов")
    expect(within(list).getAllByRole("img", { name: "Оценка 4 из 5" })).toHaveLength(2)
    expect(
      within(list)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent)
    ).toEqual(["Анна К.", "Покупатель"])
    const photo = within(list).getByRole("img", { name: "Кольцо «Полярис»: фото 1 покупателя Анна К." })
    expect([photo.getAttribute("src"), photo.closest("a")?.getAttribute("href")]).toEqual([
      "/review-photos/1-square.webp",
      "/review-photos/1.webp"
    ])
    expect(list.textContent).toContain("Спасибо!")
    expect(list.textContent?.match(/Проверенная покупка(?:, украшение вернули)?/g)).toEqual([
      "Проверенная покупка",
      "Проверенная покупка, украшение вернули"
    ])
  })

  it("link to the neighbour pages without scripts", () => {
    draw(shown)
    const links = within(screen.getByRole("navigation", { name: "Страницы отзывов" })).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Новее", "/jewelry/rings/1234567/#reviews"],
      ["Раньше", "/jewelry/rings/1234567/?reviews=3#reviews"]
    ])
    fireEvent.click(screen.getByRole("link", { name: "Раньше" }))
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Отзывы покупателей" }))
    cleanup()
    draw({ ...shown, page: 1, pages: 1 })
    expect(screen.queryByRole("navigation")).toBeNull()
  })

  it("are absent without any review", () => {
    const { container } = draw({ average: 0, count: 0, page: 1, pages: 1, items: [] })
    expect(container.innerHTML).toBe("")
  })
})
