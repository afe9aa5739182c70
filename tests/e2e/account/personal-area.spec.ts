import { buyerWith } from "../../support/samples/orders.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { askBy } from "../support/handed-over.ts"
import { certificate, headersOf, addToCart } from "../support/own-cart.ts"
import { shiftOf, watchShifts, withoutFonts } from "../support/shifts.ts"
import { expect } from "../support/test.ts"
import { test } from "../support/anna.ts"

test("[GEN-020] a user goes through the personal area: the profile, the orders, the delivery addresses and diamonds to order", async ({
  account,
  anna,
  page,
  profile,
  request,
  watched
}) => {
  await addToCart(request, anna, certificate, 50_000)
  const { data: order } = await buyerWith({ ask: askBy(request) }, anna.token).order()
  const address = { country: "RU", settlement: "Москва", street: "Тверская улица", house: "12", building: null, flat: "5", isDefault: true }
  const stored = await request.put("/api/v2/users/address/", {
    headers: headersOf(anna),
    data: { items: [{ id: null, ...address }], revision: 0 }
  })
  expect(stored.status()).toBe(200)

  await profile.openProfile()
  await profile.see("Анна Соколова")
  await profile.seeField("E-mail", anna.email)
  const main = page.getByRole("main")
  const goTo = async (section: string, path: string) => {
    await page.getByRole("navigation", { name: "Личный кабинет" }).getByRole("link", { name: section }).click()
    await profile.seeAddress(path)
    await profile.seeHeading(section)
  }
  await goTo("История заказов", "/personal/order-history/")
  await expect(main.getByText(new RegExp(`№\\s${order.id}`)).first()).toBeVisible()
  await goTo("Адреса доставки", "/personal/delivery-address/")
  await expect(main.getByText(/Тверская\sулица/).first()).toBeVisible()
  await goTo("Бриллианты под заказ", "/personal/diamond-to-order/")
  await main.getByRole("button", { name: exactText("Новая заявка") }).click()
  await account.see("Бриллиант под заказ")
  expect(watched.broken).toEqual([])
})

test("the personal area does not shift when its user arrives, at 390 and 1440 px", async ({ anna, page, profile }) => {
  await page.addInitScript(watchShifts)
  await withoutFonts(page)
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await profile.openProfile()
      await profile.seeField("E-mail", anna.email)
      // A long address of mail takes a second line, for which no room is held.
      expect(await shiftOf(page)).toBeLessThan(0.02)
    })
  }
})
