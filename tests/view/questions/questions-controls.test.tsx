// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { questionTopics } from "../../../core/domain/questions/question.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { user } from "../../../qa/samples/user.ts"
import { choose, leave, submit, testControls, tick, type } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"
import { SecretsProvider, ShopProvider } from "../../../view/shop-context.tsx"
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

it("takes over the topic, the text and the consent of a visitor who was faster than hydration", async () => {
  cleanup()
  const shop = await shopAt("/ask-question")
  await shop.until("question", () => true)
  const parts = (
    <SecretsProvider value={() => formSecrets(makeVault())}>
      <ShopProvider value={shop.root}>
        <QuestionForm topics={questionTopics} about="" />
      </ShopProvider>
    </SecretsProvider>
  )
  const container = document.createElement("div")
  container.innerHTML = renderToString(parts)
  document.body.append(container)
  const [topic] = screen.getAllByRole<HTMLInputElement>("radio")
  const consent = screen.getByRole<HTMLInputElement>("checkbox")
  if (topic === undefined) throw new Error("the form has no topics")
  topic.click()
  consent.click()
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Ваш вопрос/ }).value = "Подойдёт ли?"
  render(parts, { container, hydrate: true })
  const { values } = shop.features().question?.getSnapshot().context ?? {}
  expect(values).toMatchObject({ topic: topic.value, agreement: true, questionText: "Подойдёт ли?" })
  expect([topic.checked, consent.checked]).toEqual([true, true])
})
