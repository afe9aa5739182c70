// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { pushesOf } from "../../../core/domain/marketing/pushes.ts"
import { summaryOf } from "../../../core/services/cart/cart.ts"
import { pageFacts } from "../../../core/services/content/page-facts.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { CartScreen } from "../../../view/screens/cart-screen.tsx"
import { DiamondScreen } from "../../../view/screens/product/diamond-screen.tsx"
import { ProductScreen } from "../../../view/screens/product/product-screen.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { cartOf, cartRing, cartStone } from "../../support/samples/cart.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { renderIn, renderInShop } from "../../support/view/in-shop.tsx"
import { jewelry, jewelryCards } from "../../../qa/samples/jewelry.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { waitFor } from "../../support/wait-for.ts"

afterEach(cleanup)
beforeAll(async () => {
  reportInteraction()
  await loadIslands()
})

const stone = diamondOf("round")
const cart = cartOf({ jewelries: [cartRing], diamond: [cartStone], totalAmountWithoutEngraving: 2_257_400, totalAmount: 2_257_400 })

/** Sums on the page: numbers in thousands, with the following character. */
const sums = () => (document.body.textContent ?? "").match(/\d{1,3}(?:\s\d{3})+(?!\s?\d)\s?\S?/g) ?? []
const seeRoubles = () => {
  expect(sums().length).toBeGreaterThan(0)
  expect(sums().filter((sum) => !sum.endsWith("\u00A0₽"))).toEqual([])
}

it("[GEN-002] the prices of a page, the total of a cart and the reported purchase are in roubles", async () => {
  renderInShop(<ProductScreen jewelry={jewelry} skuId={null} look={jewelryCards} recommended={jewelryCards} />)
  seeRoubles()
  cleanup()
  renderInShop(<DiamondScreen diamond={stone} paired={[]} />)
  seeRoubles()
  cleanup()

  const shop = openShop({ loadCart: () => Promise.resolve(succeeded({ short: summaryOf(cart), full: cart })) })
  await shop.settled()
  renderIn(shop.root, <CartScreen />)
  await act(() => shop.loadDeferred())
  const { cart: actor } = shop.features()
  if (!actor) throw new Error("there is no cart")
  act(() => actor.send({ type: "page.shown", screen: "cart", header: "default" }))
  expect((await screen.findByText(exactText("Итого"), { selector: "dt" })).nextElementSibling?.textContent).toMatch(
    exactText("2 257 400 ₽")
  )
  seeRoubles()

  const facts = [{ "catalog.product": jewelry }, { "catalog.diamond": stone }].flatMap((data) => pageFacts("/", data, "https://gran.test"))
  const offers = facts.flatMap((fact) => ("offers" in fact ? [fact.offers] : []))
  expect(offers).toMatchObject([{ priceCurrency: "RUB" }, { priceCurrency: "RUB" }])
  const bought = { id: "1-7", name: "Бриллиант", price: 968_400, collection: null, category: "diamond", quantity: 1 }
  const pushes = pushesOf({ type: "order.placed", number: "100001", products: [bought], total: 968_400 })
  expect(pushes.map(({ ecommerce, event }) => [event, ecommerce])).toMatchObject([
    ["purchase", { currency: "RUB" }],
    ["purchase", { currency: "RUB" }]
  ])
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
})
