// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
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

describe("the registration", () => {
  beforeEach(() => stage.open("registration"))
  const fill = ({ phone = "+79210000000", secret = password }: { readonly phone?: string; readonly secret?: string } = {}) => {
    write(fields.name, "Анна Орлова")
    write(fields.email, "anna@example.ru")
    write(fields.phone, phone)
    write(fields.password, secret)
  }
  const accept = () => fireEvent.click(screen.getByRole("checkbox", { name: /^Согласие/ }))

  it("[FORM-010, FORM-011, FORM-014] requires a valid name, a valid address and consent", async () => {
    await stage.press("Зарегистрироваться")
    expect([fieldNote(fields.name), fieldNote(fields.email)]).toEqual([expect.stringMatching(required), expect.stringMatching(required)])
    expect(screen.getByRole("checkbox", { name: /^Согласие/, description: required })).toBeTruthy()
    expect(document.activeElement).toBe(box(fields.name))
    write(fields.name, "Анна 2")
    write(fields.email, "anna@")
    accept()
    await stage.press("Зарегистрироваться")
    expect([fieldNote(fields.name), fieldNote(fields.email)]).toEqual([
      expect.stringMatching(exactText("Русские или латинские буквы, дефис и апостроф")),
      expect.stringMatching(exactText("Некорректный адрес"))
    ])
    expect(screen.queryByRole("checkbox", { name: /^Согласие/, description: required })).toBeNull()
  })

  it("[FORM-012, VAL-015] requires a telephone of 11 to 13 digits", async () => {
    const texts = [
      ["", "Обязательное поле"],
      ["+792100000", "Некорректный номер телефона"],
      ["+7921000000", "Некорректный номер телефона"],
      ["+79210000000", ""],
      ["8 921 000 00 00", ""],
      ["+375291234567", ""],
      ["+3752912345678", ""],
      ["+37529123456789", "Некорректный номер телефона"]
    ] as const
    fill()
    for (const [phone, text] of texts) {
      write(fields.phone, phone)
      await stage.press("Зарегистрироваться")
      expect(fieldNote(fields.phone), phone).toMatch(exactText(text))
    }
  })

  it.each([
    [0, "Обязательное поле"],
    [7, "Пароль должен содержать от 8 до 20 символов"],
    [8, "От 8 до 20 символов"],
    [20, "От 8 до 20 символов"],
    [21, "Пароль должен содержать от 8 до 20 символов"]
  ])("[FORM-013, LIM-028] judges a password of %i characters: %s", async (length, text) => {
    fill({ secret: "x".repeat(length) })
    await stage.press("Зарегистрироваться")
    expect(fieldNote(fields.password)).toMatch(exactText(text))
  })

  it("[FORM-015] sends no newsletter consent if it was not ticked", async () => {
    fill()
    accept()
    await stage.press("Зарегистрироваться")
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

  it("[FORM-016] links to the consent's text, beside the form", () => {
    const link = screen.getByRole("link", { name: /персональных данных/ })
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/privacy-policy/", "_blank"])
  })

  it("[ERRC-021] shows that the user exists when refused without field errors", async () => {
    fill()
    accept()
    await stage.press("Зарегистрироваться")
    await stage.answer(refused({ status: 409 }))
    expect(banner()).toMatch(exactText("Такой пользователь уже существует"))
  })

  it("shows the shop's errors at their fields, and focuses the first", async () => {
    fill()
    accept()
    await stage.press("Зарегистрироваться")
    await stage.answer(refused({ errors: { email: "Некорректный адрес" } }))
    expect([fieldNote(fields.email), document.activeElement]).toEqual([
      expect.stringMatching(exactText("Некорректный адрес")),
      box(fields.email)
    ])
  })

  it("[FORM-018] is confirmed on success", async () => {
    fill()
    accept()
    await stage.press("Зарегистрироваться")
    await stage.answer(succeeded({ user }))
    expect([title(), screen.getByRole("status").textContent]).toEqual([
      "Регистрация",
      expect.stringMatching(exactText("Вы успешно зарегистрировались."))
    ])
  })

  it("preserves typed values when closed, but not the secret", async () => {
    fill()
    await stage.press("Закрыть")
    stage.pass(200)
    await stage.open("registration")
    expect([box(fields.name).value, box(fields.phone).value, box(fields.password).value]).toEqual(["Анна Орлова", "+7 (921) 000-00-00", ""])
  })
})

const required = exactText("Обязательное поле")
