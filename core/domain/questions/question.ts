import { askQuestionPath } from "./question-paths.ts"

/** CNT-006. */
export const questionTopics = [
  { code: "stones", name: "Бриллианты", hint: "Выбор, качество, сертификаты лабораторий" },
  { code: "jewelry", name: "Украшения", hint: "Размер, металл, вставки, гравировка" },
  { code: "order", name: "Заказ и оплата", hint: "Оформление, оплата, паспорт при покупке" },
  { code: "delivery", name: "Доставка и получение", hint: "Сроки, салоны, пункты выдачи" },
  { code: "returns", name: "Возврат и уход", hint: "Вернуть, обменять, почистить, починить" },
  { code: "other", name: "Другое", hint: "Всё, чего нет в списке" }
] as const

export type QuestionTopic = (typeof questionTopics)[number]["code"]

export const questionTopicCodes: ReadonlyArray<QuestionTopic> = questionTopics.map(({ code }) => code)

export const topicName = (topic: QuestionTopic): string => questionTopics.find(({ code }) => code === topic)?.name ?? "Другое"

/** Characters; `about` is an article or order number. */
export const questionBounds = { least: 10, most: 2_000, about: 60, reply: 4_000 } as const

export const askQuestionAddress = (article: string): string => `${askQuestionPath}?about=${encodeURIComponent(article)}`

/** Empty when missing or too long. */
export const readAbout = (search: string): string => {
  const about = new URLSearchParams(search).get("about")?.trim() ?? ""
  return about.length > questionBounds.about ? "" : about
}
