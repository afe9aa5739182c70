// @vitest-environment jsdom
import { expect, it } from "vitest"
import { questionTopics } from "../../../core/domain/questions/question.ts"
import { user } from "../../../qa/samples/user.ts"
import { choose, leave, submit, testControls, tick, type } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"
import { QuestionForm } from "../../../view/questions/question-form.late.tsx"

const form =
  (auth: "guest" | "stored" = "guest", about = "") =>
  async () => {
    const shop = await shopAt("/ask-question", {}, { auth })
    await shop.until("question", () => true)
    return drawRecorded(shop.root, <QuestionForm topics={questionTopics} about={about} />)
  }
const changes = (field: string, value: string | boolean) => ["question", { type: "form.change", field, value }] as const
const leaves = (field: string) => ["question", { type: "form.leave", field }] as const

testControls("view/questions/topic-field.tsx, view/questions/question-form.late.tsx", form(), [
  ["Украшения…", choose, changes("topic", "jewelry")],
  ["E-mail", leave, leaves("email")],
  ["Ваш вопрос", type("Подойдёт ли?"), changes("questionText", "Подойдёт ли?")],
  ["E-mail", type("anna@example.ru"), changes("email", "anna@example.ru")],
  ["Согласие на обработку персональных данных…", tick, changes("agreement", true)],
  ["Отправить вопрос", submit, ["question", { type: "form.submit" }]]
])

it("opens with the product of the address, and with the signed-in user", async () => {
  const known = { name: [user.name, user.surname].filter(Boolean).join(" "), email: user.email, about: "0241073-1" }
  expect((await form("stored", "0241073-1")()).sentWhenDrawn).toEqual([["question", { type: "form.open", values: known }]])
})
