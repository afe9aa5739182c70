import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Password, Phone, Required } from "./fields.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"

/** ENT-007; the token is a separate field. */
export const User = Schema.Struct({
  id: Schema.Int,
  name: personal(Schema.String),
  surname: personal(Schema.NullOr(Schema.String)),
  patronymic: personal(Schema.NullOr(Schema.String)),
  /** `1990-05-17`. */
  birthday: personal(Schema.NullOr(Schema.String)),
  /** For login and letters. */
  email: personal(Schema.String),
  /**
   * Proven by a link in a letter. Only then do price alerts, quick orders and visits of this address count as the user's, does the newsletter come,
   * and do replies quote its questions.
   */
  isEmailConfirmed: Schema.Boolean,
  /** New address, for a day or until confirmed. */
  awaitingEmail: personal(Schema.NullOr(Schema.String)),
  phone: personal(Schema.NullOr(Schema.String)),
  sex: Schema.NullOr(Schema.Struct({ id: personal(Schema.Literals(["male", "female"])) })),
  isNewsletterActive: Schema.Boolean,
  /** Requested; starts when the address is confirmed. */
  isNewsletterAwaiting: Schema.Boolean,
  /** `passport.read` returns the data. */
  passport: Schema.NullOr(Schema.Struct({ savedAt: plain(Schema.String), isChangeAsked: Schema.Boolean }))
})
export type User = typeof User.Type

/** The client rejects a missing token (AUTH-003). */
export const SignedIn = Schema.Struct({ token: Schema.optionalKey(secret(Schema.NullOr(Schema.String))), user: User })

const product = { base: "/api/v2", params: Nothing, query: Nothing } as const

/** API-004. */
export const logIn = endpoint({
  ...product,
  key: "session.logIn",
  summary: "Вход",
  access: "anyone",
  method: "POST",
  path: "/session/",
  body: Schema.Struct({ email: Email, password: secret(Required) }),
  answer: SignedIn,
  refusals: [403, 422, 429]
})

/** API-005. User of the bearer token, and that token (ENT-006, ENT-007). */
export const getMe = endpoint({
  ...product,
  key: "session.me",
  summary: "Текущий пользователь",
  access: "user",
  method: "GET",
  path: "/session/",
  body: Nothing,
  answer: Schema.Struct({ ...User.fields, token: secret(Schema.String) }),
  refusals: [401]
})

/** Not in the specification. */
export const logOut = endpoint({
  ...product,
  key: "session.logOut",
  summary: "Выход",
  access: "anyone",
  method: "DELETE",
  path: "/session/",
  body: Nothing,
  answer: Nothing,
  refusals: []
})

export const registrationFields = {
  email: Email,
  /** Name and surname (FORM-011). */
  name: FullName,
  phone: Phone,
  password: Password,
  isAcceptedPrivacy: Consent,
  isAcceptedNewsletter: Schema.Boolean
}

/** API-006. */
export const register = endpoint({
  ...product,
  key: "session.register",
  summary: "Регистрация",
  access: "anyone",
  method: "POST",
  path: "/register/",
  body: Schema.Struct(registrationFields),
  answer: SignedIn,
  refusals: [409, 422, 429]
})

/** API-007. Also succeeds for unknown addresses, to hide who has an account. */
export const requestPasswordReset = endpoint({
  ...product,
  key: "session.askReset",
  summary: "Запрос восстановления пароля",
  access: "anyone",
  method: "POST",
  path: "/password-reset/",
  body: Schema.Struct({ email: Email }),
  answer: Nothing,
  refusals: [422, 429]
})

/** API-008. The token works once, within an hour. Ends all sessions. */
export const resetPassword = endpoint({
  ...product,
  key: "session.reset",
  summary: "Новый пароль по ссылке из письма",
  access: "anyone",
  method: "PATCH",
  path: "/password-reset/{token}",
  params: Schema.Struct({ token: secret(Schema.String.check(Schema.isMaxLength(200))) }),
  body: Schema.Struct({ password: Password }),
  answer: Nothing,
  refusals: [404, 422, 429]
})

/** Tests a token without using it up: the form of a closed link asks for no password. The body keeps the token out of logs. Not in the specification. */
export const checkReset = endpoint({
  ...product,
  key: "session.checkReset",
  summary: "Действует ли ссылка для нового пароля",
  access: "anyone",
  method: "POST",
  path: "/password-reset-check/",
  body: Schema.Struct({ token: secret(Schema.String.check(Schema.isMaxLength(200))) }),
  answer: Schema.Struct({ isOpen: Schema.Boolean }),
  refusals: [422, 429]
})

/** API-009. Returns the sent guest id if it exists, or a new one (SESS-003). */
export const getGuest = endpoint({
  ...product,
  key: "session.guest",
  summary: "Номер посетителя",
  access: "anyone",
  method: "GET",
  path: "/fuser/",
  body: Nothing,
  answer: Schema.Struct({ id: personal(Schema.String) }),
  refusals: [429]
})
