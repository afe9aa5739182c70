import { Schema } from "effect"
import { profileFields } from "../contract/users.ts"
import type { User } from "../contract/session.ts"
import { isoDay, typedDay } from "../domain/form/mask.ts"
import type { Values } from "../domain/form/form.ts"
import { Required } from "../contract/fields.ts"
import { checkBy, trimText } from "./check-by.ts"
import { type ShopForm, showRefusal, unsavedText } from "./shop-form.ts"

const { birthday, email, name, patronymic, phone, surname } = profileFields
const check = checkBy(Schema.Struct({ birthday, email, name, patronymic, phone, surname }))

/** Compares two values of the form, not the user's address, so that a masked journal gives the same result. */
export const isOtherEmail = (values: Values): boolean => values["email"] !== values["keptEmail"]

/** PERS-001 … PERS-003. A new e-mail requires the password. */
export const profileForm: ShopForm = {
  name: "profile",
  sentBy: ["users.change"],
  isDrafted: true,
  isSentLater: true,
  fields: [
    { name: "surname", label: "Фамилия", kind: "text", privacy: "personal", most: 200, autocomplete: "family-name" },
    { name: "name", label: "Имя", kind: "text", privacy: "personal", isRequired: true, most: 100, autocomplete: "given-name" },
    { name: "patronymic", label: "Отчество", kind: "text", privacy: "personal", most: 100, autocomplete: "additional-name" },
    {
      name: "birthday",
      label: "Дата рождения",
      kind: "date",
      mask: { pattern: "##.##.####" },
      hint: "День, месяц и год",
      autocomplete: "bday"
    },
    {
      name: "sex",
      label: "Пол",
      kind: "choice",
      privacy: "personal",
      options: [
        { value: "female", label: "Женский" },
        { value: "male", label: "Мужской" }
      ]
    },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email", follows: "keptEmail" },
    { name: "keptEmail", label: "Адрес, который есть", kind: "given", privacy: "personal" },
    {
      name: "password",
      label: "Нынешний пароль",
      kind: "secret",
      isRequired: true,
      hint: "Нужен, чтобы сменить адрес",
      autocomplete: "current-password",
      askedWhen: isOtherEmail
    },
    { name: "phone", label: "Телефон", kind: "phone", mask: "phone", most: 30, autocomplete: "tel" },
    { name: "isNewsletterActive", label: "Получать письма о камнях и новинках", kind: "flag" }
  ],
  check: (values) => check({ ...profileBody(values), email: trimText(values["email"]) }),
  judge: checkBy(Schema.Struct({ password: Required })),
  refused: showRefusal(unsavedText)
}

/** Empty fields clear the stored ones. The e-mail is sent separately. */
export const profileBody = (values: Values) => {
  const textOrNull = (field: string) => trimText(values[field]) || null
  const born = textOrNull("birthday")
  return {
    name: trimText(values["name"]),
    surname: textOrNull("surname"),
    patronymic: textOrNull("patronymic"),
    birthday: born === null ? null : isoDay(born),
    phone: textOrNull("phone")
  }
}

export const profileValues = (user: User): Values => ({
  name: user.name,
  surname: user.surname ?? "",
  patronymic: user.patronymic ?? "",
  birthday: user.birthday === null ? "" : typedDay(user.birthday),
  sex: user.sex?.id ?? "",
  email: user.email,
  keptEmail: user.email,
  phone: user.phone ?? "",
  isNewsletterActive: user.isNewsletterActive || user.isNewsletterAwaiting
})

export const isProfileChanged = (values: Values, user: User): boolean =>
  Object.entries(profileValues(user)).some(([field, stored]) => values[field] !== stored)
