import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Day, Email, FullName, Name, Password, Phone, Required } from "./fields.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"
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

/**
 * API-043. Everything is kept at once but another address: that asks for the password, waits until it is confirmed from a letter to it,
 * and is answered alike whether another account has it or none.
 */
export const changeProfile = endpoint({
  ...own,
  key: "users.change",
  summary: "Изменение профиля",
  access: "user",
  isRepeatable: true,
  method: "PATCH",
  path: "/users/",
  body: Schema.Struct({ ...profileFields, password: Schema.optionalKey(secret(Required)) }),
  answer: User,
  refusals: [401, 422, 429]
})

/** The specification names no call for it: sends the letter that confirms an address once more, to the one that waits for it. */
export const sendEmailLetter = endpoint({
  ...own,
  key: "users.emailLetter",
  summary: "Повторное письмо для подтверждения адреса",
  access: "user",
  method: "POST",
  path: "/users/email-letter/",
  body: Nothing,
  answer: User,
  refusals: [401, 429]
})

/** The specification names no call for it: the address stays as it is, and the letters sent to the other one do nothing any more. */
export const keepEmail = endpoint({
  ...own,
  key: "users.keepEmail",
  summary: "Отмена смены адреса",
  access: "user",
  method: "DELETE",
  path: "/users/awaiting-email/",
  body: Nothing,
  answer: User,
  refusals: [401]
})

/** API-052. An old password that is wrong is said at its field. Ends the user's other sessions. */
export const changePassword = endpoint({
  ...own,
  key: "users.password",
  summary: "Смена пароля",
  access: "user",
  method: "PATCH",
  path: "/users/password/",
  body: Schema.Struct({ old: Password, new: Password }),
  answer: Nothing,
  refusals: [401, 422, 429]
})

/** Session of a user as its owner sees it. */
const Device = Schema.Struct({
  /** Opens nothing: neither the token of the session nor its hash. */
  id: plain(Schema.String),
  /** Browser and system in words: «Chrome, Windows». */
  device: personal(Schema.String),
  begunAt: personal(Schema.String),
  /** Its last use, exact to an hour. */
  seenAt: personal(Schema.String),
  /** The session that asks. */
  isCurrent: Schema.Boolean
})
export type Device = typeof Device.Type

const DeviceId = plain(
  Schema.String.check(
    Schema.isMaxLength(36, { message: fieldTexts.invalid }),
    Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: fieldTexts.invalid })
  )
)

const ofDevices = {
  base: "/api/v2",
  access: "user",
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Device) })
} as const

/** The specification names no call for it: sessions of who is signed in that run, the current one first, fifty at most. */
export const listDevices = endpoint({
  ...ofDevices,
  key: "devices.list",
  summary: "Устройства, на которых выполнен вход",
  method: "GET",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})

/** Ends one session and answers what is left. The current one is ended by a log-out; one that is not there or another user's is 404. */
export const endDevice = endpoint({
  ...ofDevices,
  key: "devices.end",
  summary: "Завершение входа на одном устройстве",
  method: "DELETE",
  path: "/users/sessions/{id}/",
  params: Schema.Struct({ id: DeviceId }),
  refusals: [401, 403, 404, 409, 422, 429]
})

/** Ends all sessions but the current one and answers what is left. */
export const endOtherDevices = endpoint({
  ...ofDevices,
  key: "devices.endOthers",
  summary: "Завершение входа на всех других устройствах",
  method: "DELETE",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})
