// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, refused, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { box, fields, write, title, fieldNote, banner, password } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

describe("the login", () => {
  beforeEach(() => stage.open("login"))

  it("[FORM-001] requires an address", async () => {
    await stage.press("Войти")
    expect(fieldNote(fields.email)).toMatch(required)
    expect(stage.sent).toEqual([])
  })

  it("[FORM-002, VAL-013] requires a valid address", async () => {
    write(fields.email, "anna@")
    await stage.press("Войти")
    expect(fieldNote(fields.email)).toMatch(exactText("Некорректный адрес"))
    write(fields.email, "anna@example.ru")
    await stage.press("Войти")
    expect(fieldNote(fields.email)).toBe("")
  })

  it("[FORM-003] requires a password, without a length rule, and puts it into no event", async () => {
    write(fields.email, "anna@example.ru")
    await stage.press("Войти")
    expect([fieldNote(fields.password), stage.sent]).toEqual([expect.stringMatching(required), []])
    for (const secret of ["q1", "q".repeat(40)]) {
      write(fields.password, secret)
      await stage.press("Войти")
      expect(stage.sent.splice(0)).toEqual([{ form: "login", values: { email: "anna@example.ru" } }])
      expect(stage.stored()).not.toContain(secret)
      await stage.answer(refused())
    }
  })

  it("[FORM-009, ERRC-020] remains open when refused, with a message above the fields", async () => {
    write(fields.email, "anna@example.ru")
    write(fields.password, password)
    await stage.press("Войти")
    await stage.answer(refused({ status: 401, message: "whatever" }))
    expect([title(), banner()]).toEqual(["Вход", expect.stringMatching(exactText("Неверный логин или пароль"))])
    expect(box(fields.email).value).toBe("anna@example.ru")
    await stage.press("Войти")
    expect(banner()).toBeNull()
    await stage.answer(failed({ _tag: "AuthenticationFailed" }))
    expect([title(), banner()]).toEqual(["Вход", expect.stringMatching(exactText("Неверный логин или пароль"))])
  })

  it("[FORM-005] is confirmed on success", async () => {
    write(fields.email, "anna@example.ru")
    write(fields.password, password)
    await stage.press("Войти")
    await stage.answer(succeeded({ user }))
    expect([title(), screen.getByRole("status").textContent]).toEqual([
      "Вход",
      expect.stringMatching(exactText("Вы были успешно авторизованы."))
    ])
  })

  it("[FORM-036] links to the registration and back, and to a new password, with the typed address", async () => {
    write(fields.email, "boris@example.ru")
    await stage.press("Зарегистрироваться")
    expect([title(), box(fields.email).value]).toEqual(["Регистрация", "boris@example.ru"])
    await stage.press("Войти")
    expect([title(), box(fields.email).value]).toEqual(["Вход", "boris@example.ru"])
    write(fields.email, "anna@example.ru")
    await stage.press("Забыли пароль?")
    expect(title()).toMatch(exactText("Восстановление пароля"))
    expect(box(fields.email).value).toBe("anna@example.ru")
  })
})

describe("the login of a page of users", () => {
  it("passes on its redirect", async () => {
    await stage.open("login", { redirect: true })
    await stage.press("Зарегистрироваться")
    expect(stage.dialogs().context.active).toEqual({ key: "registration", props: { redirect: true } })
    await stage.press("Войти")
    expect(stage.dialogs().context.active).toEqual({ key: "login", props: { redirect: true } })
  })

  it("explains why it opened", async () => {
    await stage.open("login", { notice: "Время входа истекло" })
    expect(screen.getByText(exactText("Время входа истекло"))).toBeTruthy()
  })
})

const required = exactText("Обязательное поле")
