import type { APIRequestContext } from "playwright/test"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ConstructorPage, fromFrame } from "../../../qa/pages/constructor-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { tabAndPress } from "../support/keys.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

const pieceHeading = /^Кольцо\s«Опора»\sс\sбриллиантом\s0,\d+\sкарата$/

/**
 * An available stone that fits the ring «Опора», with the price of both. Each test uses another weight, so that none buys another's stone.
 */
const fitting = async (request: APIRequestContext, weight: number) => {
  type Item = { readonly price: number; readonly diamond: { readonly id: number; readonly code: string } }
  const path = `/blanks/opora/diamonds/?filters=weight--${weight}-${weight + 0.05}&sort=price&order=asc`
  const { items } = await answerOf<{ readonly items: ReadonlyArray<Item> }>(request, path)
  const item = items[test.info().retry]
  if (item === undefined) throw new Error(`no stone of ${weight} carat fits`)
  return { ...item, list: `/diamonds/filter/shape--round/weight--${weight}-${weight + 0.05}?sort=price&order=asc` }
}

test("[GEN-008] a ring is assembled from a stone of the list and paid", always, async ({ page, request, shell, watched }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [cart, checkout, constructor] = [new CartPage(page), new CheckoutPage(page), new ConstructorPage(page)]
  await storeToken(page, (await registerUser(request)).token)
  const { diamond, list, price } = await fitting(request, 0.5)
  await shell.open(list)
  await shell.interact()
  await constructor.main.locator(`a[href="/diamonds/${diamond.code}/"]`).filter({ visible: true }).first().click()
  await constructor.main
    .getByRole("link", { name: exactText("Подобрать оправу") })
    .first()
    .click()
  await constructor.seeAddress(new RegExp(`^/create-jewelry/\\?diamondId=${diamond.id}$`))
  await expect(constructor.main.getByRole("region", { name: "Ваш бриллиант" })).toBeVisible()
  await constructor.chooseCategory("Кольца")
  await constructor.chooseFrame("Кольцо «Опора»")
  await expect(constructor.main.getByText(/^Подходит\sк\sвашему\sкамню/)).toBeVisible()
  await constructor.bar.getByRole("link", { name: exactText("Собрать изделие") }).click()
  await shell.seeHeading(pieceHeading)
  await constructor.seeAddress(new RegExp(`^${fromFrame}/ready-product/\\?skuId=\\d+&diamondId=${diamond.id}$`))
  await expect(constructor.bar).toContainText(formatPrice(price))
  await constructor.bar.getByRole("button", { name: exactText("В корзину") }).click()
  await expect(cart.dialog).toBeVisible()
  await cart.dialog.getByRole("link", { name: /корзин/i }).click()
  await cart.seeSummary()
  await expect(constructor.main.getByRole("region", { name: exactText("Созданные украшения") })).toContainText(formatPrice(price))
  await cart.order.click()
  await checkout.see()
  await checkout.fill()
  await checkout.confirm.click()
  await page.getByRole("button", { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  await expect(constructor.main).toContainText(/Заказ\sоплачен/)
  await expect(constructor.main).toContainText(/Кольцо\s«Опора»\sс\sвашим\sбриллиантом/)
  expect(watched.broken).toEqual([])
})

test("a ring is assembled from its frame by keyboard alone, up to the cart", async ({ page, request, shell }) => {
  const [cart, constructor] = [new CartPage(page), new ConstructorPage(page)]
  const { diamond, price } = await fitting(request, 0.4)
  await shell.open("/create-jewelry/")
  await shell.interact()
  await tabAndPress(page, constructor.main.getByRole("link", { name: /^Кольца/ }))
  await constructor.seeStep("Выберите оправу")
  await tabAndPress(page, constructor.main.getByRole("link", { name: exactText("Кольцо «Опора»"), exact: true }))
  await constructor.seeStep("Кольцо «Опора»")
  await tabAndPress(page, constructor.bar.getByRole("link", { name: exactText("Выбрать бриллиант") }))
  await tabAndPress(page, constructor.dialog.getByRole("link", { name: exactText("К бриллиантам") }))
  await constructor.seeStep("Выберите бриллиант")
  const skuId = new URL(page.url()).searchParams.get("skuId")
  await shell.open(`${fromFrame}/diamonds/filter/weight--0.4-0.45?skuId=${skuId}&sort=price&order=asc`)
  await shell.interact()
  await tabAndPress(page, constructor.main.locator(`a[href^="${fromFrame}/diamond/${diamond.id}/"]`).filter({ visible: true }).first())
  await tabAndPress(
    page,
    constructor.main
      .getByRole("link", { name: exactText("Собрать изделие") })
      .filter({ visible: true })
      .first()
  )
  await tabAndPress(page, constructor.dialog.getByRole("link", { name: /^Открыть\sизделие/ }))
  await shell.seeHeading(pieceHeading)
  await tabAndPress(page, constructor.bar.getByRole("button", { name: exactText("В корзину") }))
  await expect(cart.dialog.getByRole("heading", { level: 2 })).toBeFocused()
  await tabAndPress(page, cart.dialog.getByRole("link", { name: /корзин/i }))
  await cart.seeSummary()
  await expect(constructor.main).toContainText(formatPrice(price))
})
