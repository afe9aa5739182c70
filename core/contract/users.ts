import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Day, Email, FullName, Name, Password, Phone } from "./fields.ts"
import { personal } from "./privacy.ts"
import { User } from "./session.ts"

const own = { base: "/api/v2", params: Nothing, query: Nothing } as const

/** What a profile changes; a field that is left out stays as it is. */
export const profileFields = {
  name: Schema.optionalKey(Name),
  /** May be several words, as a registration splits a longer name. */
  surname: Schema.optionalKey(Schema.NullOr(FullName)),
  patronymic: Schema.optionalKey(Schema.NullOr(Name)),
  birthday: Schema.optionalKey(Schema.NullOr(Day)),
  email: Schema.optionalKey(Email),
  phone: Schema.optionalKey(Schema.NullOr(Phone)),
  sex: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: personal(Schema.Literals(["male", "female"])) }))),
  isNewsletterActive: Schema.optionalKey(Schema.Boolean)
}

/** API-043. Another address ends the letters of recovery that were sent to the old one. */
export const changeProfile = endpoint({
  ...own,
  key: "users.change",
  summary: "Изменение профиля",
  method: "PATCH",
  path: "/users/",
  body: Schema.Struct(profileFields),
  answer: User,
  refusals: [401, 409, 422]
})

/** API-052. An old password that is wrong is said at its field. Ends the user's other sessions. */
export const changePassword = endpoint({
  ...own,
  key: "users.password",
  summary: "Смена пароля",
  method: "PATCH",
  path: "/users/password/",
  body: Schema.Struct({ old: Password, new: Password }),
  answer: Nothing,
  refusals: [401, 422, 429]
})
