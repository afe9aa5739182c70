import type { APIRequestContext, Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ConsentPanel } from "../../../qa/pages/consent-panel.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { waitForUncovered } from "../../../qa/pages/history-cover.ts"
import { expect, test } from "../support/test.ts"

/** Operations that the shop has stored for this browser, oldest first. */
const operations = async (page: Page, request: APIRequestContext): Promise<ReadonlyArray<string>> => {
  const device = await page.evaluate((key) => localStorage.getItem(key), storageKeys.deviceId)
  const text = await (await request.get("/dev/marketing")).text()
  return [...text.matchAll(/<article data-operation="([^"]+)">([\s\S]*?)<\/article>/g)]
    .filter(([, , content]) => device !== null && content?.includes(device))
    .map(([, name = ""]) => name.replace("Website.", ""))
    .toReversed()
}

type Push = { readonly event?: string; readonly ecommerce?: { readonly currency?: string; readonly transaction_id?: string } | null }

const pushes = (page: Page): Promise<ReadonlyArray<Push>> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, "dataLayer")
    return Array.isArray(layer) ? layer : []
  })

const events = async (page: Page) => (await pushes(page)).flatMap(({ event }) => event ?? [])

const stored = (page: Page, key: keyof typeof storageKeys) => page.evaluate((name) => localStorage.getItem(name), storageKeys[key])

test.describe("a visitor who has not been asked yet", () => {
  test.use({ allowed: "unasked" })

  test("is asked without a modal, is not tracked before consent, and withdraws it from the footer", async ({
    jewelry,
    page,
    request,
    watched
  }) => {
    const consent = new ConsentPanel(page)
    await jewelry.open("/jewelry/")
    await jewelry.interact()
    await expect(consent.region).toBeVisible()
    await expect(page.locator("body")).toBeFocused()
    expect(await violationSummary(page)).toEqual([])
    await jewelry.choosePiece(0)
    expect(await events(page)).toEqual([])
    expect(await operations(page, request)).toEqual([])
    expect(await stored(page, "marketing")).toBeNull()

    await consent.choose()
    await expect(consent.region.getByRole("checkbox", { name: "Аналитика" })).toBeFocused()
    await expect(page.getByRole("progressbar", { name: /загружается/ })).toHaveCount(0)
    expect(await violationSummary(page)).toEqual([])
    await page.keyboard.press("Space")
    await consent.save()
    await expect(consent.region).toHaveCount(0)
    await expect.poll(() => operations(page, request)).toEqual(["ViewProduct"])
    expect(await events(page)).toEqual(["view", "view_item"])
    await jewelry.reload()
    await jewelry.interact()
    await expect.poll(() => operations(page, request)).toEqual(["ViewProduct", "ViewProduct"])
    await expect(consent.region).toHaveCount(0)

    await consent.openByFooter()
    await consent.tick("Аналитика")
    await consent.save()
    await expect.poll(() => stored(page, "marketing")).toBe("null")
    const before = (await events(page)).length
    await jewelry.goHome()
    await jewelry.seeHeading(/до\s*градуса/)
    expect((await events(page)).length).toBe(before)
    expect(await operations(page, request)).toHaveLength(2)
    expect(watched.foreign).toEqual([])
    expect(watched.broken).toEqual([])
  })
})

test.describe("a visitor who allows tracking", () => {
  test.use({ allowed: { analytics: true, ads: true } })

  test("[MKT-007, MKT-008] a visit is reported in order, including presses before hydration, and to no other host", async ({
    jewelry,
    page,
    request,
    watched,
    wishlist
  }) => {
    const cart = new CartPage(page)
    await jewelry.open("/jewelry/")
    const { name } = await jewelry.choosePiece(1)
    await jewelry.seeHeading(exactText(name))
    await wishlist.hearts().first().click()
    await cart.buy()
    await page.keyboard.press("Escape")
    await expect.poll(() => operations(page, request)).toEqual(["ViewCategory", "ViewProduct", "SetWishList", "SetCart"])
    await waitForUncovered(page)
    await cart.openFull()
    await cart.clear()
    await expect.poll(() => operations(page, request)).toEqual(["ViewCategory", "ViewProduct", "SetWishList", "SetCart", "ClearCart"])
    expect(watched.foreign).toEqual([])
    expect(watched.broken).toEqual([])
  })

  test("[CHK-012, MKT-018] an order is one purchase in roubles, also after a reload and Back", async ({ page, request }) => {
    const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
    await storeToken(page, (await registerUser(request)).token)
    await cart.open("/diamonds/29?sort=price&order=asc")
    await page.getByRole("main").getByRole("link", { name: /карат/ }).first().click()
    await cart.buy()
    await page.keyboard.press("Escape")
    await expect(cart.dialog).toHaveCount(0)
    await expect.poll(() => events(page)).toContain("add_to_cart")
    await cart.openFull()
    await cart.order.click()
    await checkout.see()
    await checkout.section("Получение").waitFor()
    await checkout.fill()
    await checkout.confirm.click()
    await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
    await expect.poll(async () => (await events(page)).filter((event) => event === "purchase")).toHaveLength(2)
    const [own, ga4] = (await pushes(page)).filter(({ event }) => event === "purchase")
    expect([own?.ecommerce?.currency, ga4?.ecommerce?.currency]).toEqual(["RUB", "RUB"])
    expect(await events(page)).toEqual(expect.arrayContaining(["view_cart", "begin_checkout", "add_shipping_info", "add_payment_info"]))
    await page.getByRole("button", { name: /^Оплатить/ }).click()
    await expect(page).toHaveURL(/\/cart\/success/)
    await page.reload()
    await cart.interact()
    await expect.poll(() => stored(page, "marketing")).toContain("order.placed")
    await page.goBack()
    await cart.interact()
    expect(await events(page)).not.toContain("purchase")
    expect((await stored(page, "marketing"))?.split("order.placed")).toHaveLength(2)
  })
})
