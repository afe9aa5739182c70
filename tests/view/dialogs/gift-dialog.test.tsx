// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { loadDialog } from "../../../view/modal/loader.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"

beforeAll(() => {
  withDialogs()
  return loadDialog("cartGift")
})
let stage: ReturnType<typeof stageDialogs>
beforeEach(async () => {
  stage = stageDialogs()
  await stage.open("cartGift", {
    ...{ item: "3-3-50000-0", design: "night", quantity: "1", isInCart: "", way: "email", email: "", sendOn: "2026-11-30" },
    ...{ recipient: "Анне", sender: "", words: "Выбирай" }
  })
})
afterEach(clearStage)

const write = async (name: RegExp, value: string) => {
  fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } })
  await stage.settle()
}

test("the card shows the message while typing, and its used lines", async () => {
  expect(screen.getByRole("img", { name: /Карта, как она будет напечатана/ }).textContent).toContain("Анне")
  expect(screen.getByText(exactText("Занято строк: 1 из 8"))).toBeTruthy()
  await write(/^Слова на карте/, "Строка\n".repeat(9))
  expect(screen.getByText(exactText("На карте 8 строк. Сократите текст на 1 строку"))).toBeTruthy()
  await write(/^От кого/, "Мама")
  expect(screen.getByRole("img", { name: /Карта/ }).textContent).toContain("Мама")
})

test("a message that is too long is reported once after the form is sent", async () => {
  await write(/^Слова на карте/, "Строка\n".repeat(9))
  fireEvent.click(screen.getByRole("button", { name: exactText("Подписать и в корзину") }))
  await stage.settle()
  expect(screen.getAllByText(exactText("На карте 8 строк. Сократите текст на 1 строку"))).toHaveLength(1)
})

test("a card in an envelope has no address and no day", async () => {
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^День отправки/ }).value).toBe("30.11.2026")
  fireEvent.click(screen.getByRole("radio", { name: /конверте/ }))
  await stage.settle()
  expect(screen.queryByRole("textbox", { name: /^День отправки|^E-mail/ })).toBeNull()
})
