// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { WishlistItem } from "../../../core/domain/favourites/wishlist.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { Heart } from "../../../view/favourites/heart.tsx"
import { DiamondScreen } from "../../../view/screens/product/diamond-screen.tsx"
import { ProductScreen } from "../../../view/screens/product/product-screen.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { jewelry } from "../../../qa/samples/jewelry.ts"
import { endFirstScript, runFirstScript } from "../../support/view/first-script.ts"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { renderIn, renderInShop } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

beforeAll(async () => {
  reportInteraction()
  runFirstScript()
  await loadIslands()
})
afterEach(cleanup)
afterAll(endFirstScript)

const stone = <Heart id={12} type={1} name="Круг, 1,02 карата" />
const ring = <Heart id={12} type={0} name="Кольцо «Полярис»" />

const living = async () => {
  const opened = openShop()
  await opened.settled()
  await opened.loadDeferred({ auth: "guest" })
  const { wishlist } = opened.features()
  if (!wishlist) throw new Error("nobody keeps the favourites")
  return { ...opened, wishlist }
}
const hearts = () => screen.getAllByRole("button").map((heart) => [heart.getAttribute("aria-label"), heart.getAttribute("aria-pressed")])

describe("a heart", () => {
  it("is rendered with its page before hydration, as likeable", () => {
    renderInShop(stone)
    expect(hearts()).toEqual([["В избранное: Круг, 1,02 карата", "false"]])
  })

  it("remembers a press before hydration: the item is then liked", async () => {
    const opened = openShop()
    await opened.settled()
    renderIn(opened.root, stone)
    fireEvent.click(screen.getByRole("button"))
    await act(() => opened.loadDeferred({ auth: "guest" }))
    expect(opened.features().wishlist?.getSnapshot().context.shown).toEqual([{ id: "12", type: 1 }])
    expect(hearts()).toEqual([["Убрать из избранного: Круг, 1,02 карата", "true"]])
  })

  it("of a user shows that it waits while offline, neither liked nor not", async () => {
    const opened = openShop({ sendWishlistWrite: () => new Promise(() => undefined) })
    await opened.settled()
    await opened.loadDeferred({ auth: "stored" })
    renderIn(opened.root, stone)
    const { network, wishlist } = opened.features()
    if (!wishlist) throw new Error("nobody keeps the favourites")
    await act(() => waitFor(wishlist, (snapshot) => snapshot.context.own !== null))
    act(() => network?.send({ type: "network.disconnected" }))
    fireEvent.click(screen.getByRole("button"))
    expect(hearts()).toEqual([["Убрать из избранного: Круг, 1,02 карата. Ждёт сети…", "true"]])
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
    act(() => network?.send({ type: "network.reconnected" }))
    expect(hearts()).toEqual([["Убрать из избранного: Круг, 1,02 карата", "true"]])
  })

  it("[WISH-010] is on only for the item in the list, not for another with the same number", async () => {
    const { root, wishlist } = await living()
    wishlist.send({ type: "wishlist.toggle", item: { id: "12", type: 1 } })
    renderIn(
      root,
      <>
        {stone}
        {ring}
      </>
    )
    expect(hearts()).toEqual([
      ["Убрать из избранного: Круг, 1,02 карата", "true"],
      ["В избранное: Кольцо «Полярис»", "false"]
    ])
  })

  it("[WISH-011] adds the item to the list on press and removes it on the next", async () => {
    const { root, wishlist } = await living()
    const liked = (): ReadonlyArray<WishlistItem> => wishlist.getSnapshot().context.shown
    renderIn(root, ring)
    fireEvent.click(screen.getByRole("button"))
    expect(liked()).toEqual([{ id: "12", type: 0 }])
    expect(hearts()).toEqual([["Убрать из избранного: Кольцо «Полярис»", "true"]])
    fireEvent.click(screen.getByRole("button"))
    expect(liked()).toEqual([])
    expect(hearts()).toEqual([["В избранное: Кольцо «Полярис»", "false"]])
  })

  it("[PDP-016] is on the pages of a piece and of a stone, and adds the shown item to the favourites", async () => {
    const { root, wishlist } = await living()
    const round = diamondOf("round")
    const like = (name: string) => fireEvent.click(screen.getByRole("button", { name: exactText(`В избранное: ${name}`) }))
    renderIn(root, <ProductScreen jewelry={jewelry} skuId={105} look={[]} recommended={[]} />)
    like(jewelry.name)
    cleanup()
    renderIn(root, <DiamondScreen diamond={round} paired={[]} />)
    like(round.name)
    expect(wishlist.getSnapshot().context.shown).toEqual([
      { id: "105", type: 0 },
      { id: String(round.id), type: 1 }
    ])
  })

  it("shows a change by another tab", async () => {
    const { root, wishlist } = await living()
    renderIn(root, stone)
    act(() => wishlist.send({ type: "wishlist.changedElsewhere", stored: { items: [{ id: "12", type: 1 }], own: null, writes: [] } }))
    expect(hearts()).toEqual([["Убрать из избранного: Круг, 1,02 карата", "true"]])
  })
})
