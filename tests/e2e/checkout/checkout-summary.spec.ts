import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { placeHandedOverOrder } from "../support/handed-over.ts"
import { addRing, addToCart } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"

/** The worst case: a saved address of an earlier order and the longest ring name give the longest summary. */
test("on a notebook's screen the payment button and the rules of return and payment below it are visible without scrolling", async ({
  page,
  request
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const account = await registerUser(request)
  await placeHandedOverOrder(request, account)
  await addRing(request, account, (one, other) => other.name.length - one.name.length)
  await storeToken(page, account.token)
  await page.goto("/cart/checkout/")
  const summary = page.getByRole("complementary", { name: exactText("Ваш заказ") })
  await expect(summary.getByText(/^Срок\sверен\sдо/)).toBeVisible()
  await expect(summary.getByRole("button", { name: /^(?:Оформить|Оплатить)\s/ })).toBeInViewport({ ratio: 1 })
  for (const name of [/^Возврат\s/, exactText("Как проходит оплата")]) {
    const link = summary.getByRole("link", { name })
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test("a summary that scrolls fades at its end, and a white certificate in it has an edge", async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const account = await registerUser(request)
  await addRing(request, account)
  await addToCart(request, account, "3-3-50000-1", 50_000)
  await storeToken(page, account.token)
  await page.goto("/cart/checkout/")
  const summary = page.getByRole("complementary", { name: exactText("Ваш заказ") })
  await expect(summary.getByText(/^Подарочный\sсертификат/).first()).toBeVisible()
  expect(await summary.evaluate((aside) => aside.scrollHeight > aside.clientHeight)).toBe(true)
  await expect(summary).toHaveCSS("position", "sticky", { pseudo: "after" })
  await expect(summary.locator("[data-design=drawing]")).not.toHaveCSS("box-shadow", "none")
})
