import { describe, expect, it } from "vitest"
import { questionTopics } from "../../../core/domain/questions/question.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { questionValues, questionForm, questionBody } from "../../../core/forms/question.ts"
import { user } from "../../../qa/samples/user.ts"

const whole = {
  topic: "stones",
  questionText: "  Чем круглая огранка лучше овальной? ",
  about: "",
  name: "Анна",
  email: " anna@example.ru ",
  agreement: true
}
const wrong = (changes: object) => questionForm.check({ ...whole, ...changes })

describe("the form of a question", () => {
  it("[CNT-006] offers the topics", () => {
    expect(questionForm.fields.find(({ name }) => name === "topic")?.options?.map(({ label }) => label)).toEqual(
      questionTopics.map(({ name }) => name)
    )
  })

  it("requires everything but the product of the question", () => {
    expect(questionForm.check(emptyValues(questionForm))).toEqual({
      topic: "Обязательное поле",
      questionText: "Обязательное поле",
      name: "Обязательное поле",
      email: "Обязательное поле",
      agreement: "Обязательное поле"
    })
    expect(wrong({})).toEqual({})
  })

  it.each([
    [{ questionText: "Почём?" }, { questionText: "Не короче 10 знаков" }],
    [{ questionText: "а".repeat(2_001) }, { questionText: "Не длиннее 2000 знаков" }],
    [{ questionText: "а".repeat(2_000) }, {}],
    [{ about: "1".repeat(61) }, { about: "Не длиннее 60 знаков" }],
    [{ email: "anna@" }, { email: "Некорректный адрес" }],
    [{ topic: "weather" }, { topic: "Обязательное поле" }]
  ])("reports the errors of %o", (changes, errors) => expect(wrong(changes)).toEqual(errors))

  it("sends the texts trimmed", () => {
    expect(questionBody(whole)).toEqual({ ...whole, questionText: "Чем круглая огранка лучше овальной?", email: "anna@example.ru" })
  })

  it("is filled with a user's name and address, and the product of the page", () => {
    expect(questionValues(user, "0241073-1")).toEqual({
      name: [user.name, user.surname].filter(Boolean).join(" "),
      email: user.email,
      about: "0241073-1"
    })
    expect(questionValues(null, "")).toEqual({})
  })

  it("shows a refusal at its field, and a server error above the form", () => {
    const errors = { email: "С этой почты сегодня уже много вопросов" }
    expect(questionForm.refused({ _tag: "Refused", status: 429, message: "", errors })).toEqual({ banner: null, errors })
    expect(questionForm.refused({ _tag: "LinkGone" }).banner).toContain("Введённое осталось в форме")
  })
})
