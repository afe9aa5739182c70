import { act, fireEvent, render, screen } from "@testing-library/react"
import { createActor, fromPromise } from "xstate"
import type { Outcome } from "../../../core/kernel/outcome.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Field, FormDefinition, FormRefusal } from "../../../core/domain/form/form.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { FormField } from "../../../view/forms/form-field.tsx"
import { FormFrame } from "../../../view/forms/form-frame.tsx"
import { SecretsProvider } from "../../../view/shop-context.tsx"

/** Renders a form with these fields. The shop answers with `answer`, or never if it is `null`. */
export const draw = (fields: ReadonlyArray<Field>, answer: Outcome<unknown, FormRefusal> | null = succeeded({})) => {
  const definition: FormDefinition = {
    name: "profile",
    fields,
    check: (values) =>
      Object.fromEntries(
        fields.flatMap(({ isRequired, name }) =>
          isRequired && (values[name] === "" || values[name] === false) ? [[name, "Обязательное поле"]] : []
        )
      ),
    judge: () => ({}),
    refused: (refusal) =>
      refusal._tag === "Refused" ? { banner: refusal.message || null, errors: refusal.errors } : { banner: "Не вышло", errors: {} }
  }
  const sent: Array<Submission> = []
  const submit = fromPromise<Outcome<unknown, FormRefusal>, Submission>(({ input }) => {
    sent.push(input)
    return answer === null ? new Promise(() => undefined) : Promise.resolve(answer)
  })
  const actor = createActor(formMachine(definition).provide({ actors: { submit }, actions: { publishDone: () => undefined } })).start()
  const judged: Array<readonly [string, string, string]> = []
  render(
    <SecretsProvider
      value={() => ({
        ...formSecrets(makeVault()),
        judge: (form, field, text) => {
          judged.push([form, field, text])
          return { [field]: text.length < 8 ? "Пароль должен содержать от 8 до 20 символов" : null }
        }
      })}
    >
      <FormFrame actor={actor} definition={definition} submit="Сохранить" busy="Сохраняем">
        {fields.map(({ name }) => (
          <FormField key={name} name={name} />
        ))}
      </FormFrame>
    </SecretsProvider>
  )
  return { sent, judged, actor, values: () => actor.getSnapshot().context.values }
}

/** The input of a field, by its label. */
export const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)

/** Types into a field. */
export const write = (name: RegExp | string, value: string) => fireEvent.input(box(name), { target: { value } })

/** Submits the form and waits for an answer that comes at once. */
export const submit = async () => {
  fireEvent.submit(document.querySelector("form") ?? document.body)
  await act(() => new Promise((done) => void setTimeout(done)))
}
