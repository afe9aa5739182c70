// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Combobox } from "../../../view/ui/combobox.tsx"

afterEach(cleanup)

const streets = ["Тверская улица", "Тверской бульвар"]

/** A field with suggestions, and the events it sends. */
const draw = (options: ReadonlyArray<string> = streets, active: number | null = 1, autoComplete?: string) => {
  const reported: Array<unknown> = []
  const escaped: Array<string> = []
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog around it, which hears Escape
    <div onKeyDown={({ key }) => escaped.push(key)}>
      <Combobox
        label="Улица"
        listLabel="Подсказки"
        options={options}
        active={active}
        autoComplete={autoComplete}
        defaultValue="Твер"
        onMove={(by) => reported.push(by)}
        onChoose={(index) => reported.push(streets[index])}
        onDismiss={() => reported.push("dismissed")}
      />
    </div>
  )
  return { reported, escaped, field: screen.getByRole("combobox", { name: "Улица" }) }
}

it("announces its suggestions and the active option", () => {
  const { field } = draw()
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "")
  expect([field.getAttribute("aria-expanded"), active?.textContent]).toEqual(["true", "Тверской бульвар"])
  expect(screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "true"])
  expect(screen.getByRole("listbox", { name: "Подсказки" }).id).toBe(field.getAttribute("aria-controls"))
  expect(screen.getByRole("status").textContent).toMatch(/^2\sподсказки$/)
})

it("moves along the options by arrow keys, chooses by Enter, and Escape closes only the list", () => {
  const { escaped, field, reported } = draw()
  for (const key of ["ArrowDown", "ArrowUp", "Enter", "Escape"]) expect(fireEvent.keyDown(field, { key })).toBe(false)
  expect(reported).toEqual([1, -1, "Тверской бульвар", "dismissed"])
  expect(escaped).toEqual([])
})

it("chooses a pressed option, and preserves the focus", () => {
  const { reported } = draw(streets, null)
  const [first] = screen.getAllByRole("option")
  if (first === undefined) throw new Error("there is no option")
  expect(fireEvent.mouseDown(first)).toBe(false)
  fireEvent.click(first)
  expect(reported).toEqual(["Тверская улица"])
})

it("is a plain field without suggestions, and dismisses its list on blur", () => {
  const { escaped, field, reported } = draw([], null)
  expect([field.getAttribute("aria-expanded"), field.getAttribute("aria-activedescendant")]).toEqual(["false", null])
  for (const key of ["ArrowDown", "Enter", "Escape"]) expect(fireEvent.keyDown(field, { key })).toBe(true)
  fireEvent.blur(field)
  expect(reported).toEqual(["dismissed"])
  expect(escaped).toEqual(["ArrowDown", "Enter", "Escape"])
})

it("has the autofill token of its content, and none by default", () => {
  const { field } = draw()
  expect(field.getAttribute("autocomplete")).toBe("off")
  cleanup()
  expect(draw(streets, 1, "address-line1").field.getAttribute("autocomplete")).toBe("address-line1")
})

it("leaves Enter to the form if no option is active", () => {
  const { field, reported } = draw(streets, null)
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true)
  expect(reported).toEqual([])
})
