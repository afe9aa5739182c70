import { Effect, Schema } from "effect"
import type { SignedIn, User } from "../../contract/session.ts"
import type { Values } from "../../domain/form/form.ts"
import { isDeviceId } from "../../domain/account/device-id.ts"
import { isOperatorToken } from "../../domain/account/operator-token.ts"
import { normalizePhone } from "../../domain/form/phone-rule.ts"
import { isOtherEmail, profileBody } from "../../forms/profile.ts"
import { Api, ApiError, type CallOptions } from "../ports/api.ts"
import { Identity } from "../ports/identity.ts"
import { keyedWrite } from "../keyed-write.ts"
import { Vault } from "../ports/vault.ts"

/** Response of a login or registration without a token (ERRC-007, ERRC-008). */
export class AuthenticationFailed extends Schema.TaggedError<AuthenticationFailed>()("AuthenticationFailed", { message: Schema.String }) {}

/** A typed secret is no longer in memory, as after a reload. */
export class SecretsGone extends Schema.TaggedError<SecretsGone>()("SecretsGone", {}) {}

export class LinkGone extends Schema.TaggedError<LinkGone>()("LinkGone", {}) {}

export const SubmitError = Schema.Union([ApiError, AuthenticationFailed, SecretsGone, LinkGone])
export type SubmitError = typeof SubmitError.Type

const textIn = (values: Values, name: string): string => String(values[name] ?? "")

const secret = (form: string, field: string) =>
  Effect.gen(function* () {
    const text = yield* (yield* Vault).read(form, field)
    return text === undefined || text === "" ? yield* new SecretsGone() : text
  })

/** Stores the token and returns only the user (AUTH-001, AUTH-003, AUTH-004). */
const entered = Effect.fnUntraced(function* ({ token, user }: typeof SignedIn.Type) {
  if (typeof token !== "string" || token === "") {
    const failure = new AuthenticationFailed({ message: "Authentication failed. Invalid data." })
    yield* Effect.logError(failure.message)
    return yield* failure
  }
  yield* (yield* Identity).store("token", token)
  return { user }
})

/** FORM-004. */
export const logIn = Effect.fnUntraced(function* (values: Values) {
  const password = yield* secret("login", "password")
  const body = { email: textIn(values, "email").trim(), password }
  return yield* entered(yield* (yield* Api).call("session.logIn", { body }))
})

/** FORM-017. */
export const register = Effect.fnUntraced(function* (values: Values) {
  const password = yield* secret("registration", "password")
  const body = {
    email: textIn(values, "email").trim(),
    name: textIn(values, "name").trim(),
    phone: normalizePhone(textIn(values, "phone")),
    password,
    isAcceptedPrivacy: values["isAcceptedPrivacy"] === true,
    isAcceptedNewsletter: values["isAcceptedNewsletter"] === true
  }
  return yield* entered(yield* (yield* Api).call("session.register", { body }))
})

/** FORM-028. Clears the letter's token, which works once. */
export const setNewPassword = Effect.fnUntraced(function* () {
  const vault = yield* Vault
  const token = yield* vault.read("address", "password-reset")
  if (token === undefined) return yield* new LinkGone()
  const password = yield* secret("passNew", "password")
  yield* (yield* Api).call("session.reset", { params: { token }, body: { password } })
  yield* vault.clear("address")
  return {}
})

/** Tests the letter's link before its form asks for a password. */
export const checkResetLink = Effect.fnUntraced(function* () {
  const token = yield* (yield* Vault).read("address", "password-reset")
  if (token === undefined) return false
  const { isOpen } = yield* (yield* Api).call("session.checkReset", { body: { token } })
  return isOpen
})

/** FORM-034. */
export const changePassword = Effect.fnUntraced(function* () {
  const old = yield* secret("changePassword", "oldPassword")
  const next = yield* secret("changePassword", "newPassword")
  yield* (yield* Api).call("users.password", { body: { old, new: next } })
  return {}
})

export const deleteAccount = Effect.fnUntraced(function* () {
  const password = yield* secret("accountDeletion", "password")
  yield* (yield* Api).call("users.delete", { body: { password } })
  return {}
})

/** First reason for which the account cannot be deleted yet. */
export const readUnfinished = Effect.fnUntraced(function* () {
  const { unfinished } = yield* (yield* Api).call("users.unfinished")
  return unfinished
})

/** PERS-002, PERS-003. Sends a new e-mail with the password, which is cleared after success. */
export const changeProfile = Effect.fnUntraced(function* (values: Values) {
  const { sex } = values
  const otherEmail = isOtherEmail(values) ? { email: textIn(values, "email").trim(), password: yield* secret("profile", "password") } : {}
  const body = {
    ...profileBody(values),
    ...otherEmail,
    sex: sex === "male" || sex === "female" ? ({ id: sex } as const) : null,
    isNewsletterActive: values["isNewsletterActive"] === true
  }
  const api = yield* Api
  const user: User = yield* keyedWrite("profile", body, (options) => api.call("users.change", { body }, options))
  yield* (yield* Vault).clear("profile")
  return { user }
})

/** Drops the token, which only the identity holds (AUTH-012). */
export const readUser = Effect.fnUntraced(function* (options: CallOptions = {}) {
  const { token: _, ...user } = yield* (yield* Api).call("session.me", {}, options)
  return user satisfies User
})

export const sendEmailLetter = Effect.fnUntraced(function* () {
  return yield* (yield* Api).call("users.emailLetter")
})

export const cancelEmailChange = Effect.fnUntraced(function* () {
  return yield* (yield* Api).call("users.cancelEmailChange")
})

/** An error response ends the session (AUTH-009); without a response the token remains for the next visit. */
export const checkMe = Effect.fnUntraced(function* () {
  const forget = Effect.flatMap(Identity, (identity) => identity.store("token", null))
  return yield* Effect.tapError(readUser(), ({ _tag }) => (_tag === "Unreachable" ? Effect.void : forget))
})

/**
 * Logs in by an operator's link (SEC-007, SEC-008); drops a refused token (SEC-010). The first request binds the link to this device, so it precedes
 * other calls. Other kinds of tokens are refused: their author could log the visitor in to the author's account.
 */
export const enterByLink = Effect.fnUntraced(function* () {
  const vault = yield* Vault
  const identity = yield* Identity
  const token = yield* vault.read("address", "silenceIsGold")
  yield* vault.clear("address")
  if (token === undefined || !isOperatorToken(token)) return yield* new LinkGone()
  const { deviceId } = yield* identity.ids
  if (deviceId === null || !isDeviceId(deviceId)) yield* identity.store("deviceId", yield* identity.newUuid)
  return yield* readUser({ token }).pipe(
    Effect.tap(() => identity.store("token", token)),
    Effect.tapError(({ _tag }) => identity.store("token", _tag === "Unreachable" ? token : null))
  )
})

/**
 * Ends the session in this browser, then on the server, even if the page closes (AUTH-005). An empty token before its removal tells other tabs that
 * it is a logout, not an expired session.
 */
export const logOut = Effect.fnUntraced(function* () {
  const identity = yield* Identity
  const { token } = yield* identity.ids
  yield* identity.store("token", "")
  yield* identity.store("token", null)
  yield* (yield* Vault).clear("passport")
  if (token === null) return
  yield* Effect.ignore((yield* Api).call("session.logOut", {}, { token, outlivesPage: true }))
})
