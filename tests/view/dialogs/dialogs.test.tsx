// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { builtDialogs } from "../../../core/contract/dialogs.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { customItem } from "../../../core/domain/cart/cart-items.ts"
import { orderOfLine } from "../../../core/domain/cart/cart-order.ts"
import { loadDialog } from "../../../view/dialogs/loader.ts"
import { cartCustom } from "../../support/samples/cart.ts"
import { clearStage, refused, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { spoken } from "../../support/paths/spoken.ts"
import { user } from "../../support/samples/user.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(builtDialogs.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fields = {
  email: /^E-mail/,
  password: /^Пароль/,
  name: /^Имя и фамилия/,
  phone: /^Телефон/,
  newPassword: /^Новый пароль\s*\*/,
  again: /^Новый пароль ещё раз/,
  oldPassword: /^Старый пароль/
} as const

const write = (label: RegExp, value: string) => fireEvent.input(box(label), { target: { value } })
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name: typeof name === "string" ? spoken(name) : name }))
  await stage.settle()
}
const title = () => screen.getByRole("heading", { level: 2 }).textContent
const said = (label: RegExp) => {
  const id = box(label).getAttribute("aria-describedby")
  return id === null ? "" : (document.getElementById(id)?.textContent ?? "")
}
const banner = () => screen.queryByRole("alert")?.textContent ?? null
const password = "Diamond-1905"

describe("the login", () => {
  beforeEach(() => stage.open("login"))

  it("[FORM-001] asks for an address", async () => {
    await press("Войти")
    expect(said(fields.email)).toMatch(required)
    expect(stage.sent).toEqual([])
  })

  it("[FORM-002, VAL-013] asks for an address that can be one", async () => {
    write(fields.email, "anna@")
    await press("Войти")
    expect(said(fields.email)).toMatch(spoken("Некорректный адрес"))
    write(fields.email, "anna@example.ru")
    await press("Войти")
    expect(said(fields.email)).toBe("")
  })

  it("[FORM-003] asks for a password, has no rule for its length, and keeps it out of every event", async () => {
    write(fields.email, "anna@example.ru")
    await press("Войти")
    expect([said(fields.password), stage.sent]).toEqual([expect.stringMatching(required), []])
    for (const secret of ["q1", "q".repeat(40)]) {
      write(fields.password, secret)
      await press("Войти")
      expect(stage.sent.splice(0)).toEqual([{ form: "login", values: { email: "anna@example.ru" } }])
      expect(stage.kept()).not.toContain(secret)
      await stage.answer(refused())
    }
  })

  it("[FORM-009, ERRC-020] stays open when it is refused, and says so above the fields", async () => {
    write(fields.email, "anna@example.ru")
    write(fields.password, password)
    await press("Войти")
    await stage.answer(refused({ status: 401, message: "whatever" }))
    expect([title(), banner()]).toEqual(["Вход", expect.stringMatching(spoken("Неверный логин или пароль"))])
    expect(box(fields.email).value).toBe("anna@example.ru")
    await press("Войти")
    expect(banner()).toBeNull()
    await stage.answer(failed({ _tag: "AuthenticationFailed" }))
    expect([title(), banner()]).toEqual(["Вход", expect.stringMatching(spoken("Неверный логин или пароль"))])
  })

  it("[FORM-005] that succeeds is said", async () => {
    write(fields.email, "anna@example.ru")
    write(fields.password, password)
    await press("Войти")
    await stage.answer(succeeded({ user }))
    expect([title(), screen.getByRole("status").textContent]).toEqual([
      "Вход",
      expect.stringMatching(spoken("Вы были успешно авторизованы."))
    ])
  })

  it("[FORM-036] leads to the registration and back, and to a new password with the address that was typed", async () => {
    await press("Зарегистрироваться")
    expect(title()).toBe("Регистрация")
    await press("Войти")
    expect(title()).toBe("Вход")
    write(fields.email, "anna@example.ru")
    await press("Забыли пароль?")
    expect(title()).toMatch(spoken("Восстановление пароля"))
    expect(box(fields.email).value).toBe("anna@example.ru")
  })
})

describe("the login of a page of users", () => {
  it("passes on where it leads", async () => {
    await stage.open("login", { redirect: true })
    await press("Зарегистрироваться")
    expect(stage.dialogs().context.active).toEqual({ key: "registration", props: { redirect: true } })
    await press("Войти")
    expect(stage.dialogs().context.active).toEqual({ key: "login", props: { redirect: true } })
  })

  it("says why it has opened", async () => {
    await stage.open("login", { notice: "Время входа истекло" })
    expect(screen.getByText(spoken("Время входа истекло"))).toBeTruthy()
  })
})

describe("the registration", () => {
  beforeEach(() => stage.open("registration"))
  const fill = ({ phone = "+79210000000", secret = password }: { readonly phone?: string; readonly secret?: string } = {}) => {
    write(fields.name, "Анна Орлова")
    write(fields.email, "anna@example.ru")
    write(fields.phone, phone)
    write(fields.password, secret)
  }
  const accept = () => fireEvent.click(screen.getByRole("checkbox", { name: /^Согласие/ }))

  it("[FORM-010, FORM-011, FORM-014] asks for name, address and consent, the first two as they can be", async () => {
    await press("Зарегистрироваться")
    expect([said(fields.name), said(fields.email)]).toEqual([expect.stringMatching(required), expect.stringMatching(required)])
    expect(screen.getByRole("checkbox", { name: /^Согласие/, description: required })).toBeTruthy()
    expect(document.activeElement).toBe(box(fields.name))
    write(fields.name, "Анна 2")
    write(fields.email, "anna@")
    accept()
    await press("Зарегистрироваться")
    expect([said(fields.name), said(fields.email)]).toEqual([
      expect.stringMatching(spoken("Поле заполнено неверно")),
      expect.stringMatching(spoken("Некорректный адрес"))
    ])
    expect(screen.queryByRole("checkbox", { name: /^Согласие/, description: required })).toBeNull()
  })

  it("[FORM-012, VAL-015] asks for a telephone of 11 to 13 signs", async () => {
    const texts = [
      ["", "Обязательное поле"],
      ["+792100000", "Некорректный номер телефона"],
      ["+7921000000", ""],
      ["8 921 000 00 00", ""],
      ["+375291234567", ""],
      ["+3752912345678", "Некорректный номер телефона"]
    ] as const
    fill()
    for (const [phone, text] of texts) {
      write(fields.phone, phone)
      await press("Зарегистрироваться")
      expect(said(fields.phone), phone).toMatch(spoken(text))
    }
  })

  it.each([
    [0, "Обязательное поле"],
    [7, "Пароль должен содержать от 8 до 20 символов"],
    [8, "От 8 до 20 символов"],
    [20, "От 8 до 20 символов"],
    [21, "Пароль должен содержать от 8 до 20 символов"]
  ])("[FORM-013, LIM-028] says of a password of %i characters: %s", async (length, text) => {
    fill({ secret: "x".repeat(length) })
    await press("Зарегистрироваться")
    expect(said(fields.password)).toMatch(spoken(text))
  })

  it("[FORM-015] sends the newsletter as not wanted where it was not ticked", async () => {
    fill()
    accept()
    await press("Зарегистрироваться")
    expect(stage.sent).toEqual([
      {
        form: "registration",
        values: {
          name: "Анна Орлова",
          email: "anna@example.ru",
          phone: "+7 (921) 000-00-00",
          isAcceptedPrivacy: true,
          isAcceptedNewsletter: false
        }
      }
    ])
  })

  it("[FORM-016] leads to what the consent is about, beside the form", () => {
    const link = screen.getByRole("link", { name: /персональных данных/ })
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/privacy-policy/", "_blank"])
  })

  it("[ERRC-021] says that there is such a user when it is refused without errors at the fields", async () => {
    fill()
    accept()
    await press("Зарегистрироваться")
    await stage.answer(refused({ status: 409 }))
    expect(banner()).toMatch(spoken("Такой пользователь уже существует"))
  })

  it("says errors of the shop at their fields, and the first takes the focus", async () => {
    fill()
    accept()
    await press("Зарегистрироваться")
    await stage.answer(refused({ errors: { email: "Некорректный адрес" } }))
    expect([said(fields.email), document.activeElement]).toEqual([expect.stringMatching(spoken("Некорректный адрес")), box(fields.email)])
  })

  it("[FORM-018] that succeeds is said", async () => {
    fill()
    accept()
    await press("Зарегистрироваться")
    await stage.answer(succeeded({ user }))
    expect([title(), screen.getByRole("status").textContent]).toEqual([
      "Регистрация",
      expect.stringMatching(spoken("Вы успешно зарегистрировались."))
    ])
  })

  it("keeps what was typed when it is closed, but not the secret", async () => {
    fill()
    await press("Закрыть")
    stage.pass(200)
    await stage.open("registration")
    expect([box(fields.name).value, box(fields.phone).value, box(fields.password).value]).toEqual(["Анна Орлова", "+7 (921) 000-00-00", ""])
  })
})

describe("the recovery of a password", () => {
  beforeEach(() => stage.open("passRecovery"))

  it("[FORM-020] asks for an address", async () => {
    await press("Отправить ссылку")
    expect(said(fields.email)).toMatch(required)
    write(fields.email, "anna")
    await press("Отправить ссылку")
    expect(said(fields.email)).toMatch(spoken("Некорректный адрес"))
  })

  it("[FORM-022] says that the letter is on its way", async () => {
    write(fields.email, "anna@example.ru")
    await press("Отправить ссылку")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(spoken("Ссылка для восстановления пароля отправлена на вашу почту."))
  })

  it("[ERRC-022] says that it failed", async () => {
    write(fields.email, "anna@example.ru")
    await press("Отправить ссылку")
    await stage.answer(refused())
    expect(banner()).toMatch(spoken("Ошибка. Проверьте правильность введенных данных."))
  })
})

describe("a new password", () => {
  beforeEach(() => stage.open("passNew"))

  it("[FORM-025, FORM-026] asks for 8 to 20 characters, twice", async () => {
    const refusal = "Пароль должен содержать от 8 до 20 символов"
    const texts = [
      [7, refusal],
      [8, "От 8 до 20 символов"],
      [20, "От 8 до 20 символов"],
      [21, refusal]
    ] as const
    for (const [length, text] of texts) {
      write(fields.newPassword, "x".repeat(length))
      await press("Сохранить пароль")
      expect([said(fields.newPassword), said(fields.again)]).toEqual([expect.stringMatching(spoken(text)), expect.stringMatching(required)])
    }
  })

  it("[FORM-027, ERRC-023] sends nothing while the two differ", async () => {
    write(fields.newPassword, password)
    write(fields.again, "Diamond-1906")
    await press("Сохранить пароль")
    expect([said(fields.again), stage.sent]).toEqual([expect.stringMatching(spoken("Значения не совпадают")), []])
    write(fields.again, password)
    await press("Сохранить пароль")
    expect(stage.sent).toHaveLength(1)
  })

  it("[ERRC-024] says the same of a link that is not good any more, and offers another letter", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await press("Сохранить пароль")
    await stage.answer(refused({ status: 404 }))
    expect(banner()).toMatch(spoken("Значения не совпадают"))
    await press("Запросить новое письмо")
    expect(title()).toMatch(spoken("Восстановление пароля"))
  })

  it("offers another letter when the address has no link", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await press("Сохранить пароль")
    await stage.answer(failed({ _tag: "LinkGone" }))
    expect(screen.getByRole("button", { name: spoken("Запросить новое письмо") })).toBeTruthy()
  })

  it("[FORM-029] that is taken is said, with the way to sign in", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await press("Сохранить пароль")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(spoken("Пароль успешно изменён."))
    await press("Войти")
    expect(title()).toBe("Вход")
  })
})

describe.each(["changePassword", "changePass"])("another password, by the key %s", (key) => {
  beforeEach(() => stage.open(key))
  const fill = (old: string, next: string, again: string) => {
    write(fields.oldPassword, old)
    write(fields.newPassword, next)
    write(fields.again, again)
  }

  it("[FORM-030, FORM-031, FORM-032] asks for three of 8 to 20 characters", async () => {
    const said3 = () => [said(fields.oldPassword), said(fields.newPassword), said(fields.again)]
    await press("Сменить пароль")
    expect(said3()).toEqual([1, 2, 3].map(() => expect.stringMatching(required) as unknown))
    for (const length of [7, 21]) {
      const text = "x".repeat(length)
      fill(text, text, text)
      await press("Сменить пароль")
      expect(said3()).toEqual([1, 2, 3].map(() => expect.stringMatching(spoken("Пароль должен содержать от 8 до 20 символов")) as unknown))
    }
    expect(stage.sent).toEqual([])
    for (const length of [8, 20]) {
      const text = "x".repeat(length)
      fill(text, text, text)
      await press("Сменить пароль")
      expect(stage.sent.splice(0)).toHaveLength(1)
      await stage.answer(refused())
    }
  })

  it("[FORM-033] says that the two differ", async () => {
    fill(password, "Carat-2026", "Carat-2027")
    await press("Сменить пароль")
    expect(said(fields.again)).toMatch(spoken("Пароли не совпадают"))
  })

  it.each<readonly [string, Parameters<typeof refused>[0], string]>([
    [
      "[ERRC-031] the errors of the shop, joined",
      { errors: { old: "Неверный пароль", new: "Слишком простой" } },
      "Неверный пароль, Слишком простой"
    ],
    ["[ERRC-032] its message", { message: "Попробуйте завтра" }, "Попробуйте завтра"],
    ["[ERRC-033] that something went wrong", {}, "Произошла ошибка"]
  ])("%s is said when it is refused", async (_, refusal, text) => {
    fill(password, "Carat-2026", "Carat-2026")
    await press("Сменить пароль")
    await stage.answer(refused(refusal))
    expect(banner()).toMatch(spoken(text))
  })

  it("that is taken is said, and its fields are empty", async () => {
    fill(password, "Carat-2026", "Carat-2026")
    await press("Сменить пароль")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(spoken("Пароль успешно изменён."))
    await stage.open(key)
    expect([box(fields.oldPassword).value, box(fields.newPassword).value, box(fields.again).value]).toEqual(["", "", ""])
  })
})

describe("a dialog of words", () => {
  it("[DLG-018] [DLG-019] show the stones of a piece: type × quantity, shape, weight, colour, clarity, or a sample of it", async () => {
    const rows = () =>
      screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll("\u00A0", " ")).join(" | "))
    const head = "Камень | Форма | Масса одного, карат | Цвет | Чистота"
    const stones = [
      { type: "Бриллиант", quantity: 42, shape: "Круг, Кр57", weight: 0.012, color: "F (3)", clarity: "VS2 (5)" },
      { type: "Сапфир", quantity: 1, shape: "Овал", weight: null, color: null, clarity: null }
    ]
    await stage.open("inserts", { stones })
    const unknown = "Не указано"
    expect(rows()).toEqual([
      head,
      "Бриллиант × 42 | Круг, Кр57 | 0,012 | F (3) | VS2 (5)",
      `Сапфир × 1 | Овал | ${unknown} | ${unknown} | ${unknown}`
    ])
    await stage.open("inserts-markup", {})
    expect(rows()).toEqual([
      head,
      "Бриллиант × 1 | Круг, Кр57 | 0,50 | E (2) | VS1 (4)",
      "Бриллиант × 42 | Круг, Кр57 | 0,012 | F (3) | VS2 (5)"
    ])
  })

  it.each([
    ["DLG-015", "aboutProduct"],
    ["DLG-017", "constText"]
  ])("[%s] by the key %s shows its title and what is to be read", async (_, key) => {
    await stage.open(key, { title: "О камне", paragraphs: ["Первый абзац.", "<b>Второй</b>"] })
    expect(title()).toMatch(spoken("О камне"))
    for (const paragraph of ["Первый абзац.", "<b>Второй</b>"]) expect(screen.getByText(spoken(paragraph))).toBeTruthy()
  })
})

describe("a link that leaves the shop", () => {
  const url = "https://shop.example@social.example/gran?a=1"
  beforeEach(() => stage.open("externalLink", { url }))

  it("[DLG-038] warns that it leaves, says where it leads, and leads there without a word of where from; to no address but a web one", async () => {
    expect(title()).toMatch(spoken("Переход на другой сайт"))
    expect(screen.getByText(/^Эта\sссылка\sведёт\sна\sсайт,\sкоторый\sнам\sне\sпринадлежит\./)).toBeTruthy()
    await stage.open("externalLink", { url: "javascript:alert(1)" })
    const link = screen.getByRole("link", { name: /Перейти/ })
    expect(link.textContent).toContain("social.example")
    expect(link.textContent).not.toContain("shop.example")
    expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      url,
      "_blank",
      "noopener noreferrer"
    ])
  })

  it("closes by staying and by going", async () => {
    await press("Остаться")
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
    stage.pass(200)
    await stage.open("externalLink", { url })
    fireEvent.click(screen.getByRole("link", { name: /Перейти/ }))
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
  })
})

describe("a dialog of contacts", () => {
  const seeWays = () => {
    expect(document.querySelector("dialog a[href^='tel:']")?.textContent).toBe("8 800 000-00-00")
    expect(screen.getByRole("link", { name: "client@gran.example" })).toBeTruthy()
    expect(screen.getByRole("link", { name: spoken("Все контакты и адреса") }).getAttribute("href")).toBe("/customer-service/contacts/")
  }

  it("[DLG-040] says how the house is reached", async () => {
    await stage.open("contactUs")
    expect(title()).toMatch(spoken("Связаться с нами"))
    seeWays()
  })

  it("[DLG-039] of a piece that is not sold by the button names it, and says how the house is reached, also without one", async () => {
    await stage.open("exclusive")
    expect(title()).toMatch(spoken("Эксклюзивное изделие"))
    seeWays()
    await stage.open("exclusive", { name: "Кольцо «Полярис»", code: "0241073" })
    seeWays()
    expect(screen.getByText(spoken("Кольцо «Полярис»"))).toBeTruthy()
    expect(screen.getByText(spoken("Арт. 0241073"))).toBeTruthy()
  })
})

const required = spoken("Обязательное поле")

describe("an order", () => {
  const ordered = { id: 17, name: "Кольцо", link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }

  it.each([
    ["QO-001", "Быстрый заказ", "Заказать", [{}]],
    ["QO-002", "Под заказ", "Отправить запрос", [{ isAvailableforSale: false }, { isCustomJewelryActive: false }]]
  ])("[%s] is called «%s» by whether the piece is available and active", async (_, name, button, changes) => {
    for (const change of changes) {
      await stage.open("OrderModal", orderOfLine(customItem({ ...cartCustom, ...change })))
      expect(title()).toMatch(spoken(name))
      expect(screen.getByRole("button", { name: spoken(button) })).toBeTruthy()
    }
  })

  it("[QO-019] that is not whole is not sent, and says at each field what is wrong", async () => {
    await stage.open("orderJewelry", { ...ordered, isReady: true })
    await press("Заказать")
    const labels = [/^Имя/, /^E-mail/, /^Телефон/, /^Согласие|^Принимаю|персональн/]
    expect(labels.map((label) => said(label))).toEqual(labels.map(() => expect.stringMatching(required)))
    expect(stage.sent).toEqual([])
  })
})

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
    expect(title()).toMatch(spoken(name))
    expect(boxes()).toEqual(expect.arrayContaining(names))
    expect(buttons()).toContainEqual(expect.stringMatching(spoken(submit)))
  })

  it.each([
    ["DLG-011", "OrderModal", "Кольцо"],
    ["DLG-012", "orderDiamond", "Бриллиант"],
    ["DLG-013", "orderJewelry", "Кольцо"]
  ])("[%s] `%s` opens the order form, which names what is ordered, at once or by request: %s", async (_, key, name) => {
    const ordered = { id: 17, name, link: "/there/", comment: "Артикул: 0241073-1" }
    await stage.open(key, { ...ordered, isReady: true })
    expect([title(), boxes()]).toEqual([expect.stringMatching(spoken("Быстрый заказ")), ["userName", "email", "phone", "agreement"]])
    expect(screen.getByText(new RegExp(`^${name}\\. Позвоним`))).toBeTruthy()
    await stage.open(key, { ...ordered, isReady: false })
    expect([title(), boxes()]).toEqual([expect.stringMatching(spoken("Под заказ")), ["userName", "email", "phone", "agreement"]])
    expect(screen.getByText(new RegExp(`^${name}\\. Скажем`))).toBeTruthy()
  })

  it("[DLG-024] `cartAdd` says what has come into the cart, and leads there", async () => {
    await stage.open("cartAdd", { name: "Кольцо" })
    expect(title()).toMatch(spoken("Товар успешно добавлен"))
    expect(screen.getByText(spoken("Кольцо ждёт вас в корзине."))).toBeTruthy()
    expect(screen.getByRole("link", { name: spoken("Перейти в корзину") }).getAttribute("href")).toBe("/cart")
  })

  it("[DLG-033] `orderCancel` asks before an order is cancelled", async () => {
    await stage.open("orderCancel", { id: 100_001, name: "Заказ" })
    expect(title()).toMatch(spoken("Отменить заказ?"))
    for (const name of ["Оставить", "Отменить заказ"]) expect(screen.getByRole("button", { name: spoken(name) })).toBeTruthy()
  })

  it("[DLG-014] `orderSuccess` opens the thanks for an order, with its number and the way to speak with the house", async () => {
    await stage.open("orderSuccess", { number: 100_017 })
    expect(title()).toMatch(spoken("Спасибо, заявка принята"))
    expect(screen.getByText(/Номер\sзаявки\s100017/)).toBeTruthy()
    await press("Связаться с нами")
    expect(title()).toMatch(spoken("Связаться с нами"))
  })

  it("[DLG-023] `cartCertificateDiamond` opens the form of a stone's name and message, with what the shop has", async () => {
    await stage.open("cartCertificateDiamond", { item: "1-17", name: "Вега", message: "Навсегда" })
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Имя/ }).value).toBe("Вега")
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Послание/ }).value).toBe("Навсегда")
  })

  it("[DLG-025] `cartDeleteAllConfirmation` asks before the cart is cleared, to be confirmed or cancelled", async () => {
    await stage.open("cartDeleteAllConfirmation")
    expect(title()).toMatch(spoken("Очистить корзину?"))
    expect(screen.getByRole("button", { name: spoken("Очистить") })).toBeTruthy()
    await press("Отмена")
    expect(screen.getByRole("dialog").dataset["fading"]).toBe("true")
  })

  it("[DLG-034] `address` opens the form of an address, empty to add one, filled in to change one", async () => {
    const kept = {
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
    expect([title(), values()]).toEqual([expect.stringMatching(spoken("Новый адрес")), ["", "", ""]])
    await stage.open("address", { address: kept })
    expect([title(), values()]).toEqual([expect.stringMatching(spoken("Адрес доставки")), ["Мирный", "улица Тихонова", "4"]])
  })
})

describe("the question before the favourites are cleared", () => {
  it("[DLG-027] is answered with yes or no", async () => {
    await stage.open("wishlistClearConfirmation")
    expect(title()).toMatch(spoken("Очистить избранное?"))
    for (const name of ["Отмена", "Очистить"]) expect(screen.getByRole("button", { name: spoken(name) })).toBeTruthy()
  })
})
