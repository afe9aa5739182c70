import { Schema } from "effect"
import type { User } from "../contract/session.ts"
import { questionFields } from "../contract/content/questions.ts"
import type { Values } from "../domain/form/form.ts"
import { questionBounds, questionTopicCodes, questionTopics } from "../domain/questions/question.ts"
import { checkBy, trimText } from "./check-by.ts"
import { formCall, type ShopForm, showRefusal } from "./shop-form.ts"

const check = checkBy(Schema.Struct(questionFields))

/** CNT-006, CNT-007. The page shows the server's topics; the inspector makes examples of `options`. */
export const questionForm = {
  name: "question",
  /** CNT-007. */
  sentBy: formCall("questions.ask", (values) => ({ body: questionBody(values) }), { isKeyedByContent: true }),
  fields: [
    {
      name: "topic",
      label: "О чём вопрос",
      kind: "choice",
      privacy: "plain",
      isRequired: true,
      options: questionTopics.map(({ code, name }) => ({ value: code, label: name }))
    },
    {
      name: "questionText",
      label: "Ваш вопрос",
      kind: "lines",
      privacy: "personal",
      isRequired: true,
      most: questionBounds.most,
      isCounted: true
    },
    {
      name: "about",
      label: "Артикул или номер заказа",
      kind: "text",
      privacy: "personal",
      hint: "Если вопрос о конкретной вещи или заказе",
      most: questionBounds.about,
      autocomplete: "off"
    },
    { name: "name", label: "Имя", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "name" },
    {
      name: "email",
      label: "E-mail",
      kind: "email",
      isRequired: true,
      hint: "На него придёт ответ",
      most: 254,
      autocomplete: "email"
    },
    { name: "agreement", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true }
  ],
  check: (values) => check(sentOf(values)),
  judge: () => ({}),
  refused: showRefusal("Не получилось отправить. Введённое осталось в форме, попробуйте ещё раз")
} satisfies ShopForm

/** Initial values: the user's name and e-mail, and the article in the page's address. */
export const questionValues = (user: User | null, about: string): Values => ({
  ...(user !== null && {
    name: [user.name, user.surname].filter((part) => part !== null && part !== "").join(" "),
    email: user.email
  }),
  ...(about !== "" && { about })
})

const sentOf = (values: Values) => ({
  name: trimText(values["name"]),
  email: trimText(values["email"]),
  topic: trimText(values["topic"]),
  questionText: trimText(values["questionText"]),
  about: trimText(values["about"]),
  agreement: values["agreement"] === true
})

export const questionBody = (values: Values) => {
  const { topic, ...sent } = sentOf(values)
  return { ...sent, topic: questionTopicCodes.find((code) => code === topic) ?? "other" }
}
