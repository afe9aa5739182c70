import { failed, succeeded } from "../../../core/actors/outcome.ts"
import { emailPattern } from "../../../core/domain/email.ts"
import type { FormDefinition } from "../../../core/domain/form.ts"
import { type FormContext, type FormMachine, formMachine } from "../../../core/machines/form.machine.ts"
import { formSentences } from "../../support/form-sentences.ts"
import { defineModel } from "../../support/model.ts"
import { defect } from "../../support/visits.ts"

/** A form with a text, a consent and a secret: it stands for every form. */
const definition: FormDefinition = {
  name: "testForm",
  fields: [
    { name: "email", label: "Электронная почта", kind: "email", isRequired: true },
    { name: "accept", label: "Согласие", kind: "flag", isRequired: true },
    { name: "password", label: "Пароль", kind: "secret", isRequired: true }
  ],
  check: ({ accept, email }) => ({
    ...(typeof email === "string" && emailPattern.test(email) ? {} : { email: "Некорректный адрес" }),
    ...(accept === true ? {} : { accept: "Обязательное поле" })
  }),
  judge: ({ password }) => (password === "" ? { password: "Обязательное поле" } : {}),
  refused: (refusal) =>
    refusal._tag === "Refused" ? { banner: refusal.message, errors: refusal.errors } : { banner: "Не вышло", errors: {} }
}

const refusal = { _tag: "Refused", status: 422, message: "Проверьте адрес", errors: { email: "Такой адрес занят" } } as const
const sound = { email: "anna@example.ru", accept: true, password: null }

const isSound = ({ values, verdicts }: FormContext) =>
  values["email"] === sound.email && values["accept"] === true && verdicts["password"] === null

export const model = defineModel<FormMachine>({
  name: "form",
  world: {
    machine: formMachine(definition),
    /** It is left out what repeats: a form is filled once, tried at most twice, and sent again only after it was refused. */
    follows: (snapshot, { type }) => {
      const context: FormContext = snapshot.context
      if (snapshot.matches("done")) return true
      if (type === "form.submit") return context.tries < (isSound(context) ? 2 : 1)
      return type !== "form.change" || context.values["accept"] === false || context.banner !== null
    },
    events: [
      { type: "form.change", field: "email", value: sound.email },
      { type: "form.change", field: "accept", value: true },
      { type: "form.change", field: "unknown", value: "x" },
      { type: "form.judge", field: "password", verdicts: { password: null } },
      { type: "form.judge", field: "password", verdicts: { password: "Пароль должен содержать от 8 до 20 символов" } },
      { type: "form.judge", field: "unknown", verdicts: {} },
      { type: "form.leave", field: "email" },
      { type: "form.leave", field: "password" },
      { type: "form.leave", field: "unknown" },
      { type: "form.submit" },
      { type: "xstate.done.actor.submit", output: succeeded({ id: 7 }) },
      { type: "xstate.done.actor.submit", output: failed(refusal) },
      { type: "xstate.done.actor.submit", output: failed({ _tag: "SecretsGone" }) },
      { type: "xstate.done.actor.submit", output: failed({ _tag: "Unreachable" }) },
      { type: "xstate.error.actor.submit", error: defect }
    ]
  },
  ...formSentences(definition)
})
