import { publicClientKey } from "../../../server/platform/environment.ts"
import { always } from "../../support/rings.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { categories } from "../../../core/domain/product/jewelry.ts"
import { wishlistTypes } from "../../../core/domain/favourites/wishlist.ts"
import { WishlistPage } from "../../../qa/pages/wishlist-page.ts"
import { registerUser } from "../../../qa/server/account.ts"
import { piecesOf } from "../support/pieces.ts"
import { shiftOf, watchShifts, withoutFonts } from "../support/shifts.ts"
import { expect, test } from "../support/test.ts"

test(
  "[RT-085, WISH-001, WISH-007] a guest likes in two tabs, removes and clears",
  always,
  async ({ context, diamonds, page, wishlist }) => {
    const writes: Array<string> = []
    context.on("request", (request) => {
      if (request.url().includes("/favorites/") && request.method() !== "GET") writes.push(request.url())
    })
    await diamonds.openPage(1)
    await diamonds.interact()
    const names = [await wishlist.like(0), await wishlist.like(1)]
    const other = new WishlistPage(await context.newPage())
    await other.open("/jewelry/")
    await other.interact()
    await expect(other.hearts().first()).toBeVisible()
    const second = await other.like(1)
    await wishlist.seeCount(3)
    await wishlist.openFavourites()
    await wishlist.seeItems([...names, second])
    await other.hearts().nth(1).click()
    await wishlist.seeItems(names)
    await wishlist.reload()
    await wishlist.seeItems(names)
    await wishlist.seeCount(2)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("gran.wishlist") ?? "{}").items)).toHaveLength(2)
    expect(writes).toEqual([])

    await wishlist.hearts().first().focus()
    await page.keyboard.press("Enter")
    await wishlist.seeItems(names.slice(1))
    await expect(wishlist.hearts().first()).toBeFocused()
    await wishlist.clear()
    const dialog = page.getByRole("dialog", { name: "Очистить избранное?" })
    await dialog.getByRole("button", { name: "Отмена" }).click()
    await expect(dialog).toBeHidden()
    await wishlist.seeItems(names.slice(1))
    await wishlist.clear()
    await dialog.getByRole("button", { name: "Очистить" }).click()
    await wishlist.seeEmpty()
    expect(await violationSummary(page)).toEqual([])
  }
)

test("favourites replace their skeleton without a layout shift, at 390, 1100 and 1440 px", async ({ diamonds, page, wishlist }) => {
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1), await wishlist.like(2)]
  await page.addInitScript(watchShifts)
  for (const width of [390, 1100, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await wishlist.openFavourites()
      await wishlist.seeItems(names)
      expect(await shiftOf(page)).toBeLessThan(0.005)
    })
  }
})

test("at 1440 px the tabs of all categories are visible, and the prices of a row are level", async ({ page, request, wishlist }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const pieces = await Promise.all(categories.map((category) => piecesOf(request, category)))
  const ids = pieces.flatMap((cards) => cards.slice(0, 4).map(({ id }) => `${wishlistTypes.jewelry}-${id}`))
  await wishlist.openFavourites(`?ids=${ids.join(",")}`)
  const tabs = page.getByRole("navigation", { name: "Разделы избранного" })
  await expect(tabs.getByRole("link")).toHaveCount(categories.length + 2)
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  const tops = await page
    .locator("[data-item]")
    .evaluateAll((cards) =>
      cards.map((card) => ({ card: card.getBoundingClientRect().top, price: card.querySelector(".price")?.getBoundingClientRect().top }))
    )
  const heights = [...Map.groupBy(tops, ({ card }) => card).values()].map((row) => new Set(row.map(({ price }) => price)).size)
  expect(new Set(heights)).toEqual(new Set([1]))
})

test("pages of the device's data that turn out to be empty do not shift, at 390 and 1440 px", async ({ page }) => {
  await page.addInitScript(watchShifts)
  await withoutFonts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [address, heading] of [
      ["/wishlist", /^В\sизбранном пока ничего нет$/],
      ["/cart", /^Корзина\sпуста$/]
    ] as const) {
      await test.step(`${address}, ${width} px`, async () => {
        await page.goto(address)
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
        expect(await shiftOf(page)).toBeLessThan(0.005)
      })
    }
  }
})

test("logging in merges the guest's favourites into the account once, and a heart pressed offline is sent when the network is back", async ({
  account,
  context,
  diamonds,
  page,
  request,
  wishlist
}) => {
  const { email, password, token } = await registerUser(request)
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1)]
  const own = await page.evaluate(() => {
    const stored: { readonly items: ReadonlyArray<{ readonly id: string }> } = JSON.parse(localStorage.getItem("gran.wishlist") ?? "{}")
    return stored.items[0]?.id ?? ""
  })
  await request.post("/api/v2/favorites/", { headers, data: { skuId: Number(own), isDiamond: true } })
  const stored = async () => {
    const answer = await request.get("/api/v2/favorites/ids", { headers })
    const { data }: { readonly data: Readonly<Record<"diamonds" | "jewelries", ReadonlyArray<number>>> } = await answer.json()
    return data.diamonds.length + data.jewelries.length
  }
  await account.openLogin()
  await account.signIn(email, password)
  await account.see("Вход")
  await account.close()
  await wishlist.seeCount(2)
  await expect.poll(stored, { timeout: 20_000 }).toBe(2)
  await wishlist.openFavourites()
  await wishlist.seeItems(names)
  await wishlist.reload()
  await wishlist.seeItems(names)

  await diamonds.openPage(3)
  await diamonds.interact()
  await wishlist.seeCount(2)
  await wishlist.seeAlivePart(wishlist.hearts().first())
  await context.setOffline(true)
  const last = await wishlist.like(0)
  await wishlist.like(1)
  await wishlist.hearts().nth(1).click()
  await wishlist.seeCount(3)
  await context.setOffline(false)
  await expect.poll(stored, { timeout: 20_000 }).toBe(3)
  await wishlist.openFavourites()
  await wishlist.seeItems([...names, last])
})

test("[FAV-006, FAV-011, GEN-010] stones are compared, their differences alone too, by keyboard and by the address", async ({
  diamonds,
  page,
  wishlist
}) => {
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1)]
  await wishlist.openFavourites()
  await wishlist.seeItems(names)
  await expect(wishlist.tabs()).toHaveText([/^Все 2$/, /^Бриллианты 2$/])
  await wishlist.display("Сравнение").press("Enter")
  await wishlist.seeAddress("/wishlist/?view=compare")
  await wishlist.seeSettled()
  await wishlist.seeItems(names)
  const differences = page.getByRole("main").getByRole("link", { name: /^Только\sразличия$/ })
  await expect(differences).toHaveCount(0)
  await wishlist.tabs().nth(1).press("Enter")
  await wishlist.seeAddress("/wishlist/?tab=diamonds&view=compare")
  await wishlist.seeSettled()
  const all = await wishlist.rows().count()
  const alike = await page.locator('tr[data-same="true"]').count()
  expect(alike).toBeGreaterThan(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const table = page.getByRole("region", { name: "Сравнение" })
  expect(await table.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth), "two stones fit beside each other").toBe(0)
  expect(await table.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight), "they scroll with the page").toBe(0)
  await wishlist.rows().last().scrollIntoViewIfNeeded()
  await expect(table.getByRole("columnheader").last(), "their names stick").toBeInViewport()
  await differences.press("Enter")
  await wishlist.seeAddress("/wishlist/?tab=diamonds&view=compare&only=differences")
  await expect(page.locator('tr[data-same="true"]')).toHaveCount(0)
  expect(await wishlist.rows().count()).toBe(all - alike)
  await wishlist.reload()
  await wishlist.seeItems(names)
  await expect(differences).toHaveAttribute("aria-current", "true")
  expect(await violationSummary(page)).toEqual([])
  await wishlist.goBack()
  await wishlist.seeAddress("/wishlist/?tab=diamonds&view=compare")
})
