import { describe, expect, it } from "vitest"
import { answersAddress, findAnswers, readAnswersTerm } from "../../../../core/domain/questions/find-answers.ts"
import { askQuestionAddress, readAbout } from "../../../../core/domain/questions/question.ts"

const blocks = [
  { kind: "text", text: "Доставка бесплатна" },
  { kind: "heading", text: "Доставка" },
  {
    kind: "questions",
    items: [
      { question: "Сколько стоит доставка?", answer: "По России ничего." },
      { question: "Сколько ждёт посылка?", answer: "Не более 5 рабочих дней." }
    ]
  },
  { kind: "heading", text: "После покупки" },
  { kind: "questions", items: [{ question: "Можно ли вернуть украшение?", answer: "Исключение: изделия с гравировкой." }] }
] as const

const found = (term: string) => findAnswers(blocks, term)?.sections.flatMap(({ items }) => items.map(({ question }) => question))

describe("the search in questions and answers", () => {
  it.each([
    ["ДОСТАВКОЙ", ["Сколько стоит доставка?", "Сколько ждёт посылка?"]],
    ["возвраты", ["Можно ли вернуть украшение?"]],
    ["гравировка", ["Можно ли вернуть украшение?"]],
    ["ждет посылку", ["Сколько ждёт посылка?"]],
    ["5 дней", ["Сколько ждёт посылка?"]],
    ["украшения с гравировками", ["Можно ли вернуть украшение?"]],
    ["слон", []]
  ])("finds «%s» in any form of its words", (term, questions) => expect(found(term)).toEqual(questions))

  it("preserves the heading of each section, and counts", () => {
    expect(findAnswers(blocks, "стоит")).toEqual({
      sections: [{ heading: "Доставка", items: [blocks[2].items[0]] }],
      count: 1
    })
  })

  it.each(["", "  ", "?!"])("searches for nothing when «%s» is typed", (term) => expect(findAnswers(blocks, term)).toBeNull())

  it("is in the address of the page", () => {
    expect(answersAddress(" возврат денег ")).toBe(`/customer-service/questions-and-answers?q=${encodeURIComponent("возврат денег")}`)
    expect(answersAddress(" ")).toBe("/customer-service/questions-and-answers")
    expect(readAnswersTerm(new URL(answersAddress("возврат"), "http://shop").search)).toBe("возврат")
    expect(readAnswersTerm(`?q=${"а".repeat(500)}`)).toHaveLength(100)
  })
})

describe("the product that a question is about", () => {
  it("is in the address of the form", () => {
    expect(readAbout(new URL(askQuestionAddress("0241073-1"), "http://shop").search)).toBe("0241073-1")
    expect([readAbout(""), readAbout(`?about=${"1".repeat(61)}`)]).toEqual(["", ""])
  })
})
