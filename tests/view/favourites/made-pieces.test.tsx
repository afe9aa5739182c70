// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Ids } from "../../../core/services/ports/identity.ts"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { WishlistScreen } from "../../../view/screens/wishlist-screen.tsx"
import { card } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { readyPiece } from "../../support/samples/ready-piece.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { openRealCalls } from "../../support/server/wire.ts"
import { renderIn } from "../../support/view/in-shop.tsx"

beforeAll(async () => {
  reportInteraction()
  await loadIslands()
})
afterEach(cleanup)

const whole = { skuId: 3, diamondId: 7 }
const taken = { skuId: 3, diamondId: 8 }

/** The user's order of the second ring. */
const ordered = { ...card, id: 41, items: card.items.slice(0, 1).map((item) => ({ ...item, id: "2-3-8" })) }

/** The favourites page in a browser with two assembled rings, one of which has a stone sold: to another shopper, or to this one. */
const open = async (ids: Partial<Ids> = {}) => {
  const answers = [readyPiece, { ...readyPiece, id: "2-3-8", isAvailable: false }].values()
  const { calls } = openRealCalls({ "custom.ready": () => answers.next().value ?? readyPiece, "orders.list": { items: [ordered] } }, ids)
  const storage = makeDeviceStorage()
  storage.put("variants", [whole, taken])
  const shop = openShop({ loadVariants: calls.loadVariants }, storage.open())
  await shop.settled()
  await shop.loadDeferred({ auth: "guest" })
  shop.root.getSnapshot().children.customPiece?.send({ type: "page.shown", screen: "wishlist", header: "default" })
  renderIn(shop.root, <WishlistScreen search="" shared={null} />)
  return { ...shop, storage, made: await screen.findByRole("region", { name: exactText("Созданные украшения") }) }
}

it("lists assembled pieces below the favourites, each with its price and link", async () => {
  const { made } = await open()
  const [free, gone] = within(made).getAllByRole("listitem")
  expect(free?.textContent).toMatch(/1\s325\s200/)
  expect(free?.querySelector("h3 a")?.getAttribute("href")).toMatch(/ready-product\/\?skuId=3&diamondId=7$/)
  expect(gone?.textContent).toMatch(/Камень\sуже\sзанят/)
  expect(gone?.querySelector("a.button")?.getAttribute("href")).toMatch(/ready-product\/\?skuId=3&diamondId=8$/)
})

it("says of a piece that the user has ordered it, and links to the order", async () => {
  const { made } = await open({ token: "token-1" })
  const [, own] = within(made).getAllByRole("listitem")
  expect(own?.textContent).toMatch(/Вы\sзаказали\sэто\sизделие/)
  expect(own?.textContent).not.toMatch(/занят|заменить/)
  expect(own?.querySelector("a.button")?.getAttribute("href")).toBe("/personal/order-history/41/")
})

it("removes a piece on press, also from this browser", async () => {
  const { made, storage } = await open()
  fireEvent.click(within(made).getAllByRole("button", { name: /^Убрать/ })[1] ?? made)
  expect(within(made).getAllByRole("listitem")).toHaveLength(1)
  await expect.poll(() => storage.read("variants")).toEqual([whole])
})
