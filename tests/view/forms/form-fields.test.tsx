// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { secretJudge } from "../../../app/provide-late.ts"
import type { Outcome } from "../../../core/kernel/outcome.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Field, FormDefinition, FormRefusal } from "../../../core/domain/form/form.ts"
import { forms } from "../../../core/forms/every-form.ts"
import { formMachine, type Submission } from "../../../core/machines/dialogs/form.machine.ts"
import { FormField } from "../../../view/forms/form-field.tsx"
import { FormFrame } from "../../../view/forms/form-frame.tsx"
import { JudgeProvider } from "../../../view/shop-context.tsx"
import { spoken } from "../../support/paths/spoken.ts"

afterEach(cleanup)

/** A form of these fields: what is required must be there, an answer of the shop is as the test has it. */
const draw = (fields: ReadonlyArray<Field>, answer: Outcome<unknown, FormRefusal> | null = succeeded({})) => {
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
  const actor = createActor(formMachine(definition).provide({ actors: { submit }, actions: { tellDone: () => undefined } })).start()
  const judged: Array<readonly [string, string, string]> = []
  render(
    <JudgeProvider
      value={(form, field, text) => {
        judged.push([form, field, text])
        return { [field]: text.length < 8 ? "Пароль должен содержать от 8 до 20 символов" : null }
      }}
    >
      <FormFrame actor={actor} definition={definition} submit="Сохранить" busy="Сохраняем">
        {fields.map(({ name }) => (
          <FormField key={name} name={name} />
        ))}
      </FormFrame>
    </JudgeProvider>
  )
  return { sent, judged, actor, values: () => actor.getSnapshot().context.values }
}

const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: RegExp | string, value: string) => fireEvent.input(box(name), { target: { value } })
const submit = async () => {
  fireEvent.submit(document.querySelector("form") ?? document.body)
  await act(() => new Promise((done) => void setTimeout(done)))
}

const name: Field = { name: "name", label: "Имя", kind: "text", privacy: "plain", isRequired: true, autocomplete: "given-name" }

describe("a field of text", () => {
  it("[VAL-001, LIM-018] takes 1000 characters where nothing else is said", () => {
    draw([
      name,
      { name: "note", label: "Заметка", kind: "lines", privacy: "plain" },
      { name: "code", label: "Код", kind: "text", privacy: "plain", most: 6 }
    ])
    expect([box(/^Имя/).maxLength, box("Заметка").maxLength, box("Код").maxLength]).toEqual([1000, 1000, 6])
  })

  it("[VAL-002] counts what is used of its maximum", () => {
    draw([{ name: "note", label: "Заметка", kind: "lines", privacy: "plain", isCounted: true }])
    expect(screen.getByText(spoken("0 / 1000"))).toBeTruthy()
    write("Заметка", "Пять слов")
    expect(screen.getByText(spoken("9 / 1000"))).toBeTruthy()
  })

  it("[VAL-003] shows an asterisk where it must be filled, and nothing where it may be left", () => {
    draw([name, { name: "surname", label: "Фамилия", kind: "text", privacy: "plain" }])
    expect(screen.getByText(/^Имя/).textContent).toBe("Имя *")
    expect(screen.getByText(/^Фамилия/).textContent).toBe("Фамилия")
    expect([box(/^Имя/).required, box("Фамилия").required]).toEqual([true, false])
  })

  it("[VAL-004] shows the error of its rule when it is sent, sends nothing, and takes the focus", async () => {
    const { sent } = draw([name])
    expect(box(/^Имя/).getAttribute("aria-invalid")).toBe("false")
    await submit()
    expect(screen.getByRole("textbox", { description: spoken("Обязательное поле") })).toBe(document.activeElement)
    expect(sent).toEqual([])
  })

  it("says its error on leaving only after a first try, and takes it back while it changes", async () => {
    draw([name])
    fireEvent.blur(box(/^Имя/))
    expect(box(/^Имя/).getAttribute("aria-invalid")).toBe("false")
    await submit()
    write(/^Имя/, "А")
    expect(box(/^Имя/).getAttribute("aria-invalid")).toBe("false")
    write(/^Имя/, "")
    fireEvent.blur(box(/^Имя/))
    expect(box(/^Имя/).getAttribute("aria-invalid")).toBe("true")
  })

  it("[VAL-005] shows what the shop says of it", async () => {
    draw([name], failed({ _tag: "Refused", status: 422, message: "", errors: { name: "Такое имя занято" } }))
    write(/^Имя/, "Анна")
    await submit()
    expect(screen.getByRole("textbox", { description: spoken("Такое имя занято") })).toBe(document.activeElement)
    expect(box(/^Имя/).value).toBe("Анна")
  })

  it("has the token of autofill and the keyboard for what is typed", () => {
    draw([
      { name: "email", label: "E-mail", kind: "email", autocomplete: "username" },
      { name: "phone", label: "Телефон", kind: "phone", mask: "phone", autocomplete: "tel" },
      { name: "birthday", label: "Дата рождения", kind: "date", mask: { pattern: "##.##.####" }, autocomplete: "bday" }
    ])
    const of = (label: string) => [box(label).type, box(label).inputMode, box(label).autocomplete]
    expect([of("E-mail"), of("Телефон"), of("Дата рождения")]).toEqual([
      ["email", "email", "username"],
      ["tel", "tel", "tel"],
      ["text", "numeric", "bday"]
    ])
  })

  it("shows what is typed as text, whatever it is", async () => {
    const code = `<img src=x onerror="alert(1)"><script>alert(1)</script>`
    draw([name], failed({ _tag: "Refused", status: 422, message: code, errors: { name: code } }))
    write(/^Имя/, code)
    await submit()
    expect(box(/^Имя/).value).toBe(code)
    expect(screen.getByRole("alert").textContent).toMatch(spoken(code))
    expect(document.querySelector("img, script")).toBeNull()
  })
})

describe("a mask", () => {
  const masked = (mask: Field["mask"], kind: "text" | "phone" | "date" = "text") =>
    draw([{ name: "name", label: "Поле", ...(kind === "text" ? { kind, privacy: "plain" } : { kind }), ...(mask && { mask }) }])
  it.each<readonly [string, Field["mask"], string, string]>([
    ["[VAL-006] of digits", { pattern: "## ##" }, "1a2b3c4", "12 34"],
    ["[VAL-007] of letters", { pattern: "SS-S" }, "1a2Ёz", "aЁ-z"],
    ["[VAL-008] of letters and digits", { pattern: "XX-XX" }, "Я.1-z!9", "Я1-z9"],
    ["[VAL-009] of a number", { number: { most: 9_999_999 } }, "1234567", "1\u00A0234\u00A0567"]
  ])("%s leaves what fits", (_, mask, typed, seen) => {
    const { values } = masked(mask)
    write("Поле", typed)
    expect([box("Поле").value, values()["name"]]).toEqual([seen, seen])
  })

  it.each([
    ["89210000000", "+7 (921) 000-00-00"],
    ["8 (921) 000-00-00", "+7 (921) 000-00-00"],
    ["79210000000", "+7 (921) 000-00-00"],
    ["9210000000", "+7 (921) 000-00-00"],
    ["+375 29 123-45-67", "+375291234567"],
    ["+7921000000099", "+7 (921) 000-00-00 99"]
  ])("of a telephone makes %s %s", (typed, seen) => {
    masked("phone", "phone")
    write("Поле", typed)
    expect(box("Поле").value).toBe(seen)
  })

  it("of a day takes what a browser fills in", () => {
    masked({ pattern: "##.##.####" }, "date")
    write("Поле", "1990-05-17")
    expect(box("Поле").value).toBe("17.05.1990")
  })

  it("shows what is kept as it would be typed, without a word of a change", () => {
    const { actor, values } = masked("phone", "phone")
    act(() => actor.send({ type: "form.renew", values: { name: "+79210000000" } }))
    expect([box("Поле").value, values()["name"]]).toEqual(["+7 (921) 000-00-00", "+79210000000"])
  })
})

describe("a secret", () => {
  const secret: Field = { name: "password", label: "Пароль", kind: "secret", isRequired: true, most: 20, isCounted: true }

  it("is judged when it appears and at each change, and goes into no event", () => {
    const { actor, judged, values } = draw([secret])
    write(/^Пароль/, "Diamond-1905")
    expect(judged).toEqual([
      ["profile", "password", ""],
      ["profile", "password", "Diamond-1905"]
    ])
    expect(values()).toEqual({})
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("Diamond")
    expect(document.body.innerHTML).not.toContain("Diamond")
  })

  it("is counted and not cut, so that what is too long can be told", () => {
    draw([secret])
    write(/^Пароль/, "x".repeat(21))
    expect(screen.getByText(spoken("21 / 20"))).toBeTruthy()
    expect([box(/^Пароль/).value.length, box(/^Пароль/).maxLength]).toEqual([21, 1000])
  })

  it("is shown and hidden, and keeps what is typed", () => {
    draw([secret])
    const eye = screen.getByRole("button", { name: "Показать пароль" })
    write(/^Пароль/, "Diamond-1905")
    expect([box(/^Пароль/).type, eye.getAttribute("aria-pressed")]).toEqual(["password", "false"])
    fireEvent.click(eye)
    expect([box(/^Пароль/).type, eye.getAttribute("aria-pressed"), box(/^Пароль/).value]).toEqual(["text", "true", "Diamond-1905"])
  })
})

describe("a choice", () => {
  const fields: ReadonlyArray<Field> = [
    { name: "accept", label: "Согласие", kind: "flag", isRequired: true },
    {
      name: "sex",
      label: "Пол",
      kind: "choice",
      privacy: "plain",
      options: [
        { value: "female", label: "Женский" },
        { value: "male", label: "Мужской" }
      ]
    }
  ]

  it("is told as it is made", () => {
    const { values } = draw(fields)
    fireEvent.click(screen.getByRole("checkbox", { name: /^Согласие/ }))
    fireEvent.click(screen.getByRole("radio", { name: "Мужской" }))
    expect(values()).toEqual({ accept: true, sex: "male" })
    expect(screen.getByRole("group", { name: "Пол" })).toBeTruthy()
  })

  it("that is missing is said at it", async () => {
    draw(fields)
    await submit()
    expect(screen.getByRole("checkbox", { description: spoken("Обязательное поле") })).toBe(document.activeElement)
  })
})

describe("a form of the shop", () => {
  const tooLong = { name: "я".repeat(21), message: "я".repeat(101) }

  it.each(Object.values(forms))(
    "[FORM-037] $name says at its fields what is wrong when it is sent, and sends nothing",
    async (definition) => {
      const sent: Array<Submission> = []
      const submitted = fromPromise<Outcome<unknown, FormRefusal>, Submission>(({ input }) => {
        sent.push(input)
        return Promise.resolve(succeeded({}))
      })
      const actor = createActor(formMachine(definition).provide({ actors: { submit: submitted }, actions: { tellDone: () => undefined } }))
      render(
        <JudgeProvider value={secretJudge(makeVault())}>
          <FormFrame actor={actor.start()} definition={definition} submit="Сохранить" busy="Сохраняем">
            {definition.fields.map(({ name: field }) => (
              <FormField key={field} name={field} />
            ))}
          </FormFrame>
        </JudgeProvider>
      )
      const wrong: Readonly<Record<string, string>> = definition.name === "diamondWords" ? tooLong : {}
      for (const [field, value] of Object.entries(wrong)) act(() => actor.send({ type: "form.change", field, value }))
      await submit()
      const { errors, values } = actor.getSnapshot().context
      const said = Object.keys(errors).map((field) => {
        const at = document.querySelector(`[name="${field}"]`)?.getAttribute("aria-describedby")
        return [field, document.getElementById(at ?? "")?.textContent]
      })
      expect(Object.keys(errors)).not.toEqual([])
      expect(errors).toMatchObject(definition.check(values))
      expect(said).toEqual(Object.entries(errors).map(([field, text]) => [field, expect.stringMatching(spoken(text))]))
      expect(sent).toEqual([])
    }
  )
})

describe("a form on its way", () => {
  it("is sent once, however often it is sent, and cannot be changed meanwhile", async () => {
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

  it("that is refused says why above its fields, and keeps what was typed", async () => {
    draw([name], failed({ _tag: "Unreachable" }))
    write(/^Имя/, "Анна")
    await submit()
    expect(screen.getByRole("alert").textContent).toMatch(/^Нет\sсвязи/)
    expect(box(/^Имя/).value).toBe("Анна")
  })
})
