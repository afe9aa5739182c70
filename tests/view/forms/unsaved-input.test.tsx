// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { isTyping } from "../../../adapters/browser/reloads/typing.ts"
import type { Field } from "../../../core/domain/form/form.ts"
import { draw, box, write } from "../../support/view/drawn-form.tsx"

afterEach(cleanup)

const password: Field = { name: "password", label: "Пароль", kind: "secret" }
const code: Field = { name: "certificateCode", label: "Код сертификата", kind: "secret", isSeen: true }
const flag: Field = { name: "isAccepted", label: "Согласие", kind: "flag" }

it.each([password, code])("a secret is unsaved input while another field has the focus: $label", (secret) => {
  draw([secret, flag])
  expect(isTyping()).toBe(false)
  write(secret.label, "4508123456")
  box("Согласие").focus()
  expect(isTyping()).toBe(true)
  write(secret.label, "")
  expect(isTyping()).toBe(false)
})

it("a password that its button shows is unsaved input too", () => {
  draw([password, flag])
  write("Пароль", "4508123456")
  fireEvent.click(screen.getByRole("button", { name: "Показать пароль" }))
  box("Согласие").focus()
  expect([box("Пароль").type, isTyping()]).toEqual(["text", true])
})
