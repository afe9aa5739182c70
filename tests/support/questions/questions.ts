import type { GivenByKey } from "../../../core/contract/calls.ts"

type Question = NonNullable<GivenByKey["questions.ask"]["body"]>

/** A complete question of a guest. */
export const wishedQuestion = (changes: Partial<Question> = {}): Question => ({
  name: "Анна",
  email: "anna-questions@gran.test",
  topic: "stones",
  questionText: "Чем круглая огранка лучше овальной?",
  about: "",
  agreement: true,
  ...changes
})
