import { Effect } from "effect"
import { Api, type ApiError } from "../ports/api.ts"
import { Uploads } from "../ports/uploads.ts"
import { Vault } from "../ports/vault.ts"

type UploadCall = "passport.addFiles" | "diamondOrders.addFiles"

/** In per cent; each report is a journal entry. */
const step = 10

/** Uploads a form's files one by one and returns their ids in order. Skips uploaded files, so that a failed save is repeated with the ids alone. */
export const sendFiles = (form: string, call: UploadCall): Effect.Effect<ReadonlyArray<string>, ApiError, Api | Vault> =>
  Effect.gen(function* () {
    const vault = yield* Vault
    const held = yield* vault.readFiles(form)
    return yield* Effect.forEach(held, (file, place) => (file.sentAs === null ? send(form, call, place) : Effect.succeed(file.sentAs)))
  })

const send = Effect.fnUntraced(function* (form: string, call: UploadCall, place: number) {
  const [vault, uploads] = [yield* Vault, yield* Uploads]
  const file = (yield* vault.readFiles(form))[place]
  if (file === undefined) return yield* Effect.die(new Error("the file was removed during the upload"))
  let reported = -1
  const onProgress = (share: number) => {
    const percent = Math.floor((share * 100) / step) * step
    if (percent <= reported) return
    reported = percent
    Effect.runSync(uploads.report({ form, place, percent }))
  }
  onProgress(0)
  const { ids } = yield* (yield* Api).call(call, {}, { upload: { field: "file[]", name: file.name, blob: file.blob, onProgress } })
  const [id] = ids
  if (id === undefined) return yield* Effect.die(new Error("the response to the upload has no file id"))
  const held = yield* vault.readFiles(form)
  yield* vault.putFiles(
    form,
    held.map((each, index) => (index === place ? { ...each, sentAs: id } : each))
  )
  return id
})

/** Clears ids of uploaded files that the server no longer has. */
export const clearUploadIds = Effect.fnUntraced(function* (form: string) {
  const vault = yield* Vault
  const held = yield* vault.readFiles(form)
  yield* vault.putFiles(
    form,
    held.map((file) => ({ ...file, sentAs: null }))
  )
})
