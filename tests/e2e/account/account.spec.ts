import { randomUUID } from "node:crypto"
import type { Page } from "playwright/test"
import { type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { always, byTurn } from "../../support/rings.ts"
import type { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { linkTo } from "../support/letters.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can inject faults. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

const somebody = () => ({ name: "Анна Орлова", email: `anna-${randomUUID()}@gran.test`, phone: "8 (921) 000-00-00" })
const password = "Yantar-i-more-19"

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Registers, logs out, resets the password by letter and logs in. */
const goThroughAccount = async (account: AccountDialogs, page: Page) => {
  const person = somebody()
  await account.requestProfile()
  await account.register(person, password)
  await account.seeStatus("Вы успешно зарегистрировались.")
  await account.see("Регистрация")
  await account.seeAddress("/personal/profile/")
  await account.seeNone()

  await page.getByRole("button", { name: "Выйти" }).click()
  await account.seeAddress("/")
  await account.requestProfile()
  await account.write("E-mail", person.email)
  await account.press("Забыли пароль?")
  await account.see("Восстановление пароля")
  await expect(account.field("E-mail")).toHaveValue(person.email)
  await account.press("Отправить ссылку")
  await account.seeStatus("Ссылка для восстановления пароля отправлена на вашу почту.")

  const link = await linkTo(page.request, person.email, /password-reset=/)
  await account.open(link)
  await account.see("Новый пароль")
  expect(page.url()).not.toContain("password-reset")
  await account.write("Новый пароль", "Carat-2026")
  await account.write("Новый пароль ещё раз", "Carat-2026")
  await account.press("Сохранить пароль")
  await account.seeStatus("Пароль успешно изменён.")

  await account.press("Войти")
  await account.see("Вход")
  await account.signIn(person.email, password)
  await account.seeBanner("Неверный логин или пароль")
  await account.signIn(person.email, "Carat-2026")
  await account.seeStatus("Вы были успешно авторизованы.")
  await account.open("/personal/profile/")
  await account.seeAddress("/personal/profile/")
  await account.seeNone()

  await account.open(link)
  await account.seeBanner("Ссылка из письма уже сработала или устарела: она действует один час и один раз.")
  await expect(account.field("Новый пароль")).toHaveCount(0)
  expect(page.url()).not.toContain("password-reset")
  await account.press("Запросить новое письмо")
  await account.see("Восстановление пароля")
}

test(
  "[FORM-018, FORM-023, FORM-024] a new visitor registers, logs out, resets a forgotten password by letter and logs in",
  always,
  async ({ account, page, watched }) => {
    await goThroughAccount(account, page)
    expect(watched.broken.filter((text) => !/status of 40[13]/.test(text))).toEqual([])
  }
)

test.describe("on a phone", () => {
  test.use(phone)

  test("a new visitor registers, logs out, resets a forgotten password by letter and logs in", byTurn, async ({ account, page }) => {
    await goThroughAccount(account, page)
  })

  test("swiping the title down closes the sheet, swiping the fields does not, and Back closes it without leaving the page", async ({
    account,
    page
  }) => {
    await account.requestProfile()
    const finger = await page.context().newCDPSession(page)
    const draw = async (from: { readonly x: number; readonly y: number }, down: number) => {
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] })
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: from.x, y: from.y + down }] })
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    const middle = async (of: ReturnType<typeof account.field>) => {
      const { height, width, x, y } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: x + width / 2, y: y + height / 2 }
    }
    const title = account.dialog.getByRole("heading")
    await draw(await middle(account.dialog.getByText("Впервые")), 60)
    await draw(await middle(title), 15)
    await account.see("Вход")
    await draw(await middle(title), 60)
    await account.seeNone()
    await account.requestProfile()
    await account.field("E-mail").tap()
    await account.goBack()
    await account.seeNone()
    await account.seeAddress("/")
  })
})

test("a half-typed registration survives a reload without its password, and the phone number is formatted while typing", async ({
  account,
  page
}) => {
  await account.requestProfile()
  await account.press("Зарегистрироваться")
  await account.write("Имя и фамилия", "Анна Орлова")
  await account.write("Телефон", "9210000000")
  await account.write("Пароль", password)
  await account.reload()
  await account.see("Регистрация")
  await expect(account.field("Имя и фамилия")).toHaveValue("Анна Орлова")
  await expect(account.field("Телефон")).toHaveValue("+7 (921) 000-00-00")
  await expect(account.field("Пароль")).toHaveValue("")
  const phoneField = account.field("Телефон")
  await phoneField.clear()
  await phoneField.pressSequentially("89210001122")
  await expect(phoneField).toHaveValue("+7 (921) 000-11-22")
  for (let key = 0; key < 9; key++) await page.keyboard.press("Backspace")
  await expect(phoneField).toHaveValue("+7 (9")
  for (let key = 0; key < 3; key++) await page.keyboard.press("Backspace")
  await expect(phoneField).toHaveValue("")
  await phoneField.pressSequentially("+375291234567")
  await expect(phoneField).toHaveValue("+375291234567")
})

test("[DLG-003] a form shows its errors on submit and then on blur, by the keyboard alone, while the page behind it does not scroll", async ({
  account,
  page,
  watched
}) => {
  await account.requestProfile()
  await expect(account.field("E-mail")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(account.field("E-mail")).toHaveAttribute("aria-invalid", "false")
  await page.keyboard.press("Enter")
  await account.seeWrong("E-mail", "Обязательное поле")
  await account.seeWrong("Пароль", "Обязательное поле")
  await expect(account.field("E-mail")).toBeFocused()
  await page.keyboard.type("anna@")
  await expect(account.field("E-mail")).toHaveAttribute("aria-invalid", "false")
  await page.keyboard.press("Tab")
  await account.seeWrong("E-mail", "Некорректный адрес")
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true
    )
  }
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await scrolling()).toBe("hidden")
  await page.keyboard.press("Escape")
  await account.seeNone()
  await expect.poll(scrolling).toBe("visible")
  expect(watched.data.filter((path) => path.includes("/session"))).toEqual([])
})

test("a registration that fails preserves its fields, and a double click sends it once when the shop is back", async ({
  account,
  faulty,
  watched
}) => {
  const person = somebody()
  await account.requestProfile()
  faulty.inject({ match: /^\/api\/v2\/register/, fault: { kind: "down" } })
  await account.register(person, password)
  await account.seeBanner(/^Нет\sсвязи/)
  faulty.inject({ match: /^\/api\/v2\/register/, fault: { kind: "status", status: 500 } })
  await account.press("Зарегистрироваться")
  await account.seeBanner(/^Не\sполучилось/)
  await expect(account.field("E-mail")).toHaveValue(person.email)
  await expect(account.field("Пароль")).toHaveValue(password)
  faulty.lift()
  const before = watched.data.filter((path) => path.includes("/register")).length
  await account.dialog.getByRole("button", { name: "Зарегистрироваться" }).dblclick()
  await account.seeStatus("Вы успешно зарегистрировались.")
  expect(watched.data.filter((path) => path.includes("/register"))).toHaveLength(before + 1)
})

test("log-in and registration with field errors pass axe and fit 390 and 1440 px", byTurn, async ({ account, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await account.requestProfile()
  for (const [next, title] of [
    ["Войти", "Вход"],
    ["Зарегистрироваться", "Регистрация"]
  ] as const) {
    await account.see(title)
    await account.press(next)
    await expect(account.dialog.getByText(/Обязательное\sполе/).first()).toBeVisible()
    await seeNoFaults(page, [390, 1440])
    if (title === "Вход") await account.press("Зарегистрироваться")
  }
})
