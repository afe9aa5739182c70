import { Effect, Schema } from "effect"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { Files, type FilesFailed } from "../platform/files/files.ts"

/** Stored in an encrypted file. */
export const PassportData = Schema.Struct({
  serial: Schema.String,
  number: Schema.String,
  issueDate: Schema.String,
  organization: Schema.String,
  organizationCode: Schema.String
})
export type PassportData = typeof PassportData.Type

export type Passport = { readonly dataId: string; readonly photoIds: ReadonlyArray<string> }

export const findPassport = (userId: number): DatabaseEffect<Passport | null> =>
  queryOne<Passport>(
    `select data_id::text as "dataId", to_jsonb(photo_ids) as "photoIds" from passports where user_id = $1 and replaced_at is null`,
    [userId]
  )

/** A missing or malformed file is a defect. */
export const readData = (dataId: string): Effect.Effect<PassportData, FilesFailed, Files> =>
  Effect.gen(function* () {
    const files = yield* Files
    const bytes = yield* files.read(dataId)
    if (bytes === null) return yield* Effect.die(new Error("the encrypted file of a passport is missing"))
    return yield* Effect.orDie(decodeData(new TextDecoder().decode(bytes)))
  })
const decodeData = Schema.decodeUnknownEffect(Schema.fromJsonString(PassportData))

export const insertPassport = (userId: number, { dataId, photoIds }: Passport): DatabaseEffect<void> =>
  execute("insert into passports (user_id, data_id, photo_ids, accepted_at) values ($1, $2, $3::text[]::uuid[], now())", [
    userId,
    dataId,
    [...photoIds]
  ])

export type PassportAccess = {
  readonly userId: number
  readonly byWhom: "user" | "operator" | "job"
  readonly what:
    "uploaded" | "saved" | "read" | "fileRead" | "changeAsked" | "changeAnswered" | "accountClosed" | "accountErased" | "erased"
}

export const logAccess = ({ byWhom, userId, what }: PassportAccess): DatabaseEffect<void> =>
  execute("insert into passport_accesses (user_id, by_whom, what) values ($1, $2, $3)", [userId, byWhom, what])
