import { publicClientKey } from "../../../server/environment.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { WishlistPage } from "../pages/wishlist-page.ts"
import { registerUser } from "../support/account.ts"
import { expect, test } from "../support/test.ts"

test("[RT-085, WISH-001, WISH-007] a guest fills the favourites in two tabs, and they stay after a reload, without a call that writes", async ({
  context,
  diamonds,
  page,
  wishlist
}) => {
  const writes: Array<string> = []
  context.on("request", (request) => {
    if (request.url().includes("/favorites/") && request.method() !== "GET") writes.push(request.url())
  })
  await diamonds.openPage(1)
  await diamonds.interact()
  const first = await wishlist.like(0)
  const other = new WishlistPage(await context.newPage())
  await other.open("/jewelry/")
  await other.interact()
  await expect(other.hearts().first()).toBeVisible()
  const second = await other.like(1)
  await wishlist.seeCount(2)
  await wishlist.openFavourites()
  await wishlist.seeItems([first, second])
  await other.hearts().nth(1).click()
  await wishlist.seeItems([first])
  await wishlist.reload()
  await wishlist.seeItems([first])
  await wishlist.seeCount(1)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("gran.wishlist") ?? "{}").items)).toHaveLength(1)
  expect(writes).toEqual([])
  expect(await faultsOf(page)).toEqual([])
})

test("[FAV-012, FAV-014, FAV-020] one thing is taken out, and all after a word of consent", async ({ diamonds, page, wishlist }) => {
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1), await wishlist.like(2)]
  await wishlist.openFavourites()
  await wishlist.seeItems(names)
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
  await expect(page.getByRole("main").getByRole("link", { name: "Смотреть украшения" })).toHaveAttribute("href", "/jewelry/")
  expect(await faultsOf(page)).toEqual([])
})

test("a user's heart that was pressed without a network reaches the shop once, when the network is back", async ({
  account,
  context,
  home,
  request,
  shell,
  wishlist
}) => {
  const { email, password, token } = await registerUser(request)
  await home.openHome()
  await account.openLogin()
  await account.signIn(email, password)
  await account.see("Вход")
  await account.seeAddress("/personal/profile/")
  await account.close()
  await shell.goHome()
  await expect(wishlist.hearts().first()).toBeVisible()
  await context.setOffline(true)
  const name = await wishlist.like(0)
  await wishlist.seeCount(1)
  await wishlist.like(1)
  await wishlist.hearts().nth(1).click()
  await wishlist.seeCount(1)
  await context.setOffline(false)
  const kept = async () => {
    const answer = await request.get("/api/v2/favorites/ids", {
      headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
    })
    const { data }: { readonly data: Readonly<Record<"diamonds" | "jewelries", ReadonlyArray<number>>> } = await answer.json()
    return data.diamonds.length + data.jewelries.length
  }
  await expect.poll(kept, { timeout: 20_000 }).toBe(1)
  await wishlist.openFavourites()
  await wishlist.seeItems([name])
})

test("who signs in finds the guest's favourites and the own ones, each once", async ({ account, diamonds, page, request, wishlist }) => {
  const { email, password, token } = await registerUser(request)
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1)]
  const [own = "", added = ""] = await page.evaluate(() => {
    const kept: { readonly items: ReadonlyArray<{ readonly id: string }> } = JSON.parse(localStorage.getItem("gran.wishlist") ?? "{}")
    return kept.items.map(({ id }) => id)
  })
  await request.post("/api/v2/favorites/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` },
    data: { skuId: Number(own), isDiamond: true }
  })
  expect(added).not.toBe("")
  await account.openLogin()
  await account.signIn(email, password)
  await account.see("Вход")
  await account.close()
  await wishlist.seeCount(2)
  await wishlist.openFavourites()
  await wishlist.seeItems(names)
  await wishlist.reload()
  await wishlist.seeItems(names)
})

test("[FAV-006, FAV-011] stones are compared, their differences alone too, by keyboard and by the address", async ({
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
  await differences.press("Enter")
  await wishlist.seeAddress("/wishlist/?tab=diamonds&view=compare&only=differences")
  await expect(page.locator('tr[data-same="true"]')).toHaveCount(0)
  expect(await wishlist.rows().count()).toBe(all - alike)
  await wishlist.reload()
  await wishlist.seeItems(names)
  await expect(differences).toHaveAttribute("aria-current", "true")
  expect(await faultsOf(page)).toEqual([])
  await wishlist.goBack()
  await wishlist.seeAddress("/wishlist/?tab=diamonds&view=compare")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a shared comparison is read, the own list says what it needs, and no heart pretends to work", async ({
    diamonds,
    page,
    request,
    wishlist
  }) => {
    const answer = await request.get("/api/v2/catalog-diamonds/", { headers: { "x-client-key": publicClientKey } })
    const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly id: number }> } } = await answer.json()
    const ids = data.items.slice(0, 2).map(({ id }) => `1-${id}`)
    expect((await wishlist.openFavourites(`?ids=${ids.join(",")}&tab=diamonds&view=compare`)).status()).toBe(200)
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3)
    await page.getByRole("link", { name: /^Только\sразличия$/ }).click()
    await expect(page.locator('tr[data-same="true"]')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
    await wishlist.openFavourites("?ids=1-0")
    await expect(page.getByRole("heading", { name: /^Ссылка\sне\sчитается$/ })).toBeVisible()
    await wishlist.openFavourites()
    await expect(page.getByText(/Включите\sего, и\sсписок\sпоявится/)).toBeVisible()
    await diamonds.openPage(1)
    await expect(wishlist.hearts()).toHaveCount(0)
  })
})
