// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { box, title } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

describe("a key of the registry", () => {
  const buttons = () => screen.getAllByRole("button", { hidden: false }).map(({ textContent }) => textContent)
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("dialog input")].map(({ name }) => name)

  it.each([
    ["DLG-006", "login", "Вход", ["email", "password"], "Войти"],
    ["DLG-007", "registration", "Регистрация", ["email", "name", "phone", "password", "isAcceptedPrivacy"], "Зарегистрироваться"],
    ["DLG-008", "passRecovery", "Восстановление пароля", ["email"], "Отправить ссылку"],
    ["DLG-009", "passNew", "Новый пароль", ["password", "passwordConfirmation"], "Сохранить пароль"],
    ["DLG-031", "changePassword", "Смена пароля", ["oldPassword", "newPassword", "repeatPassword"], "Сменить пароль"],
    ["DLG-032", "changePass", "Смена пароля", ["oldPassword", "newPassword", "repeatPassword"], "Сменить пароль"]
  ])("[%s] `%s` opens the dialog «%s» with its fields", async (_, key, name, names, submit) => {
    await stage.open(key)
    expect(title()).toMatch(exactText(name))
    expect(boxes()).toEqual(expect.arrayContaining(names))
    expect(buttons()).toContainEqual(expect.stringMatching(exactText(submit)))
  })

  it.each([
    ["DLG-011", "OrderModal", "Кольцо"],
    ["DLG-012", "orderDiamond", "Бриллиант"],
    ["DLG-013", "orderJewelry", "Кольцо"]
  ])("[%s] `%s` opens the order form, which names the product, at once or by request: %s", async (_, key, name) => {
    const ordered = { id: 17, name, link: "/there/", comment: "Артикул: 0241073-1" }
    await stage.open(key, { ...ordered, isReady: true })
    expect([title(), boxes()]).toEqual([expect.stringMatching(exactText("Быстрый заказ")), ["userName", "email", "phone", "agreement"]])
    expect([screen.getByText(name), screen.getByText(/^Позвоним/)]).toHaveLength(2)
    await stage.open(key, { ...ordered, isReady: false })
    expect([title(), boxes()]).toEqual([expect.stringMatching(exactText("Под заказ")), ["userName", "email", "phone", "agreement"]])
    expect([screen.getByText(name), screen.getByText(/^Назовём/)]).toHaveLength(2)
  })

  it("[DLG-024] `cartAdd` shows the added product, and links to the cart", async () => {
    await stage.open("cartAdd", { name: "Кольцо" })
    expect(title()).toMatch(exactText("Товар успешно добавлен"))
    expect(screen.getByText(exactText("Кольцо ждёт вас в корзине."))).toBeTruthy()
    expect(screen.getByRole("link", { name: exactText("Перейти в корзину") }).getAttribute("href")).toBe("/cart")
  })

  it("[DLG-033] `orderCancel` asks before an order is cancelled, and mentions money only where it was paid", async () => {
    await stage.open("orderCancel", { id: 100_001, name: "Заказ", isPaid: false })
    expect(title()).toMatch(exactText("Отменить заказ?"))
    for (const name of ["Оставить", "Отменить заказ"]) expect(screen.getByRole("button", { name: exactText(name) })).toBeTruthy()
    expect(screen.getByText(exactText("Заказ. Восстановить его после отмены нельзя."))).toBeTruthy()
    await stage.open("orderCancel", { id: 100_001, name: "Заказ", isPaid: true })
    expect(screen.getByText(/Вернём\sденьги\sтем\sже\sспособом/)).toBeTruthy()
  })

  it("`orderCare` of gifts not sent yet mentions their return only", async () => {
    const gift = { position: 1, name: "Сертификат", quantity: 1, kinds: ["return"], isGift: true } as const
    await stage.open("orderCare", { id: 100_001, name: "Заказ", lines: [gift] })
    expect(title()).toMatch(exactText("Возврат подарка"))
    expect(screen.getByText(exactText("Заказ. Письмо ещё не ушло: отменим его и сразу вернём деньги."))).toBeTruthy()
    await stage.open("orderCare", { id: 100_001, name: "Заказ", lines: [gift, { ...gift, position: 2, isGift: false }] })
    expect(title()).toMatch(exactText("Возврат и обслуживание"))
  })

  it("`orderCare` names the recipients of gifts, and mentions service only where nothing can be returned", async () => {
    const gift = { position: 1, name: "Сертификат", recipient: "Анне", quantity: 1, kinds: ["return"], isGift: true } as const
    await stage.open("orderCare", { id: 100_001, name: "Заказ", lines: [gift, { ...gift, position: 2, recipient: "Пете" }] })
    fireEvent.click(screen.getByRole("radio", { name: "Возврат" }))
    await stage.settle()
    for (const name of ["Анне", "Пете"]) expect(screen.getByRole("checkbox", { name: new RegExp(`кому: ${name}`) })).toBeTruthy()
    const ring = { position: 1, name: "Кольцо", quantity: 1, kinds: ["cleaning", "repair"], isGift: false } as const
    await stage.open("orderCare", { id: 100_001, name: "Заказ", lines: [ring] })
    expect(title()).toMatch(exactText("Обслуживание"))
  })

  it("`visitCancel` mentions a held item only where the visit was confirmed", async () => {
    await stage.open("visitCancel", { id: 5001, name: "28 ноября", isConfirmed: false })
    expect(screen.getByText(exactText("28 ноября. Записаться можно снова."))).toBeTruthy()
    await stage.open("visitCancel", { id: 5001, name: "28 ноября", isConfirmed: true })
    expect(screen.getByText(exactText("28 ноября. Резерв на день визита снимем. Записаться можно снова."))).toBeTruthy()
  })

  it("[DLG-014] `orderSuccess` opens the thanks for an order, with its number and the shop's contacts", async () => {
    await stage.open("orderSuccess", { number: 100_017 })
    expect(title()).toMatch(exactText("Спасибо, заявка принята"))
    expect(screen.getByText(/Номер\sзаявки\s100017/)).toBeTruthy()
    await stage.press("Связаться с нами")
    expect(title()).toMatch(exactText("Связаться с нами"))
  })

  it("[DLG-023] `cartCertificateDiamond` opens the form of a stone's name and message, with the stored values", async () => {
    await stage.open("cartCertificateDiamond", { item: "1-17", name: "Вега", message: "Навсегда" })
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Имя/ }).value).toBe("Вега")
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Послание/ }).value).toBe("Навсегда")
  })

  it("[DLG-025] `cartDeleteAllConfirmation` asks before the cart is cleared, with confirm and cancel", async () => {
    await stage.open("cartDeleteAllConfirmation")
    expect(title()).toMatch(exactText("Очистить корзину?"))
    expect(screen.getByRole("button", { name: exactText("Очистить") })).toBeTruthy()
    await stage.press("Отмена")
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
  })

  it("[DLG-034] `address` opens the form of an address, empty to add one, filled to change one", async () => {
    const stored = {
      id: 7,
      country: "RU",
      settlement: "Мирный",
      street: "улица Тихонова",
      house: "4",
      building: null,
      flat: "12",
      isDefault: true
    }
    const values = () => [/^Населённый/, /^Улица/, /^Дом/].map((label) => box(label).value)
    await stage.open("address", {})
    expect([title(), values()]).toEqual([expect.stringMatching(exactText("Новый адрес")), ["", "", ""]])
    await stage.open("address", { address: stored })
    expect([title(), values()]).toEqual([expect.stringMatching(exactText("Адрес доставки")), ["Мирный", "улица Тихонова", "4"]])
  })
})

describe("the question before the favourites are cleared", () => {
  it("[DLG-027] is answered with yes or no", async () => {
    await stage.open("wishlistClearConfirmation")
    expect(title()).toMatch(exactText("Очистить избранное?"))
    for (const name of ["Отмена", "Очистить"]) expect(screen.getByRole("button", { name: exactText(name) })).toBeTruthy()
  })
})
