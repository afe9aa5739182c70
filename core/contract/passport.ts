import { Schema } from "effect"
import { documentTexts, manyFiles } from "../domain/files/document-files.ts"
import { changeQuestionMost, passportFiles, passportLengths } from "../domain/passport/passport.ts"
import { dayLength, isDay } from "../domain/text/days.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { personal, secret } from "../domain/schema/privacy.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Name } from "./fields.ts"
import { User } from "./session.ts"

/** A text that is neither empty nor blank, of at most so many characters. */
const filled = (most: number) =>
  Schema.String.check(
    Schema.isMaxLength(most, { message: fieldTexts.invalid }),
    Schema.makeFilter((text) => (text.trim() === "" ? fieldTexts.required : undefined))
  )

/** Id of an uploaded file, as `passport.addFiles` answers it. */
const FileId = secret(
  Schema.String.check(
    Schema.isMaxLength(36, { message: documentTexts.gone }),
    Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: documentTexts.gone })
  )
)

const Photos = Schema.Array(FileId).check(
  Schema.isMinLength(1, { message: fieldTexts.required }),
  Schema.isMaxLength(passportFiles.most, { message: manyFiles(passportFiles.most) })
)

/** Data of a passport (ENT-021, PSPT-001 … PSPT-005): a secret each, for they never leave the vault of a page. */
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

const own = { base: "/api/v2", access: "user", params: Nothing, query: Nothing } as const

/** API-040. Receives the files of a passport that is about to be saved (PSPT-015); one that no saved passport names is deleted after a day. */
export const addPassportFiles = endpoint({
  ...own,
  key: "passport.addFiles",
  summary: "Файлы паспорта",
  method: "POST",
  path: "/users/passport/",
  body: Nothing,
  file: { bytesMost: passportFiles.bytesMost, multipart: { field: "file[]", filesMost: passportFiles.most } },
  answer: Schema.Struct({ ids: Schema.Array(FileId) }),
  refusals: [401, 403, 409, 422, 429]
})

/** API-041. Saves the passport (PSPT-016). The same data again is the same passport; other data than the saved ones need a change request. */
export const savePassport = endpoint({
  ...own,
  key: "passport.save",
  summary: "Сохранение паспорта",
  method: "PUT",
  path: "/users/passport/",
  body: Schema.Struct({ ...passportFields, isAccepted: Consent, photos: Photos }),
  answer: User,
  refusals: [401, 403, 409, 422, 429]
})

/** Reads the saved passport. The specification names no call for it; PERS-004 shows the data, and no other answer holds them. */
export const readPassport = endpoint({
  ...own,
  key: "passport.read",
  summary: "Сохранённый паспорт",
  method: "GET",
  path: "/users/passport/",
  body: Nothing,
  answer: Schema.Struct({
    ...passportFields,
    isAccepted: Schema.Boolean,
    /** `thumbnail` is a WebP image in Base64; `null` where none could be drawn. */
    photos: Schema.Array(
      Schema.Struct({
        id: FileId,
        kind: Schema.Literals(["jpeg", "png", "pdf"]),
        bytes: Schema.Int,
        thumbnail: secret(Schema.NullOr(Schema.String))
      })
    )
  }),
  refusals: [401, 403, 404, 429]
})

export const changeRequestFields = {
  name: Name,
  surname: FullName,
  email: Email,
  /** Words about the change; no data of the passport itself are asked for. */
  question: personal(filled(changeQuestionMost))
}

/** API-042. Asks for the saved passport to be changed; the same words again are the same request. */
export const askPassportChange = endpoint({
  ...own,
  key: "passport.askChange",
  summary: "Запрос на изменение паспорта",
  method: "POST",
  path: "/users/passport/change-request/",
  body: Schema.Struct(changeRequestFields),
  answer: User,
  refusals: [401, 403, 404, 422, 429]
})
