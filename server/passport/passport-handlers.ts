import { Effect } from "effect"
import type { savePassport } from "../../core/contract/passport.ts"
import { documentTexts } from "../../core/domain/files/document-files.ts"
import { passportFileAddress, passportFiles } from "../../core/domain/passport/passport.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOpenUser } from "../account/own-account.ts"
import { findUser } from "../account/users.ts"
import { pressCookie } from "../orders/paper-links.ts"
import { countTry, limits } from "../platform/api/limits.ts"
import { refuseCall, unfitField } from "../platform/api/refusal.ts"
import { CurrentReply } from "../platform/api/reply.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { transaction } from "../platform/db/query.ts"
import { hasDayBegun } from "../platform/has-day-begun.ts"
import { checkDocument } from "../platform/files/check-document.ts"
import { Files } from "../platform/files/files.ts"
import { receiveFiles } from "../platform/uploads/incoming-files.ts"
import { refuseDocument, refuseFiles } from "../platform/uploads/refuse-files.ts"
import { addFilePass } from "./passport-file-passes.ts"
import { addChangeRequest } from "./change-requests.ts"
import { findPassport, insertPassport, logAccess, type PassportData, readData } from "./passports.ts"
import { findUploads, storeData, storeDocument, claimUploads } from "../platform/uploads/stored-files.ts"

type PassportBody = typeof savePassport.body.Type

/** API-040 … API-042. */
export const passportHandlers = (
  publicUrl: string
): Pick<Handlers, "passport.addFiles" | "passport.save" | "passport.read" | "passport.openFile" | "passport.askChange"> => ({
  "passport.addFiles": Effect.fn("passport.addFiles")(function* () {
    const { id: userId } = yield* owner
    yield* countTry(limits.passportFile, String(userId))
    if ((yield* findPassport(userId)) !== null) return yield* alreadySaved
    const ids = yield* Effect.scoped(
      Effect.gen(function* () {
        const received = yield* receiveFiles(receiving)
        const documents = yield* Effect.forEach(received, checkDocument)
        return yield* Effect.forEach(documents, (document, index) =>
          Effect.orDie(storeDocument({ userId, purpose: "passport" }, document, received[index]?.bytes ?? document.bytes.length))
        )
      })
    ).pipe(Effect.catchTags({ FilesUnfit: refuseFiles("photos", passportFiles.most), DocumentUnfit: refuseDocument("photos") }))
    yield* logAccess({ userId, byWhom: "user", what: "uploaded" })
    return { ids }
  }),

  "passport.save": Effect.fn("passport.save")(function* ({ body }) {
    const { id: userId } = yield* owner
    yield* countTry(limits.passport, String(userId))
    if (!(yield* hasDayBegun(body.issueDate))) return yield* unfitField("issueDate", fieldTexts.day)
    const data = dataOf(body)
    const before = yield* findPassport(userId)
    if (before !== null) return (yield* isSame(before.dataId, data)) ? yield* findUser(userId) : yield* alreadySaved
    yield* checkPhotos(userId, body.photos)
    const dataId = yield* Effect.orDie(storeData(userId, data))
    const winner = yield* transaction(
      Effect.gen(function* () {
        yield* lockOpenUser(userId)
        const other = yield* findPassport(userId)
        if (other !== null) return other
        yield* checkPhotos(userId, body.photos)
        yield* claimUploads([dataId, ...body.photos])
        yield* insertPassport(userId, { dataId, photoIds: body.photos })
        yield* logAccess({ userId, byWhom: "user", what: "saved" })
        return null
      })
    )
    if (winner !== null && !(yield* isSame(winner.dataId, data))) return yield* alreadySaved
    return yield* findUser(userId)
  }),

  "passport.read": Effect.fn("passport.read")(function* () {
    const { id: userId } = yield* owner
    yield* countTry(limits.passport, String(userId))
    const passport = yield* findPassport(userId)
    if (passport === null) return yield* refuseCall(404, noPassport)
    const data = yield* Effect.orDie(readData(passport.dataId))
    const uploads = yield* findUploads({ userId, purpose: "passport" }, passport.photoIds)
    const files = yield* Files
    const photos = yield* Effect.forEach(
      uploads.filter((upload) => upload !== null),
      ({ bytes, id, kind, thumbnailId, uploadedAt }) =>
        Effect.map(thumbnailId === null ? Effect.succeed(null) : Effect.orDie(files.read(thumbnailId)), (thumbnail) => ({
          id,
          kind,
          bytes,
          uploadedAt,
          thumbnail: thumbnail === null ? null : Buffer.from(thumbnail).toString("base64")
        }))
    )
    yield* logAccess({ userId, byWhom: "user", what: "read" })
    return { ...data, isAccepted: true, photos }
  }),

  "passport.openFile": Effect.fn("passport.openFile")(function* ({ params: { place } }) {
    const { id: userId } = yield* owner
    yield* countTry(limits.passport, String(userId))
    const passport = yield* findPassport(userId)
    const [upload] = yield* findUploads({ userId, purpose: "passport" }, passport?.photoIds.slice(place - 1, place) ?? [])
    if (!upload) return yield* refuseCall(404, passport === null ? noPassport : documentTexts.gone)
    const { tokenHash } = yield* currentSession
    const url = passportFileAddress(place, upload.kind)
    const { setCookie } = yield* CurrentReply
    setCookie(pressCookie(yield* addFilePass(upload.id, tokenHash), url, publicUrl))
    return { url }
  }),

  "passport.askChange": Effect.fn("passport.askChange")(function* ({ body }) {
    const { id: userId } = yield* owner
    yield* countTry(limits.passport, String(userId))
    if ((yield* findPassport(userId)) === null) return yield* refuseCall(404, noPassport)
    yield* transaction(
      Effect.gen(function* () {
        yield* lockOpenUser(userId)
        if (yield* addChangeRequest(userId, body)) yield* logAccess({ userId, byWhom: "user", what: "changeAsked" })
      })
    )
    return yield* findUser(userId)
  })
})

const receiving = { field: "file[]", maxFiles: passportFiles.most, maxBytes: passportFiles.maxBytes }

const noPassport = "Паспорт не сохранён"

const alreadySaved = refuseCall(409, "Паспорт уже сохранён. Если данные изменились, отправьте запрос на изменение")

const owner = Effect.flatMap(currentSession, ({ isOperator, user }) =>
  isOperator ? refuseCall(403, "Паспорт добавляет и видит только сам покупатель") : Effect.succeed(user)
)

/** Files belong to the user and are at most 10 MB in total (PSPT-013). */
const checkPhotos = Effect.fnUntraced(function* (userId: number, ids: ReadonlyArray<string>) {
  const uploads = yield* findUploads({ userId, purpose: "passport" }, [...new Set(ids)])
  const total = uploads.reduce((sum, upload) => sum + (upload?.bytes ?? 0), 0)
  if (uploads.includes(null)) return yield* refuseCall(409, documentTexts.gone, { photos: documentTexts.gone })
  if (total > passportFiles.maxBytes) return yield* unfitField("photos", documentTexts.heavy)
})

/** Compares the texts only: photographs have new ids when sent again. */
const isSame = (dataId: string, data: PassportData) =>
  Effect.map(Effect.orDie(readData(dataId)), (saved) => JSON.stringify(dataOf(saved)) === JSON.stringify(data))

const dataOf = ({ issueDate, number, organization, organizationCode, serial }: PassportData | PassportBody): PassportData => ({
  serial: serial.trim(),
  number: number.trim(),
  issueDate,
  organization: organization.trim(),
  organizationCode: organizationCode.trim()
})
