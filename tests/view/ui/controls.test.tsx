// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Button } from "../../../view/ui/button.tsx"
import { Checkbox } from "../../../view/ui/choices/checkbox.tsx"
import { Chip } from "../../../view/ui/chip.tsx"
import { Notice } from "../../../view/ui/notice.tsx"
import { Select } from "../../../view/ui/select.tsx"
import { TextArea } from "../../../view/ui/text-area.tsx"
import { TextField } from "../../../view/ui/text-field.tsx"
import { Tiles } from "../../../view/ui/choices/tiles.tsx"
import { Toast } from "../../../view/ui/toast.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

describe("a button", () => {
  it("is pressed when it can be", () => {
    const onPress = vi.fn<() => void>()
    render(<Button onPress={onPress}>В корзину</Button>)
    fireEvent.click(screen.getByRole("button", { name: "В корзину" }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it("explains why it is disabled, remains in the tab order and does nothing", () => {
    const onPress = vi.fn<() => void>()
    render(
      <Button reason="Сначала выберите размер" onPress={onPress}>
        В корзину
      </Button>
    )
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "В корзину", description: exactText("Сначала выберите размер") })
    fireEvent.click(button)
    expect([button.getAttribute("aria-disabled"), button.disabled, onPress.mock.calls.length]).toEqual(["true", false, 0])
  })

  it("shows its progress and ignores further presses and submits", () => {
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy="Добавляем">
          В корзину
        </Button>
      </form>
    )
    const button = screen.getByRole("button", { name: /Добавляем/ })
    fireEvent.click(button)
    expect([button.getAttribute("aria-busy"), onSubmit.mock.calls.length]).toEqual(["true", 0])
  })
})

describe("a field", () => {
  it("is named by its label and announced as required", () => {
    render(<TextField label="E-mail" type="email" required />)
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).required).toBe(true)
  })

  it("[LIM-018] accepts up to 1000 characters by default", () => {
    render(
      <>
        <TextField label="Имя" />
        <TextArea label="Вопрос" />
        <TextField label="Гравировка" maxLength={20} />
      </>
    )
    const lengthOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).maxLength
    expect(["Имя", "Вопрос", "Гравировка"].map(lengthOf)).toEqual([1000, 1000, 20])
  })

  it("shows its error instead of the hint, and the used length", () => {
    const { rerender } = render(<TextField label="Имя" hint="Как в паспорте" count={[6, 20]} />)
    expect(screen.getByRole("textbox", { description: exactText("Как в паспорте") }).getAttribute("aria-invalid")).toBe("false")
    expect(screen.getByText(exactText("6 / 20"))).toBeTruthy()
    rerender(<TextField label="Имя" hint="Как в паспорте" error="Обязательное поле" />)
    expect(screen.getByRole("textbox", { description: exactText("Обязательное поле") }).getAttribute("aria-invalid")).toBe("true")
    expect(screen.queryByText(exactText("Как в паспорте"))).toBeNull()
  })

  it("of several lines or with options is named and validated like a single line", () => {
    render(
      <>
        <TextArea label="Вопрос" error="Обязательное поле" />
        <Select label="Город" options={[["kazan", "Казань"]]} error="Выберите город" />
      </>
    )
    expect(screen.getByRole("textbox", { name: "Вопрос", description: exactText("Обязательное поле") })).toBeTruthy()
    expect(screen.getByRole("combobox", { name: "Город", description: exactText("Выберите город") })).toBeTruthy()
  })

  it("has unique ids beside another with the same label", () => {
    render(
      <>
        <TextField label="Имя" error="Обязательное поле" />
        <TextField label="Имя" hint="Как в паспорте" />
      </>
    )
    const [one, other] = screen.getAllByRole("textbox", { name: "Имя" })
    expect(one?.id).not.toBe(other?.id)
  })
})

describe("choices", () => {
  it("a checkbox is named by its text and shows its count", () => {
    render(<Checkbox count={1214}>Белое золото</Checkbox>)
    expect(screen.getByRole("checkbox", { name: exactText("Белое золото 1 214") })).toBeTruthy()
  })

  it("an unavailable tile says so and cannot be chosen", () => {
    const onChoose = vi.fn<(value: string) => void>()
    const options = [
      { value: "16", label: "16", isAvailable: true },
      { value: "17", label: "17", isAvailable: true },
      { value: "17.5", label: "17,5", isAvailable: false }
    ]
    render(<Tiles legend="Размер" name="size" options={options} chosen="16" onChoose={onChoose} />)
    expect(screen.getByRole<HTMLInputElement>("radio", { name: exactText("17,5, нет в наличии") }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "16" }).checked).toBe(true)
    fireEvent.click(screen.getByRole("radio", { name: "17" }))
    expect(onChoose.mock.calls).toEqual([["17"]])
  })

  it("a chip announces that it removes its choice", () => {
    const onRemove = vi.fn<() => void>()
    render(<Chip onRemove={onRemove}>Круг</Chip>)
    fireEvent.click(screen.getByRole("button", { name: "Круг, снять" }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })
})

describe("a message", () => {
  it("of an error is announced at once, a notice is read in place", () => {
    render(
      <>
        <Notice kind="error">Неверный пароль</Notice>
        <Notice kind="info">До 14:52</Notice>
      </>
    )
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Неверный пароль"])
  })

  it("that disappears by itself can be closed before", () => {
    const onClose = vi.fn<() => void>()
    render(
      <Toast kind="done" onClose={onClose}>
        Добавлено
      </Toast>
    )
    expect(screen.getByRole("status").textContent).toBe("Добавлено")
    fireEvent.click(screen.getByRole("button", { name: "Закрыть" }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
