// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { deletionRows, unfinishedText } from "../../../core/domain/account/account-deletion.ts"
import { unfinishedValues } from "../../../core/forms/account-deletion.ts"
import { resetLinkValues } from "../../../core/forms/pass-new.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, refused, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { box, fields, write, title, fieldNote, banner, password } from "../../support/view/dialog-boxes.ts"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(clearStage)

describe("the recovery of a password", () => {
  beforeEach(() => stage.open("passRecovery"))

  it("[FORM-020] requires an address", async () => {
    await stage.press("Отправить ссылку")
    expect(fieldNote(fields.email)).toMatch(required)
    write(fields.email, "anna")
    await stage.press("Отправить ссылку")
    expect(fieldNote(fields.email)).toMatch(exactText("Некорректный адрес"))
  })

  it("[FORM-022] shows that the letter was sent", async () => {
    write(fields.email, "anna@example.ru")
    await stage.press("Отправить ссылку")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(exactText("Ссылка для восстановления пароля отправлена на вашу почту."))
  })

  it("[ERRC-022] shows that it failed", async () => {
    write(fields.email, "anna@example.ru")
    await stage.press("Отправить ссылку")
    await stage.answer(refused())
    expect(banner()).toMatch(exactText("Ошибка. Проверьте правильность введенных данных."))
  })
})

describe("a new password", () => {
  beforeEach(() => stage.open("passNew"))

  it("[FORM-025, FORM-026] requires 8 to 20 characters, twice", async () => {
    const refusal = "Пароль должен содержать от 8 до 20 символов"
    const texts = [
      [7, refusal],
      [8, "От 8 до 20 символов"],
      [20, "От 8 до 20 символов"],
      [21, refusal]
    ] as const
    for (const [length, text] of texts) {
      write(fields.newPassword, "x".repeat(length))
      await stage.press("Сохранить пароль")
      expect([fieldNote(fields.newPassword), fieldNote(fields.again)]).toEqual([
        expect.stringMatching(exactText(text)),
        expect.stringMatching(required)
      ])
    }
  })

  it("[FORM-027, ERRC-023] sends nothing while the two differ", async () => {
    write(fields.newPassword, password)
    write(fields.again, "Diamond-1906")
    await stage.press("Сохранить пароль")
    expect([fieldNote(fields.again), stage.sent]).toEqual([expect.stringMatching(exactText("Значения не совпадают")), []])
    write(fields.again, password)
    await stage.press("Сохранить пароль")
    expect(stage.sent).toHaveLength(1)
  })

  it("[ERRC-024] shows the same for an expired link, and offers another letter", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await stage.press("Сохранить пароль")
    await stage.answer(refused({ status: 404 }))
    expect(banner()).toMatch(exactText("Значения не совпадают"))
    await stage.press("Запросить новое письмо")
    expect(title()).toMatch(exactText("Восстановление пароля"))
  })

  it("of a used or expired link asks for no password, and offers another letter at once", async () => {
    stage.storeValues(resetLinkValues(false))
    await stage.open("passNew")
    expect(screen.queryByLabelText(fields.newPassword)).toBeNull()
    expect(screen.getByRole("alert").textContent).toMatch(exactText(closedText))
    await stage.press("Запросить новое письмо")
    expect(title()).toMatch(exactText("Восстановление пароля"))
  })

  it("focuses the first field once the link is checked", () => {
    expect(document.activeElement).toBe(box(fields.newPassword))
  })

  it("offers another letter when the address has no link", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await stage.press("Сохранить пароль")
    await stage.answer(failed({ _tag: "LinkGone" }))
    expect(screen.getByRole("button", { name: exactText("Запросить новое письмо") })).toBeTruthy()
  })

  it("[FORM-029] is confirmed once accepted, with a link to log in", async () => {
    write(fields.newPassword, password)
    write(fields.again, password)
    await stage.press("Сохранить пароль")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(exactText("Пароль успешно изменён."))
    await stage.press("Войти")
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

  it("[FORM-030, FORM-031, FORM-032] requires three of 8 to 20 characters", async () => {
    const fieldNotes = () => [fieldNote(fields.oldPassword), fieldNote(fields.newPassword), fieldNote(fields.again)]
    await stage.press("Сменить пароль")
    expect(fieldNotes()).toEqual([1, 2, 3].map(() => expect.stringMatching(required) as unknown))
    for (const length of [7, 21]) {
      const text = "x".repeat(length)
      fill(text, text, text)
      await stage.press("Сменить пароль")
      expect(fieldNotes()).toEqual(
        [1, 2, 3].map(() => expect.stringMatching(exactText("Пароль должен содержать от 8 до 20 символов")) as unknown)
      )
    }
    expect(stage.sent).toEqual([])
    for (const length of [8, 20]) {
      const text = "x".repeat(length)
      fill(text, text, text)
      await stage.press("Сменить пароль")
      expect(stage.sent.splice(0)).toHaveLength(1)
      await stage.answer(refused())
    }
  })

  it("[FORM-033] shows that the two differ", async () => {
    fill(password, "Carat-2026", "Carat-2027")
    await stage.press("Сменить пароль")
    expect(fieldNote(fields.again)).toMatch(exactText("Пароли не совпадают"))
  })

  it.each<readonly [string, Parameters<typeof refused>[0], string]>([
    [
      "[ERRC-031] the errors of the shop, joined",
      { errors: { old: "Неверный пароль", new: "Слишком простой" } },
      "Неверный пароль, Слишком простой"
    ],
    ["[ERRC-032] its message", { message: "Попробуйте завтра" }, "Попробуйте завтра"],
    ["[ERRC-033] that something went wrong", {}, "Произошла ошибка"]
  ])("shows %s when refused", async (_, refusal, text) => {
    fill(password, "Carat-2026", "Carat-2026")
    await stage.press("Сменить пароль")
    await stage.answer(refused(refusal))
    expect(banner()).toMatch(exactText(text))
  })

  it("is confirmed once accepted, and its fields are emptied", async () => {
    fill(password, "Carat-2026", "Carat-2026")
    await stage.press("Сменить пароль")
    await stage.answer(succeeded({}))
    expect(screen.getByRole("status").textContent).toMatch(exactText("Пароль успешно изменён."))
    await stage.open(key)
    expect([box(fields.oldPassword).value, box(fields.newPassword).value, box(fields.again).value]).toEqual(["", "", ""])
  })
})

const required = exactText("Обязательное поле")
const closedText = "Ссылка из письма уже сработала или устарела: она действует один час и один раз."

describe("the deletion of the account", () => {
  beforeEach(() => stage.open("accountDeletion"))

  it("states what is erased and when, and asks for the password", async () => {
    for (const { when } of deletionRows) expect(screen.getByText(exactText(when.replaceAll("\u00a0", " ")))).toBeTruthy()
    await stage.press("Удалить аккаунт")
    expect(fieldNote(fields.password)).toMatch(required)
    expect(stage.sent).toEqual([])
  })

  it("names an unfinished order before it asks for the password, and asks again when it opens again", async () => {
    const order = { kind: "order", number: 100001 } as const
    stage.storeValues(unfinishedValues(order))
    await stage.open("accountDeletion")
    expect(screen.queryByLabelText(fields.password)).toBeNull()
    expect(screen.getByRole("alert").textContent).toMatch(exactText(unfinishedText(order).replaceAll("\u00a0", " ")))
    expect(screen.getByRole("link", { name: exactText("Открыть заказ") }).getAttribute("href")).toBe("/personal/order-history/100001")
    stage.storeValues(unfinishedValues(null))
    await stage.open("accountDeletion")
    expect(box(fields.password).value).toBe("")
  })

  it("says why it is refused, and that the account is deleted", async () => {
    write(fields.password, password)
    await stage.press("Удалить аккаунт")
    await stage.answer(refused({ message: "Заказ № 100001 ещё не завершён" }))
    expect(banner()).toMatch(exactText("Заказ № 100001 ещё не завершён"))
    await stage.press("Удалить аккаунт")
    await stage.answer(succeeded({}))
    expect(title()).toMatch(exactText("Аккаунт удалён"))
  })
})
