// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, expect, test } from "vitest"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { abroadText } from "../../../core/domain/delivery/abroad.ts"
import { CheckoutScreen } from "../../../view/screens/checkout-screen.tsx"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { checkoutShop } from "../../support/view/checkout-shop.ts"
import { renderIn } from "../../support/view/in-shop.tsx"

beforeAll(() => guestMachinesReady)
afterEach(cleanup)

const plainOf = (text: string | null | undefined) => (text ?? "").replaceAll(/[\s\u00A0\u2060]+/g, " ")
const section = (name: string) => within(screen.getByRole("region", { name }))
const options = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("radio")
    .map((radio) => plainOf(radio.closest("label")?.textContent))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }))
const next = () => fireEvent.click(screen.getByRole("button", { name: "Продолжить" }))

test("an address abroad is refused at once, and its delivery is not called free", async () => {
  const minsk = { ...checkoutOffer.addresses[0], id: 6, country: "BY", settlement: "Минск", isDefault: true }
  const shop = await checkoutShop({ "users.addresses": { items: [...checkoutOffer.addresses, minsk], revision: 1 } })
  renderIn(shop.root, <CheckoutScreen />)
  await screen.findByRole("region", { name: "Подтверждение" })
  next()
  choose(/^Курьер/)
  expect(options("Куда доставить").map((text) => text.includes(plainOf(abroadText)))).toEqual([false, true, false])
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Минск, улица/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Мирный, улица/ }).checked).toBe(true)
  choose(/Другой/)
  const change = (field: string, value: string) => act(() => shop.features().checkout?.send({ type: "form.change", field, value }))
  change("settlement", "Минск")
  change("country", "BY")
  expect(
    plainOf(
      section("Получение")
        .getByRole("combobox", { name: /^Страна/ })
        .closest("div")?.parentElement?.textContent
    )
  ).toContain(plainOf(abroadText))
  expect(options("Способ получения")[0]).toMatch(/по согласованию$/)
  expect(plainOf(screen.getByRole("complementary").textContent)).toContain("ДоставкаПо согласованию")
  next()
  expect(shop.features().checkout?.getSnapshot().context).toMatchObject({ section: "delivery", values: { settlement: "Минск" } })
  change("country", "RU")
  expect(shop.features().checkout?.getSnapshot().context.errors["country"]).toBeUndefined()
  expect(plainOf(screen.getByRole("complementary").textContent)).toContain("ДоставкаБесплатно")
})
