// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { FavouriteItem } from "../../../core/contract/favorites.ts"
import { printItems, type Wishlist } from "../../../core/domain/favourites/wishlist.ts"
import { Refused } from "../../../core/services/ports/api.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { loadDialog } from "../../../view/modal/loader.ts"
import { loadIslands } from "../../../view/islands/late-island.tsx"
import { WishlistScreen } from "../../../view/screens/wishlist-screen.tsx"
import { reportInteraction } from "../../../view/islands/first-interaction.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { likedOval, likedRing, likedStone } from "../../../qa/samples/favourites.ts"
import { renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { openRealCalls } from "../../support/server/wire.ts"

beforeAll(async () => {
  reportInteraction()
  withDialogs()
  await Promise.all([loadIslands(), loadDialog("wishlistClearConfirmation")])
})
afterEach(() => {
  cleanup()
  history.replaceState(null, "", "/")
})

/** The API lists a user's jewelry first. */
const all = [likedRing, likedStone, likedOval] as const
const listOf = (items: ReadonlyArray<FavouriteItem>): Wishlist => items.map(({ id, type }) => ({ id: String(id), type }))
const idsIn = (own: ReadonlyArray<FavouriteItem>) => ({
  diamonds: own.flatMap(({ id, type }) => (type === 1 ? [id] : [])),
  jewelries: own.flatMap(({ id, type }) => (type === 0 ? [id] : []))
})

const full = new Refused({ call: "favorites.add", requestId: null, status: 409, message: "Нет места", errors: {} })

/** The favourites page: a guest's list is stored in this browser, a user's in the shop; `left` is the browser's copy of it. */
const open = async (items: ReadonlyArray<FavouriteItem> = all, auth: "guest" | "stored" = "guest", left: Wishlist = []) => {
  let own = items
  const gone = (type: 0 | 1) => () => ((own = own.filter((item) => item.type !== type || item.id !== likedRing.id)), idsIn(own))
  const { calls, sent } = openRealCalls({
    "favorites.guest": () => ({ items: own }),
    "favorites.list": () => ({ items: own }),
    "favorites.ids": () => idsIn(own),
    "favorites.add": full,
    "favorites.clear": () => ((own = []), idsIn(own)),
    "favorites.removeDiamond": gone(1),
    "favorites.removeJewelry": gone(0)
  })
  const storage = makeDeviceStorage()
  storage.put("wishlist", { items: auth === "guest" ? listOf(items) : left, own: null, writes: [] })
  const { mergeWishlist, resolveFavourites, sendWishlistWrite } = calls
  const shop = openShop({ mergeWishlist, resolveFavourites, sendWishlistWrite }, storage.open())
  await shop.settled()
  await shop.loadDeferred({ auth })
  const show = (search: string) => {
    cleanup()
    renderIn(
      shop.root,
      <>
        <WishlistScreen search={search} shared={null} />
        <DialogHost />
      </>
    )
  }
  show("")
  return { ...shop, sent, storage, show }
}

const names = () => [...document.querySelectorAll("[data-item] h2")].map(({ textContent }) => textContent)
const titles = (...items: ReadonlyArray<FavouriteItem>) => items.map(({ title }) => title)
const cardsAre = (...items: ReadonlyArray<FavouriteItem>) => waitFor(() => expect(names()).toEqual(titles(...items)))
const linksOf = (name: string) => within(screen.getByRole("navigation", { name })).getAllByRole("link")
/** Text of a cell without what only screen readers read. */
const seenIn = (cell: Element): string =>
  [...cell.childNodes]
    .filter((part) => !(part instanceof Element && part.matches(".unseen")))
    .map(({ textContent }) => textContent?.replaceAll("\u00A0", " ") ?? "")
    .join("")
const differences = () => screen.queryByRole("link", { name: exactText("Только различия") })
const remove = (item: FavouriteItem) =>
  fireEvent.click(screen.getByRole("button", { name: exactText(`Убрать из избранного: ${item.title}`) }))

describe("the page of favourites", () => {
  it("[FAV-018] of a user is filled from the shop's list", async () => {
    const { sent } = await open(all, "stored")
    await cardsAre(...all)
    expect(sent).toEqual([["GET /favorites/ids"], ["GET /favorites/"]])
  })

  it("[FAV-019] of a guest is filled from the list of this browser, by its ids", async () => {
    const { sent } = await open()
    await cardsAre(...all)
    expect(sent).toEqual([[`GET /favorites/guest?ids=${printItems(listOf(all))}`]])
  })

  it("[FAV-001, FAV-002, FAV-003] has tabs for all, for the stones and for each present category, with counts", async () => {
    await open()
    await cardsAre(...all)
    expect(linksOf("Разделы избранного").map((tab) => tab.textContent)).toEqual(["Все 3", "Бриллианты 2", "Кольца 1"])
  })

  it("[FAV-004] shows under a tab only the items of its kind", async () => {
    const { show } = await open()
    await cardsAre(...all)
    const tabs = linksOf("Разделы избранного").map((tab) => new URL(tab.getAttribute("href") ?? "", "https://gran.test").search)
    for (const [index, shown] of [all, [likedStone, likedOval], [likedRing]].entries()) {
      show(tabs[index] ?? "")
      await cardsAre(...shown)
    }
  })

  it("compares stones at one scale, and says that jewelry has others", async () => {
    const { show } = await open()
    await cardsAre(...all)
    show("?view=compare")
    await screen.findByRole("table")
    expect(screen.getByText(exactText("Камни без оправы показаны в одном масштабе, украшения в разных"))).toBeDefined()
    show("?tab=diamonds&view=compare")
    expect(await screen.findByText(exactText("Камни показаны в одном масштабе"))).toBeDefined()
  })

  it("[FAV-005, FAV-006, FAV-007] is switched to a comparison by every attribute, and back to the grid", async () => {
    const { show } = await open([likedStone, likedRing])
    await cardsAre(likedStone, likedRing)
    const [grid, compare] = linksOf("Вид списка").map((link) => new URL(link.getAttribute("href") ?? "", "https://gran.test").search)
    show(compare ?? "")
    const table = within(await screen.findByRole("table"))
    const rows = table.getAllByRole("row").slice(3)
    expect(rows.map((row) => [...row.children].map(seenIn))).toEqual([
      ["Форма", "Круг", "–"],
      ["Металл", "–", "Белое золото"],
      ["Проба", "–", "585"],
      ["Размер", "–", "16,5"],
      ["Масса", "1,02 карата", "3,20 г"],
      ["Цвет", "E (2)", "–"],
      ["Чистота", "VS1 (4)", "–"],
      ["Огранка", "EX (А)", "–"],
      ["Полировка", "EX (А)", "–"],
      ["Симметрия", "VG (Б)", "–"],
      ["Флуоресценция", "Слабая", "–"],
      ["Площадка", "57 %", "–"],
      ["Глубина", "61,4 %", "–"],
      ["Размеры", "6,49 × 6,51 × 3,99 мм", "–"],
      ["Отношение сторон", "1,00", "–"],
      ["Сертификат", "GIA", "–"],
      ["Цена за карат", "1 263 700 ₽", "–"],
      ["Форма главного камня", "–", "Круг"],
      ["Масса главного камня", "–", "1,02 карата"],
      ["Цвет главного камня", "–", "E (2)"],
      ["Чистота главного камня", "–", "VS1 (4)"],
      ["Число вставок", "–", "1"],
      ["Масса вставок", "–", "1,02 карата"],
      ["Артикул", "10248617", "0241073-1"],
      ["Модель", "–", "0241073"]
    ])
    show(grid ?? "")
    await cardsAre(likedStone, likedRing)
    expect(screen.queryByRole("table")).toBeNull()
  })

  it("[FAV-008, FAV-009, FAV-010] offers only the differences under a tab of one kind that holds two or more", async () => {
    const { show } = await open()
    await cardsAre(...all)
    for (const [tab, isOffered] of [
      ["?view=compare", false],
      ["?tab=diamonds&view=compare", true],
      ["?tab=kolco&view=compare", false]
    ] as const) {
      show(tab)
      await screen.findByRole("table")
      expect([tab, differences() !== null]).toEqual([tab, isOffered])
    }
  })

  it("[FAV-011] hides equal attributes if only differences are requested", async () => {
    const { show } = await open([likedStone, likedOval])
    await cardsAre(likedStone, likedOval)
    const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent)
    show("?tab=diamonds&view=compare")
    await screen.findByRole("table")
    const every = rows()
    show("?tab=diamonds&view=compare&only=differences")
    await screen.findByRole("table")
    expect([every.includes("Цвет"), rows()]).toEqual([true, every.filter((name) => name !== "Цвет")])
  })

  it("[FAV-012, FAV-013] removes a single item, and requests the remaining list", async () => {
    const { sent } = await open()
    await cardsAre(...all)
    sent.length = 0
    remove(likedRing)
    await cardsAre(likedStone, likedOval)
    await waitFor(() => expect(sent).toEqual([[`GET /favorites/guest?ids=${printItems(listOf([likedStone, likedOval]))}`]]))
    remove(likedOval)
    await cardsAre(likedStone)
  })

  it("[FAV-014, FAV-015, FAV-016] is cleared only after confirmation, for a user in the shop too", async () => {
    for (const auth of ["guest", "stored"] as const) {
      const { features, recorded, sent, storage } = await open(all, auth, [{ id: "99", type: 1 }])
      await cardsAre(...all)
      expect(storage.read("wishlist")).not.toMatchObject({ items: [] })
      sent.length = 0
      const ask = async () => {
        fireEvent.click(screen.getByRole("button", { name: "Очистить" }))
        expect(features().dialogs?.getSnapshot().context.active?.key).toBe("wishlistClearConfirmation")
        return within(await screen.findByRole("dialog", { name: exactText("Очистить избранное?") }))
      }
      fireEvent.click((await ask()).getByRole("button", { name: "Отмена" }))
      act(() => recorded.clock.increment(300))
      expect([names().length, sent]).toEqual([3, []])
      fireEvent.click((await ask()).getByRole("button", { name: "Очистить" }))
      await screen.findByRole("heading", { level: 1, name: exactText("В избранном пока ничего нет") })
      await waitFor(() => expect(storage.read("wishlist")).toMatchObject({ items: [], writes: [] }))
      expect(sent).toEqual(auth === "guest" ? [] : [["DELETE /favorites/"]])
      cleanup()
    }
  })

  it("[FAV-017, FAV-021] marks an unavailable item, and offers an order instead of the cart", async () => {
    const { features } = await open([likedRing])
    await cardsAre(likedRing)
    expect(screen.getByText("Нет в наличии")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /В\sкорзину/ })).toBeNull()
    fireEvent.click(screen.getByRole("link", { name: exactText(`Под заказ: ${likedRing.title}`) }))
    await waitFor(() => expect(features().dialogs?.getSnapshot().context.active).toEqual({ key: "OrderModal", props: likedRing.order }))
  })

  it("[FAV-020] shows that it is empty, and links to the jewelry", async () => {
    await open([])
    await screen.findByRole("heading", { level: 1, name: exactText("В избранном пока ничего нет") })
    expect(screen.getByRole("link", { name: exactText("Смотреть украшения") }).getAttribute("href")).toBe("/jewelry/")
  })
})
