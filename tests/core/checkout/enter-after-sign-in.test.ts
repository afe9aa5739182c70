import { describe, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { cartOf, cartRing } from "../../support/samples/cart.ts"
import { startLiveShop } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

const full = cartOf({ jewelries: [cartRing], totalCount: 1 })

/** A guest who has pressed «Перейти к оформлению» in the cart and sees the login. */
const askedToSignIn = async () => {
  const shop = await startLiveShop({ loadCart: () => Promise.resolve(succeeded({ short: summaryOf(full), full })) })
  await shop.go("/cart")
  shop.send("checkoutGate", { type: "checkout.enter" })
  await waitFor(shop.dialogs, (snapshot) => snapshot.matches("open"))
  return { ...shop, at: () => shop.navigation().getSnapshot().context.place.path }
}

const fillIn = async (shop: Awaited<ReturnType<typeof askedToSignIn>>, name: "login" | "registration") => {
  const form = await shop.form(name)
  for (const [field, value] of Object.entries({ name: "Анна", email: "anna@example.ru", phone: "+79210000000", isAcceptedPrivacy: true }))
    form.send({ type: "form.change", field, value })
  form.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
  form.send({ type: "form.submit" })
  await shop.settled()
}

describe("a guest on the way to the checkout", () => {
  it.each(["login", "registration"] as const)("continues automatically after the %s, which itself does not navigate", async (name) => {
    const shop = await askedToSignIn()
    expect([shop.at(), shop.active()]).toEqual(["/cart", { key: "login", props: { toCheckout: true } }])
    if (name === "registration") shop.open("registration", { toCheckout: true })
    await fillIn(shop, name)
    await waitFor(shop.navigation(), ({ context }) => context.place.path === "/cart/checkout")
  })

  it("does not continue after a later login if the form was closed", async () => {
    const shop = await askedToSignIn()
    shop.dialogs.send({ type: "dialogs.close" })
    await shop.logIn()
    await shop.settled()
    expect(shop.at()).toBe("/cart")
  })
})
