// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { QuestionForm } from "../../../view/questions/question-form.late.tsx"
import { Contacts } from "../../../view/questions/contacts.tsx"
import { QuestionSentScreen } from "../../../view/screens/questions/question-sent-screen.tsx"
import { storeCities, storeContacts } from "../../../qa/samples/content.ts"
import { renderIn } from "../../support/view/in-shop.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

afterEach(cleanup)
beforeAll(() => vi.stubGlobal("scrollTo", () => undefined))

const topics = [
  { code: "stones", name: "Бриллианты", hint: "Выбор и качество" },
  { code: "other", name: "Другое", hint: "Всё остальное" }
] as const

const written = { topic: "stones", questionText: "Чем круглая огранка лучше?", name: "Анна", email: "anna@example.ru", agreement: true }

/** The filled-in form on its page. */
const filled = async (submitForm: Calls["submitForm"]) => {
  const shop = await shopAt("/ask-question", { submitForm })
  await shop.until("question", () => true)
  for (const [field, value] of Object.entries(written)) shop.send("question", { type: "form.change", field, value })
  return shop
}

describe("the form of a question", () => {
  it("[CNT-006] offers the topics of the shop's answer", async () => {
    const shop = await shopAt("/ask-question")
    renderIn(shop.root, <QuestionForm topics={topics} about="" />)
    expect(screen.getAllByRole("radio").map((each) => each.getAttribute("value"))).toEqual(["stones", "other"])
  })

  it("[CNT-007] opens the confirmation after sending, and is sent once by two presses", async () => {
    const sent = vi.fn<Calls["submitForm"]>(() => Promise.resolve(succeeded({ id: 11_001 })))
    const shop = await filled(sent)
    shop.send("question", { type: "form.submit" })
    shop.send("question", { type: "form.submit" })
    await shop.until("navigation", ({ context }) => context.place.path === "/ask-question-send")
    expect(sent).toHaveBeenCalledOnce()
    renderIn(shop.root, <QuestionSentScreen />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Вопрос\sотправлен$/)
    expect(screen.getByRole("status").textContent).toMatch(/11001[\s\S]*anna@example\.ru/)
  })

  it("preserves typed values across pages, and is empty after sending", async () => {
    const shop = await filled(() => Promise.resolve(succeeded({ id: 11_001 })))
    await shop.go("/vacancies")
    await shop.go("/ask-question")
    expect(shop.features().question?.getSnapshot().context.values).toMatchObject(written)
    shop.send("question", { type: "form.submit" })
    await shop.until("question", (snapshot) => snapshot.matches("done"))
    await shop.go("/ask-question")
    renderIn(shop.root, <QuestionForm topics={topics} about="" />)
    await act(() => shop.until("question", (snapshot) => snapshot.matches("open")))
    expect(screen.getByLabelText(/^Ваш вопрос/)).toHaveProperty("value", "")
  })
})

describe("the confirmation of a question", () => {
  it("[RT-019] confirms only a question sent from this tab", async () => {
    renderIn((await shopAt("/ask-question-send")).root, <QuestionSentScreen />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Отвечаем\sписьмом$/)
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      ...["/", "/ask-question"],
      ...["/customer-service/questions-and-answers", "/ask-question", "/jewelry/", "/diamonds"]
    ])
  })
})

describe("the contacts beside the form", () => {
  it("[RT-064] are the telephone, the address, the hours and the salons", async () => {
    renderIn((await shopAt("/")).root, <Contacts contacts={storeContacts} cities={storeCities} />)
    expect(screen.getByText(storeContacts.hours)).toBeTruthy()
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "tel:+78000000000",
      `mailto:${storeContacts.email}`,
      ...storeCities.map(({ code }) => `/customer-service/contacts/?city=${code}`),
      "/customer-service/questions-and-answers"
    ])
  })
})
