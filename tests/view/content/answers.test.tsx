// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it } from "vitest"
import { answersCode } from "../../../core/domain/questions/find-answers.ts"
import { staticPage } from "../../../qa/samples/content.ts"
import { Answers } from "../../../view/content/answers.late.tsx"
import { StaticScreen } from "../../../view/screens/static-screen.tsx"

afterEach(cleanup)

const blocks = [
  { kind: "heading", text: "Доставка" },
  { kind: "questions", items: [{ question: "Сколько стоит доставка?", answer: "По России ничего." }] },
  { kind: "heading", text: "После покупки" },
  { kind: "questions", items: [{ question: "Можно ли вернуть украшение?", answer: "Да, семь дней." }] },
  { kind: "note", text: "Отвечает геммолог." }
] as const

const questions = () => [...document.querySelectorAll("summary")].map((each) => each.textContent)
const write = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } })

describe("questions and answers", () => {
  it("are all shown at first, closed, and end with a link to ask", () => {
    render(<Answers blocks={blocks} term="" />)
    expect(questions()).toHaveLength(2)
    expect(document.querySelectorAll("details[open]")).toHaveLength(0)
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.getByRole("link", { name: "Задать вопрос" }).getAttribute("href")).toBe("/ask-question")
  })

  it("are found while typing, opened and counted aloud", () => {
    render(<Answers blocks={blocks} term="" />)
    write("возврат")
    expect(questions()).toEqual(["Можно ли вернуть украшение?"])
    expect(document.querySelectorAll("details[open]")).toHaveLength(1)
    expect(screen.getByRole("status").textContent).toMatch(/^Нашли\s1\sответ$/)
    expect(screen.queryByText("Отвечает геммолог.")).toBeNull()
    write("слон")
    expect([questions(), screen.getByRole("status").textContent]).toEqual([[], "Такого ответа здесь нет"])
    write("")
    expect(questions()).toHaveLength(2)
  })

  it("are found by the address without a script", () => {
    render(<Answers blocks={blocks} term="доставка" />)
    expect(questions()).toEqual(["Сколько стоит доставка?"])
    expect(screen.getByRole("search").getAttribute("action")).toBe("/customer-service/questions-and-answers")
  })

  it("keep the focus in the search when the address gets its term, and follow another address", async () => {
    const drawn = (term: string) => (
      <StaticScreen page={{ ...staticPage, blocks, code: answersCode }} meta={{ h1: null, text: null }} term={term} />
    )
    const { rerender } = render(drawn(""))
    const field = await screen.findByRole<HTMLInputElement>("searchbox")
    field.focus()
    write(" возврат")
    rerender(drawn("возврат"))
    expect([document.activeElement === field, field.value]).toEqual([true, "возврат"])
    rerender(drawn("доставка"))
    expect(field.value).toBe("доставка")
    expect(questions()).toContain("Сколько стоит доставка?")
    expect(questions()).not.toContain("Можно ли вернуть украшение?")
  })

  it("take over a term that was typed before the hydration", async () => {
    const markup = renderToString(<Answers blocks={blocks} term="" />)
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = markup
    screen.getByRole<HTMLInputElement>("searchbox").value = "возврат"
    render(<Answers blocks={blocks} term="" />, { container, hydrate: true })
    await waitFor(() => expect(questions()).toEqual(["Можно ли вернуть украшение?"]))
  })

  it.each(["of the server's markup", "drawn later"])("open the one that the address names: %s", async (which) => {
    location.hash = "#сколько-стоит-доставка"
    Element.prototype.scrollIntoView = () => undefined
    const page = (
      <StaticScreen
        page={{ ...staticPage, blocks, code: which === "drawn later" ? answersCode : "about" }}
        meta={{ h1: null, text: null }}
      />
    )
    render(page)
    await waitFor(() => expect(document.querySelector("details[open] summary")?.textContent).toBe("Сколько стоит доставка?"))
    location.hash = ""
  })
})
