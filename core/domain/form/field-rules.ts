/** Whether a value counts as nothing given: undefined, an empty text, null, an empty list or the text `0.00`. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === "0.00" || (Array.isArray(value) && value.length === 0)

/** LIM-028. */
export const passwordLength = { least: 8, most: 20 } as const

/** LIM-029. Of the normalized number: digits with an optional leading plus (VAL-016). */
export const phoneLength = { least: 11, most: 13 } as const

/** The most characters of a number as it is typed, with blanks, brackets and hyphens between its digits. */
export const phoneTextMost = 60

/** Latin and Cyrillic letters and hyphens. */
export const namePattern = /^[A-Za-zА-ЯЁа-яё-]+$/

/** Words of letters with blanks between and around them, as in a field that holds name and surname (FORM-011). */
export const fullNamePattern = /^\s*[A-Za-zА-ЯЁа-яё-]+(?:\s+[A-Za-zА-ЯЁа-яё-]+)*\s*$/

/** Name and surname of a field that holds both: the first word, and the others. */
export const splitFullName = (typed: string): { readonly name: string; readonly surname: string | null } => {
  const [name = "", ...others] = typed.trim().split(/\s+/)
  return { name, surname: others.length === 0 ? null : others.join(" ") }
}

/** A telephone number as it is kept and sent: digits, with a plus before them where one was written. */
export const normalizePhone = (typed: string): string => (typed.trim().startsWith("+") ? "+" : "") + typed.replaceAll(/\D/g, "")

/** Whether a telephone number can be one: written with digits, blanks, brackets, dots and hyphens alone, and as long as LIM-029 has it. */
export const isPhone = (typed: string): boolean => {
  const { length } = normalizePhone(typed)
  return /^\+?[\d\s().-]*$/.test(typed.trim()) && length >= phoneLength.least && length <= phoneLength.most
}

/** What is said of a field that breaks its rule. */
export const fieldTexts = {
  required: "Обязательное поле",
  email: "Некорректный адрес",
  phone: "Некорректный номер телефона",
  password: "Пароль должен содержать от 8 до 20 символов",
  passwordsDiffer: "Пароли не совпадают",
  valuesDiffer: "Значения не совпадают",
  day: "Некорректная дата",
  invalid: "Поле заполнено неверно"
} as const
