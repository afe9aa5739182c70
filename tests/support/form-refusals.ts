import type { FormRefusal } from "../../core/domain/form/form.ts"

export const required = "Обязательное поле"
export const letters = (count: number) => "a".repeat(count)
export const refused = (status: number, errors: Readonly<Record<string, string>> = {}, message = ""): FormRefusal => ({
  _tag: "Refused",
  status,
  message,
  errors
})
