import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { placeHandedOverOrder } from "../support/handed-over.ts"
import { addRing } from "../support/own-cart.ts"
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
  for (const name of [/^Возврат\s/, exactText("Как проходит оплата")]) {
    const link = summary.getByRole("link", { name })
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})
