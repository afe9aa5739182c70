import { fireEvent, screen } from "@testing-library/react"

/** The input of a field, by its label. */
export const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

/** Labels of the fields of forms in dialogs. */
export const fields = {
  email: /^E-mail/,
  password: /^Пароль/,
  name: /^Имя и фамилия/,
  phone: /^Телефон/,
  newPassword: /^Новый пароль\s*\*/,
  again: /^Новый пароль ещё раз/,
  oldPassword: /^Старый пароль/
} as const

/** Types into a field. */
export const write = (label: RegExp, value: string) => fireEvent.input(box(label), { target: { value } })

/** Title of the open dialog. */
export const title = () => screen.getByRole("heading", { level: 2 }).textContent

/** Error message or hint of a field. */
export const fieldNote = (label: RegExp) => {
  const [id = null] = box(label).getAttribute("aria-describedby")?.split(" ") ?? []
  return id === null ? "" : (document.getElementById(id)?.textContent ?? "")
}

/** Message above the fields. */
export const banner = () => screen.queryByRole("alert")?.textContent ?? null

/** A password that every form accepts. */
export const password = "Diamond-1905"
