// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import type { Outcome } from "../../../core/kernel/outcome.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Field, FormRefusal } from "../../../core/domain/form/form.ts"
import { forms } from "../../../core/forms/every-form.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import { FormField } from "../../../view/forms/form-field.tsx"
import { FormFrame } from "../../../view/forms/form-frame.tsx"
import { SecretsProvider } from "../../../view/shop-context.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { draw, box, write, submit } from "../../support/view/drawn-form.tsx"

afterEach(cleanup)

const name: Field = { name: "name", label: "Имя", kind: "text", privacy: "plain", isRequired: true, autocomplete: "given-name" }

describe("a form of the shop", () => {
  const tooLong = { name: "я".repeat(21), message: "я".repeat(101) }

  it.each(Object.values(forms))("[FORM-037] $name shows its errors at the fields on submit, and sends nothing", async (definition) => {
    const sent: Array<Submission> = []
    const submitted = fromPromise<Outcome<unknown, FormRefusal>, Submission>(({ input }) => {
      sent.push(input)
      return Promise.resolve(succeeded({}))
    })
    const actor = createActor(formMachine(definition).provide({ actors: { submit: submitted }, actions: { publishDone: () => undefined } }))
    const secrets = formSecrets(makeVault())
    render(
      <SecretsProvider value={() => secrets}>
        <FormFrame actor={actor.start()} definition={definition} submit="Сохранить" busy="Сохраняем">
          {definition.fields.map(({ name: field }) => (
            <FormField key={field} name={field} />
          ))}
        </FormFrame>
      </SecretsProvider>
    )
    const wrong: Readonly<Record<string, string>> = definition.name === "diamondWords" ? tooLong : {}
    for (const [field, value] of Object.entries(wrong)) act(() => actor.send({ type: "form.change", field, value }))
    await submit()
    const { errors, values } = actor.getSnapshot().context
    const said = Object.keys(errors).map((field) => {
      const drawn = document.querySelector(`[name="${field}"]`)
      const at = (drawn?.closest("fieldset") ?? drawn)?.getAttribute("aria-describedby")
      return [field, document.getElementById(at ?? "")?.textContent]
    })
    expect(Object.keys(errors)).not.toEqual([])
    expect(errors).toMatchObject(definition.check(values))
    expect(said).toEqual(Object.entries(errors).map(([field, text]) => [field, expect.stringMatching(exactText(text))]))
    expect(sent).toEqual([])
  })
})

describe("a form being sent", () => {
  it("is sent once for any number of submits, and cannot be changed meanwhile", async () => {
    const { sent, values } = draw([name], null)
    write(/^Имя/, "Анна")
    await submit()
    await submit()
    expect(sent).toEqual([{ form: "profile", values: { name: "Анна" } }])
    expect(screen.getByRole("button", { name: /Сохраняем/ }).getAttribute("aria-busy")).toBe("true")
    expect(box(/^Имя/).readOnly).toBe(true)
    write(/^Имя/, "Вера")
    expect(values()).toEqual({ name: "Анна" })
  })

  it("that is refused shows the reason above its fields, and preserves typed values", async () => {
    draw([name], failed({ _tag: "Unreachable" }))
    write(/^Имя/, "Анна")
    await submit()
    expect(screen.getByRole("alert").textContent).toMatch(/^Нет\sсвязи/)
    expect(box(/^Имя/).value).toBe("Анна")
  })
})
