import type { AnyStateMachine } from "xstate"
import { failed, succeeded } from "../../core/actors/outcome.ts"
import { emailPattern } from "../../core/domain/email.ts"
import type { FormDefinition } from "../../core/domain/form.ts"
import type { Machines } from "../../core/journal/machines.ts"
import { type FormContext, formMachine } from "../../core/machines/form.machine.ts"
import { worldOf } from "./live.ts"
import type { World } from "./paths.ts"

/** A form with a text, a consent and a secret. */
export const definition: FormDefinition = {
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

/** It is left out what repeats: a form is filled once, tried at most twice, and sent again only after it was refused. */
export const formWorld: World = {
  machine: formMachine(definition),
  follows: (snapshot, { type }) => {
    const context = snapshot.context as FormContext
    if (type === "form.submit") return context.tries < (isSound(context) ? 2 : 1)
    return type !== "form.change" || context.values["accept"] === false || context.banner !== null
  },
  events: [
    { type: "form.change", field: "email", value: sound.email },
    { type: "form.change", field: "accept", value: true },
    { type: "form.change", field: "unknown", value: "x" },
    { type: "form.judge", field: "password", verdicts: { password: null } },
    { type: "form.judge", field: "password", verdicts: { password: "Пароль должен содержать от 8 до 20 символов" } },
    { type: "form.leave", field: "email" },
    { type: "form.submit" },
    { type: "xstate.done.actor.submit", output: succeeded({ id: 7 }) },
    { type: "xstate.done.actor.submit", output: failed(refusal) },
    { type: "xstate.done.actor.submit", output: failed({ _tag: "SecretsGone" }) },
    { type: "xstate.done.actor.submit", output: failed({ _tag: "Unreachable" }) },
    { type: "xstate.error.actor.submit", error: { name: "TypeError", message: "a bug" } }
  ]
}

export const formMachines: Machines = {
  world: worldOf(formWorld.machine, undefined) as AnyStateMachine,
  subject: formWorld.machine
}
