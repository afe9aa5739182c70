import { Schema } from "effect"
import { manyFiles } from "../domain/files/document-files.ts"
import { maxChangeQuestionLength, passportFileKinds, passportFiles, passportLengths } from "../domain/passport/passport.ts"
import { dayLength, isDay } from "../domain/text/days.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { personal, plain, secret } from "../domain/schema/privacy.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Name } from "./fields.ts"
import { FileId } from "./file-id.ts"
import { User } from "./session.ts"

const filled = (most: number) =>
  Schema.String.check(
    Schema.isMaxLength(most, { message: fieldTexts.invalid }),
    Schema.makeFilter((text) => (text.trim() === "" ? fieldTexts.required : undefined))
  )

const Photos = Schema.Array(FileId).check(
  Schema.isMinLength(1, { message: fieldTexts.required }),
  Schema.isMaxLength(passportFiles.most, { message: manyFiles(passportFiles.most) })
)

/** ENT-021, PSPT-001 … PSPT-005. Secret: stays in the page's vault. */
export const passportFields = {
  serial: secret(filled(passportLengths.serial)),
  number: secret(filled(passportLengths.number)),
  /** `2015-03-27`. */
  issueDate: secret(
    Schema.String.check(
      Schema.isMaxLength(dayLength, { message: fieldTexts.day }),
      Schema.makeFilter((day) => (day === "" ? fieldTexts.required : isDay(day) ? undefined : fieldTexts.day))
    )
  ),
  organization: secret(filled(passportLengths.organization)),
  organizationCode: secret(filled(passportLengths.organizationCode))
}

const commonParts = { base: "/api/v2", access: "user", params: Nothing, query: Nothing } as const

/** API-040. Uploads files before saving (PSPT-015); unused ones are deleted after a day. */
export const addPassportFiles = endpoint({
  ...commonParts,
  key: "passport.addFiles",
  summary: "Файлы паспорта",
  method: "POST",
  path: "/users/passport/",
  body: Nothing,
  file: { maxBytes: passportFiles.maxBytes, multipart: { field: "file[]", maxFiles: passportFiles.most } },
  answer: Schema.Struct({ ids: Schema.Array(FileId) }),
  refusals: [401, 403, 409, 422, 429]
})

/** API-041. Saves the passport (PSPT-016). Identical data are accepted, other data require a change request. */
export const savePassport = endpoint({
  ...commonParts,
  key: "passport.save",
  summary: "Сохранение паспорта",
  method: "PUT",
  path: "/users/passport/",
  body: Schema.Struct({ ...passportFields, isAccepted: Consent, photos: Photos }),
  answer: User,
  refusals: [401, 403, 409, 422, 429]
})

/** Not in the specification, but PERS-004 shows the data. */
export const readPassport = endpoint({
  ...commonParts,
  key: "passport.read",
  summary: "Сохранённый паспорт",
  method: "GET",
  path: "/users/passport/",
  body: Nothing,
  answer: Schema.Struct({
    ...passportFields,
    isAccepted: Schema.Boolean,
    /** `thumbnail`: Base64 WebP; `null` when it could not be rendered. */
    photos: Schema.Array(
      Schema.Struct({
        id: FileId,
        kind: Schema.Literals(passportFileKinds),
        bytes: Schema.Int,
        /** `2026-11-27T10:15:00.000Z`. */
        uploadedAt: secret(Schema.String),
        thumbnail: secret(Schema.NullOr(Schema.String))
      })
    )
  }),
  refusals: [401, 403, 404, 429]
})

const FilePlace = Schema.String.check(Schema.isPattern(/^[1-9]$/, { message: fieldTexts.invalid })).pipe(
  Schema.decodeTo(Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: passportFiles.most })))
)

/** Lets this browser open one file for a few minutes, by a cookie. */
export const openPassportFile = endpoint({
  ...commonParts,
  key: "passport.openFile",
  summary: "Файл сохранённого паспорта",
  method: "POST",
  path: "/users/passport/files/{place}/",
  params: Schema.Struct({ place: FilePlace }),
  body: Nothing,
  answer: Schema.Struct({ url: plain(Schema.String) }),
  refusals: [401, 403, 404, 422, 429]
})

export const changeRequestFields = {
  name: Name,
  surname: FullName,
  email: Email,
  /** Without passport data. */
  question: personal(filled(maxChangeQuestionLength))
}

/** API-042. Idempotent for the same text. */
export const requestPassportChange = endpoint({
  ...commonParts,
  key: "passport.askChange",
  summary: "Запрос на изменение паспорта",
  method: "POST",
  path: "/users/passport/change-request/",
  body: Schema.Struct(changeRequestFields),
  answer: User,
  refusals: [401, 403, 404, 422, 429]
})
