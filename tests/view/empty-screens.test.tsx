// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { WishlistScreen } from "../../view/screens/wishlist-screen.tsx"
import { spoken } from "../support/spoken.ts"

afterEach(cleanup)

describe("a page with nothing on it yet", () => {
  it.each([["favourites", <WishlistScreen key="wishlist" />, "В избранном пока ничего нет", "Выбрать бриллиант", "/diamonds"]])(
    "%s says so and leads on",
    (_, page, title, action, href) => {
      render(page)
      expect(screen.getByRole("heading", { level: 1, name: spoken(title) })).toBeTruthy()
      expect(screen.getByRole("link", { name: spoken(action) }).getAttribute("href")).toBe(href)
    }
  )
})
