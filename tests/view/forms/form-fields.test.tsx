// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { failed } from "../../../core/kernel/outcome.ts"
import type { Field } from "../../../core/domain/form/form.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { draw, box, write, submit } from "../../support/view/drawn-form.tsx"

afterEach(cleanup)

const name: Field = { name: "name", label: "Имя", kind: "text", privacy: "plain", isRequired: true, autocomplete: "given-name" }

describe("a field of text", () => {
  it("[VAL-001, LIM-018] accepts 1000 characters by default", () => {
    draw([
      name,
      { name: "note", label: "Заметка", kind: "lines", privacy: "plain" },
      { name: "code", label: "Код", kind: "text", privacy: "plain", most: 6 }
    ])
    expect([box(/^Имя/).maxLength, box("Заметка").maxLength, box("Код").maxLength]).toEqual([1000, 1000, 6])
  })

  it("[VAL-002] shows the used part of its maximum", () => {
    draw([{ name: "note", label: "Заметка", kind: "lines", privacy: "plain", isCounted: true }])
    expect(screen.getByText(exactText("0 / 1000"))).toBeTruthy()
    write("Заметка", "Пять слов")
    expect(screen.getByText(exactText("9 / 1000"))).toBeTruthy()
  })

  it("[VAL-003] shows an asterisk if required, and none if optional", () => {
    draw([name, { name: "surname", label: "Фамилия", kind: "text", privacy: "plain" }])
    expect(screen.getByText(/^Имя/).textContent).toBe("Имя *")
    expect(screen.getByText(/^Фамилия/).textContent).toBe("Фамилия")
    expect([box(/^Имя/).required, box("Фамилия").required]).toEqual([true, false])
  })

  it("[VAL-004] shows its rule's error on submit, sends nothing, and receives the focus", async () => {
    const { sent } = draw([name])
    expect(box(/^Имя/).getAttribute("aria-invalid")).toBe("false")
    await submit()
    expect(screen.getByRole("textbox", { description: exactText("Обязательное поле") })).toBe(document.activeElement)
    expect(sent).toEqual([])
  })

  it("shows its error on blur only after a first try, and hides it while it changes", async () => {
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

  it("[VAL-005] shows the shop's error", async () => {
    draw([name], failed({ _tag: "Refused", status: 422, message: "", errors: { name: "Такое имя занято" } }))
    write(/^Имя/, "Анна")
    await submit()
    expect(screen.getByRole("textbox", { description: exactText("Такое имя занято") })).toBe(document.activeElement)
    expect(box(/^Имя/).value).toBe("Анна")
  })

  it("has the autofill token and the keyboard for its content", () => {
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

  it("shows any typed text as text", async () => {
    const code = `<img src=x onerror="alert(1)"><script>alert(1)</script>`
    draw([name], failed({ _tag: "Refused", status: 422, message: code, errors: { name: code } }))
    write(/^Имя/, code)
    await submit()
    expect(box(/^Имя/).value).toBe(code)
    expect(screen.getByRole("alert").textContent).toMatch(exactText(code))
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
  ])("%s leaves valid characters", (_, mask, typed, seen) => {
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

  it("of a day accepts the browser's autofill", () => {
    masked({ pattern: "##.##.####" }, "date")
    write("Поле", "1990-05-17")
    expect(box("Поле").value).toBe("17.05.1990")
  })

  it("shows the stored value in typed format, without a change event", () => {
    const { actor, values } = masked("phone", "phone")
    act(() => actor.send({ type: "form.reset", values: { name: "+79210000000" } }))
    expect([box("Поле").value, values()["name"]]).toEqual(["+7 (921) 000-00-00", "+79210000000"])
  })
})

describe("a secret", () => {
  const secret: Field = { name: "password", label: "Пароль", kind: "secret", isRequired: true, most: 20, isCounted: true }

  it("is validated when it appears and at each change, and is in no event", () => {
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

  it("is counted and not cut, so that excess length can be reported", () => {
    draw([secret])
    write(/^Пароль/, "x".repeat(21))
    expect(screen.getByText(exactText("21 / 20"))).toBeTruthy()
    expect([box(/^Пароль/).value.length, box(/^Пароль/).maxLength]).toEqual([21, 1000])
  })

  it("is shown and hidden, and preserves the typed text", () => {
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

  it("is sent at once", () => {
    const { values } = draw(fields)
    fireEvent.click(screen.getByRole("checkbox", { name: /^Согласие/ }))
    fireEvent.click(screen.getByRole("radio", { name: "Мужской" }))
    expect(values()).toEqual({ accept: true, sex: "male" })
    expect(screen.getByRole("group", { name: "Пол" })).toBeTruthy()
  })

  it("that is missing is reported at it", async () => {
    draw(fields)
    await submit()
    expect(screen.getByRole("checkbox", { description: exactText("Обязательное поле") })).toBe(document.activeElement)
  })
})
