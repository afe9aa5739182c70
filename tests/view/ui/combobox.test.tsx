// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Combobox } from "../../../view/ui/combobox.tsx"

afterEach(cleanup)

const streets = ["Тверская улица", "Тверской бульвар"]

/** A field with suggestions, and the events it sends. */
const draw = (options: ReadonlyArray<string> = streets, active: number | null = 1) => {
  const told: Array<unknown> = []
  const escaped: Array<string> = []
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog around it, which hears Escape
    <div onKeyDown={({ key }) => escaped.push(key)}>
      <Combobox
        label="Улица"
        listLabel="Подсказки"
        options={options}
        active={active}
        defaultValue="Твер"
        onMove={(by) => told.push(by)}
        onChoose={(index) => told.push(streets[index])}
        onDismiss={() => told.push("dismissed")}
      />
    </div>
  )
  return { told, escaped, field: screen.getByRole("combobox", { name: "Улица" }) }
}

it("says what it suggests and where the arrow keys stand", () => {
  const { field } = draw()
  const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "")
  expect([field.getAttribute("aria-expanded"), active?.textContent]).toEqual(["true", "Тверской бульвар"])
  expect(screen.getAllByRole("option").map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "true"])
  expect(screen.getByRole("listbox", { name: "Подсказки" }).id).toBe(field.getAttribute("aria-controls"))
  expect(screen.getByRole("status").textContent).toMatch(/^2\sподсказки$/)
})

it("goes along the options by the arrow keys, takes one by Enter, and Escape closes nothing but the list", () => {
  const { escaped, field, told } = draw()
  for (const key of ["ArrowDown", "ArrowUp", "Enter", "Escape"]) expect(fireEvent.keyDown(field, { key })).toBe(false)
  expect(told).toEqual([1, -1, "Тверской бульвар", "dismissed"])
  expect(escaped).toEqual([])
})

it("takes an option that is pressed, and keeps the focus", () => {
  const { told } = draw(streets, null)
  const [first] = screen.getAllByRole("option")
  if (first === undefined) throw new Error("there is no option")
  expect(fireEvent.mouseDown(first)).toBe(false)
  fireEvent.click(first)
  expect(told).toEqual(["Тверская улица"])
})

it("is a plain field while nothing is suggested, and dismisses its list when it is left", () => {
  const { escaped, field, told } = draw([], null)
  expect([field.getAttribute("aria-expanded"), field.getAttribute("aria-activedescendant")]).toEqual(["false", null])
  for (const key of ["ArrowDown", "Enter", "Escape"]) expect(fireEvent.keyDown(field, { key })).toBe(true)
  fireEvent.blur(field)
  expect(told).toEqual(["dismissed"])
  expect(escaped).toEqual(["ArrowDown", "Enter", "Escape"])
})

it("with no option chosen leaves Enter to the form", () => {
  const { field, told } = draw(streets, null)
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true)
  expect(told).toEqual([])
})
