import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Password, Phone, Required } from "./fields.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"

/** ENT-007, without its token: it stands beside the user in the answers that give one, and in the user of `GET /session/`. */
export const User = Schema.Struct({
  id: Schema.Int,
  name: personal(Schema.String),
  surname: personal(Schema.NullOr(Schema.String)),
  patronymic: personal(Schema.NullOr(Schema.String)),
  /** `1990-05-17`. */
  birthday: personal(Schema.NullOr(Schema.String)),
  /** Where log-in and letters go. */
  email: personal(Schema.String),
  /** Whether a letter to it was answered; nothing waits for that. */
  isEmailConfirmed: Schema.Boolean,
  /** Another address that was asked for, until it is confirmed or a day has passed. */
  awaitingEmail: personal(Schema.NullOr(Schema.String)),
  phone: personal(Schema.NullOr(Schema.String)),
  sex: Schema.NullOr(Schema.Struct({ id: personal(Schema.Literals(["male", "female"])) })),
  isNewsletterActive: Schema.Boolean,
  /** The newsletter is wanted, and comes once the address is confirmed. */
  isNewsletterAwaiting: Schema.Boolean,
  /** Tells that a passport is saved; its data are in the answer of `passport.read` alone. */
  passport: Schema.NullOr(Schema.Struct({ savedAt: plain(Schema.String), isChangeAsked: Schema.Boolean }))
})
export type User = typeof User.Type

/** What a login or a registration gives. A token that is missing is read as none: the client refuses such an answer itself (AUTH-003). */
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

/** API-005. The user of the bearer token, with that token (ENT-006, ENT-007). */
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

/** The specification names no call that ends a session; without one a token would live on after logout. */
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

/** API-007. Succeeds for an unknown address too, so that nobody learns who has an account. */
export const askPasswordReset = endpoint({
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

/** API-008. The token works once and for an hour; whatever else stands there is not found. Ends every session of the user. */
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

/** API-009. The guest's number: the one that was sent where the shop knows it, else a new one (SESS-003). */
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
