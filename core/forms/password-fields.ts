import type { ShopForm } from "./shop-form.ts"

type Field = ShopForm["fields"][number]

export const newPasswordField = (name: string, label: string): Field => ({
  name,
  label,
  kind: "secret",
  isRequired: true,
  most: 20,
  isCounted: true,
  hint: "От 8 до 20 символов",
  autocomplete: "new-password"
})

export const repeatedPasswordField = (name: string): Field => ({
  name,
  label: "Новый пароль ещё раз",
  kind: "secret",
  isRequired: true,
  most: 20,
  autocomplete: "new-password"
})
