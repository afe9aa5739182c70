import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { personal, plain } from "../domain/schema/privacy.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

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

const own = {
  base: "/api/v2",
  access: "user",
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Device) })
} as const

/** The specification names no call for it: sessions of who is signed in that run, the current one first, fifty at most. */
export const listDevices = endpoint({
  ...own,
  key: "devices.list",
  summary: "Устройства, на которых выполнен вход",
  method: "GET",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})

/** Ends one session and answers what is left. The current one is ended by a log-out; one that is not there or another user's is 404. */
export const endDevice = endpoint({
  ...own,
  key: "devices.end",
  summary: "Завершение входа на одном устройстве",
  method: "DELETE",
  path: "/users/sessions/{id}/",
  params: Schema.Struct({ id: DeviceId }),
  refusals: [401, 403, 404, 409, 422, 429]
})

/** Ends all sessions but the current one and answers what is left. */
export const endOtherDevices = endpoint({
  ...own,
  key: "devices.endOthers",
  summary: "Завершение входа на всех других устройствах",
  method: "DELETE",
  path: "/users/sessions/",
  params: Nothing,
  refusals: [401, 403, 429]
})
