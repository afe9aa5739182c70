// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Answers } from "../../../view/content/answers.tsx"

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

  it("open the one that the address names", () => {
    location.hash = "#сколько-стоит-доставка"
    Element.prototype.scrollIntoView = () => undefined
    render(<Answers blocks={blocks} term="" />)
    expect(document.querySelector("details[open] summary")?.textContent).toBe("Сколько стоит доставка?")
    location.hash = ""
  })
})
