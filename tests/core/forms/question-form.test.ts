import { describe, expect, it } from "vitest"
import { questionTopics } from "../../../core/domain/questions/question.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { knownQuestion, questionForm, sentQuestion } from "../../../core/forms/question.ts"
import { user } from "../../support/samples/user.ts"

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

  it("asks for everything but the thing that the question is about", () => {
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
  ])("says of %o what is wrong", (changes, errors) => expect(wrong(changes)).toEqual(errors))

  it("sends the texts without the blanks around them", () => {
    expect(sentQuestion(whole)).toEqual({ ...whole, questionText: "Чем круглая огранка лучше овальной?", email: "anna@example.ru" })
  })

  it("knows the name and the address of a user, and the thing that the page names", () => {
    expect(knownQuestion(user, "0241073-1")).toEqual({
      name: [user.name, user.surname].filter(Boolean).join(" "),
      email: user.email,
      about: "0241073-1"
    })
    expect(knownQuestion(null, "")).toEqual({})
  })

  it("says a refusal at its field, and a fault of the shop above the form", () => {
    const errors = { email: "С этой почты сегодня уже много вопросов" }
    expect(questionForm.refused({ _tag: "Refused", status: 429, message: "", errors })).toEqual({ banner: null, errors })
    expect(questionForm.refused({ _tag: "LinkGone" }).banner).toContain("Введённое осталось в форме")
  })
})
