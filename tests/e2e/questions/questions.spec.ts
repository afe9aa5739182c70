import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { linkTo } from "../support/letters.ts"
import { expect, test } from "../support/test.ts"
import { QuestionPage } from "../../../qa/pages/question-page.ts"

const text = "Чем круглая огранка лучше овальной?"
const answersPath = "/customer-service/questions-and-answers"

test(
  "[GEN-018, RT-018] a guest asks a question on a phone and reads its confirmation, on the page and in a letter",
  always,
  async ({ page, request, watched }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const question = new QuestionPage(page)
    const email = `question-${Date.now()}@gran.test`
    await question.openForm()
    expect(await violationSummary(page)).toEqual([])
    await question.send()
    await expect(question.topic("Бриллианты")).toBeFocused()
    await question.fillIn({ text, name: "Анна", email })
    await page.reload()
    await question.interact()
    await expect(question.field("Ваш вопрос")).toHaveValue(text)
    await expect(question.topic("Бриллианты")).toBeChecked()
    await page.getByRole("main").getByRole("checkbox").check()
    await question.send()
    await question.seeSent()
    await expect(page.getByRole("main").getByRole("status")).toContainText(email)
    expect(new URL(page.url()).pathname).toBe("/ask-question-send")
    expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await linkTo(request, email, /questions-and-answers/, /получен/)).toBe(answersPath)
    await page.goBack()
    await expect(question.field("Ваш вопрос")).toHaveValue("")
    expect(watched.broken).toEqual([])
  }
)

test("a user asks about one product by keyboard alone, starting at the contacts", async ({ page, request }) => {
  const { token } = await registerUser(request)
  await storeToken(page, token)
  const question = new QuestionPage(page)
  await question.openForm("/customer-service/get-in-touch/?about=0241073-1")
  await expect(question.field("E-mail")).not.toHaveValue("")
  await expect(question.field("Артикул или номер заказа")).toHaveValue("0241073-1")
  await question.topic("Бриллианты").focus()
  await page.keyboard.press("ArrowDown")
  await expect(question.topic("Украшения")).toBeChecked()
  await page.keyboard.press("Tab")
  await page.keyboard.type("Подойдёт ли это кольцо на каждый день?")
  await page.getByRole("main").getByRole("checkbox").focus()
  await page.keyboard.press("Space")
  /** Links to the consent texts are in the tab order. */
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Отправить вопрос" })).toBeFocused()
  await page.keyboard.press("Enter")
  await question.seeSent()
})

test("questions and answers are found while typing, and by the address of one", async ({ page, shell }) => {
  await shell.open(answersPath)
  await page.getByRole("searchbox", { name: exactText("Поиск по вопросам и ответам") }).fill("гравировкой")
  await expect(page.getByRole("main").getByRole("status")).toHaveText(exactText("Нашли 2 ответа"))
  expect(await violationSummary(page)).toEqual([])
  await page.goto("about:blank")
  await page.goto(`${answersPath}#${encodeURIComponent("сколько-стоит-гравировка")}`)
  await expect(page.getByText(/^Гравировка\sстоит/)).toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the question page lists the other contacts, and answers are searched by the server", async ({ page }) => {
    await page.goto("/ask-question")
    await expect(page.getByRole("main").getByRole("link", { name: /^8\s800/ })).toBeVisible()
    await expect(page.getByRole("button", { name: "Отправить вопрос" })).toBeHidden()
    await page.goto(`${answersPath}?q=${encodeURIComponent("возврат")}`)
    await expect(page.locator("details[open]").first()).toBeVisible()
  })
})
