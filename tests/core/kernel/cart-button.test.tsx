// @vitest-environment jsdom
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { CartButton } from "../../support/kernel/small-shop/cart-button.tsx"
import { shop } from "../../support/kernel/small-shop/shop.ts"

it("adds an item pressed before the cart's code had loaded", async () => {
  const actor = createActor(shop.machine).start()
  render(<CartButton id="1-7" shop={actor} />)
  const button = screen.getByRole("button")
  button.click()
  button.click()
  expect(button.textContent).toBe("add (0)")
  expect(await screen.findByText("add (2)")).toBe(button)
})
