// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { renderDialog } from "../../support/view/render-dialog.tsx"

beforeAll(() => withDialogs())
afterEach(cleanup)

const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ")
const title = () => plain(screen.getByRole("heading", { level: 2, hidden: true }).textContent)
const texts = (where: string) => [...document.querySelectorAll(where)].map((item) => plain(item.textContent))
const items = () => texts("dialog li")
const cases = () => texts("dialog li li")
const identity = [
  "Украшения за наличные: от 60 000 ₽.",
  "Украшения безналичным способом: от 400 000 ₽.",
  "Бриллианты без оправы: при любой сумме."
]

describe("the dialogs of an order", () => {
  it("[DLG-036] state how an order is delivered, how long it waits, and when a passport is required", async () => {
    await renderDialog("deliveryRules")
    expect(title()).toBe("Правила доставки")
    expect(cases()).toEqual(identity)
    expect(items().some((text) => text?.includes("в офисе перевозчика не более 5 рабочих дней"))).toBe(true)
  })

  it("[DLG-037, LIM-042] state that a pickup point holds an order for at most 5 working days, as the delivery rules do", async () => {
    await renderDialog("rulesPoint")
    expect(title()).toBe("Правила пункта выдачи")
    expect(items()[0]).toBe("Заказ хранится в офисе перевозчика не более 5 рабочих дней. Потом он возвращается к нам, а деньги к вам.")
    cleanup()
    await renderDialog("deliveryRules")
    expect(items().filter((text) => text?.includes("в офисе перевозчика не более 5 рабочих дней"))).toHaveLength(1)
  })

  it("[DLG-028, LIM-039, LIM-040] name the sums from which a passport is required, and the goods at any sum", async () => {
    await renderDialog("passportInfo")
    expect(title()).toBe("Паспорт при покупке")
    expect(cases()).toEqual(identity)
  })

  it("[LIM-041, LIM-043] name diamonds of any sum, and 5 working days to report a change", async () => {
    await renderDialog("passportInfo")
    expect(cases()[2]).toBe(identity[2])
    expect(items().at(-1)).toMatch(/сообщите нам об этом в течение 5 рабочих дней\.$/)
  })

  it("[DLG-026, ERRC-039] name the one missing item", async () => {
    await renderDialog("cartNotAvailableItems", { codes: ["10251177"] })
    expect(plain(document.querySelector("dialog p")?.textContent)).toBe(
      "Товара с артикулом 10251177 нет в наличии. Пожалуйста, удалите его из корзины."
    )
  })

  it("[DLG-026, ERRC-040] name all missing items", async () => {
    await renderDialog("cartNotAvailableItems", { codes: ["10251177", "0241073-2"] })
    expect(plain(document.querySelector("dialog p")?.textContent)).toBe(
      "Товаров с артикулами 10251177, 0241073-2 нет в наличии. Пожалуйста, удалите их из корзины."
    )
  })
})
