/** VAL-023. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === "0.00" || (Array.isArray(value) && value.length === 0)

/** LIM-028. */
export const passwordLength = { least: 8, most: 20 } as const

export const fieldTexts = {
  required: "Обязательное поле",
  email: "Некорректный адрес",
  phone: "Некорректный номер телефона",
  password: "Пароль должен содержать от 8 до 20 символов",
  passwordsDiffer: "Пароли не совпадают",
  valuesDiffer: "Значения не совпадают",
  day: "Некорректная дата",
  name: "Русские или латинские буквы, дефис и апостроф",
  /** VAL-010. */
  invalid: "Поле заполнено неверно"
} as const
