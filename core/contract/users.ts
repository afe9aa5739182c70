import { Schema } from "effect"
import { unfinishedKinds } from "../domain/account/account-deletion.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Day, Email, FullName, Name, Password, Phone, Required } from "./fields.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"
import { User } from "./session.ts"

const commonParts = { base: "/api/v2", params: Nothing, query: Nothing } as const

/** Omitted fields stay unchanged. */
export const profileFields = {
  name: Schema.optionalKey(Name),
  /** Several words are allowed: registration splits a longer name. */
  surname: Schema.optionalKey(Schema.NullOr(FullName)),
  patronymic: Schema.optionalKey(Schema.NullOr(Name)),
  birthday: Schema.optionalKey(Schema.NullOr(Day)),
  email: Schema.optionalKey(Email),
  phone: Schema.optionalKey(Schema.NullOr(Phone)),
  sex: Schema.optionalKey(Schema.NullOr(Schema.Struct({ id: personal(Schema.Literals(["male", "female"])) }))),
  isNewsletterActive: Schema.optionalKey(Schema.Boolean)
}

/**
 * API-043. Saves at once, except a new e-mail, which needs the password and a confirmation letter. The response does not reveal whether that address
 * is in use.
 */
export const changeProfile = endpoint({
  ...commonParts,
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

/** Resends the confirmation letter; not in the specification. */
export const sendEmailLetter = endpoint({
  ...commonParts,
  key: "users.emailLetter",
  summary: "Повторное письмо для подтверждения адреса",
  access: "user",
  method: "POST",
  path: "/users/email-letter/",
  body: Nothing,
  answer: User,
  refusals: [401, 429]
})

/** Cancels a change of e-mail and invalidates its letters; not in the specification. */
export const cancelEmailChange = endpoint({
  ...commonParts,
  key: "users.cancelEmailChange",
  summary: "Отмена смены адреса",
  access: "user",
  method: "DELETE",
  path: "/users/awaiting-email/",
  body: Nothing,
  answer: User,
  refusals: [401]
})

/** API-052. A wrong old password is a field error. Ends all other sessions. */
export const changePassword = endpoint({
  ...commonParts,
  key: "users.password",
  summary: "Смена пароля",
  access: "user",
  method: "PATCH",
  path: "/users/password/",
  body: Schema.Struct({ old: Password, new: Password }),
  answer: Nothing,
  refusals: [401, 422, 429]
})

/** First reason for which `users.delete` would be refused now, or `null`. Not in the specification. */
export const getUnfinished = endpoint({
  ...commonParts,
  key: "users.unfinished",
  summary: "Что мешает удалить аккаунт",
  access: "user",
  method: "GET",
  path: "/users/unfinished/",
  body: Nothing,
  answer: Schema.Struct({
    unfinished: Schema.NullOr(Schema.Struct({ kind: Schema.Literals(unfinishedKinds), number: Schema.Int }))
  }),
  refusals: [401]
})

/** 409 names unfinished business (`core/domain/account/account-deletion.ts`). Not in the specification. */
export const deleteAccount = endpoint({
  ...commonParts,
  key: "users.delete",
  summary: "Удаление аккаунта",
  access: "user",
  method: "DELETE",
  path: "/users/",
  body: Schema.Struct({ password: secret(Required) }),
  answer: Nothing,
  refusals: [401, 403, 409, 422, 429]
})

export const Device = Schema.Struct({
  /** Neither the session's token nor its hash. */
  id: plain(Schema.String),
  /** Browser and system: «Chrome, Windows». */
  device: personal(Schema.String),
  begunAt: personal(Schema.String),
  /** Rounded to the hour. */
  seenAt: personal(Schema.String),
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

/** Current session first, at most 50; not in the specification. */
export const listDevices = endpoint({
  ...ofDevices,
  key: "devices.list",
  summary: "Устройства, на которых выполнен вход",
  method: "GET",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})

/** Returns the other sessions. 409 for the current one, 404 for unknown or foreign ones. */
export const endDevice = endpoint({
  ...ofDevices,
  key: "devices.end",
  summary: "Завершение входа на одном устройстве",
  method: "DELETE",
  path: "/users/sessions/{id}/",
  params: Schema.Struct({ id: DeviceId }),
  refusals: [401, 403, 404, 409, 422, 429]
})

export const endOtherDevices = endpoint({
  ...ofDevices,
  key: "devices.endOthers",
  summary: "Завершение входа на всех других устройствах",
  method: "DELETE",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})
