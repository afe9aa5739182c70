import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Cart } from "../../../core/domain/cart/cart-schema.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { CartScreen } from "../../../view/screens/cart-screen.tsx"
import { cartCertificate, cartCustom, cartOf, cartRing, cartStone } from "../samples/cart.ts"
import { renderIn } from "./in-shop.tsx"
import { openShop } from "../server/open-shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { waitFor } from "../wait-for.ts"

export const fullCart = cartOf({
  jewelries: [{ ...cartRing, previousPrice: 1_300_000 }],
  diamond: [{ ...cartStone, diamondName: "Аврора", certificateUrl: "/certificates/a.pdf" }],
  customJewelries: [cartCustom],
  certificates: [cartCertificate],
  totalAmountWithoutEngraving: 3_099_700,
  engravingTotalAmount: 3_500,
  totalAmount: 3_103_200,
  totalCount: 5
})

export const cutOff = failed({ _tag: "Unreachable" as const, call: "cart.full", requestId: null, timedOut: false })

/** Renders the cart page over the whole shop; `cart` is the API's answer. */
export const stage = async (cart: Cart = fullCart, answers: Partial<Calls> = {}, auth: "guest" | "stored" = "guest") => {
  const sent: Array<CartWrite> = []
  const shop = openShop({
    loadCart: () => Promise.resolve(succeeded({ short: summaryOf(cart), full: cart })),
    sendCartWrite: (write) => {
      if (write !== undefined) sent.push(write)
      return new Promise(() => undefined)
    },
    ...answers
  })
  await shop.settled()
  renderIn(shop.root, <CartScreen />)
  await act(() => shop.loadDeferred({ auth }))
  const { cart: actor } = shop.features()
  if (!actor) throw new Error("there is no cart")
  await act(() => waitFor(actor, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy")))
  act(() => actor.send({ type: "page.shown", screen: "cart", header: "default" }))
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag("busy")))
  /** Presses «Перейти к оформлению» and waits for the check that precedes the checkout. */
  const order = async () => {
    const gate = shop.features().checkoutGate
    if (!gate) throw new Error("there is no gate")
    fireEvent.click(screen.getByRole("button", { name: exactText("Перейти к оформлению") }))
    expect(gate.getSnapshot().hasTag("busy")).toBe(true)
    await act(() => waitFor(gate, (snapshot) => !snapshot.hasTag("busy")))
  }
  /** Renders the dialogs of the page and returns the open one. */
  const dialog = async () => {
    renderIn(shop.root, <DialogHost />)
    return within(await screen.findByRole("dialog"))
  }
  return { ...shop, actor, dialog, order, sent }
}

export const line = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name: exactText(name) }).closest("li")
  if (item === null) throw new Error(`no line of ${name}`)
  return within(item)
}
export const row = (name: string) =>
  screen.getByText(exactText(name), { selector: "dt" }).nextElementSibling?.textContent?.replaceAll("\u00A0", " ")
