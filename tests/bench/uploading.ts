import { parentPort, workerData } from "node:worker_threads"
import { publicClientKey } from "../../server/platform/environment.ts"
import { formOf } from "../support/documents/passport.ts"
import { scans } from "../support/documents/scans.ts"

export type UploadsOptions = { readonly origin: string; readonly tokens: ReadonlyArray<string> }
export type ToUploads = "begin" | "end"
export type FromUploads = { readonly type: "ready" } | ({ readonly type: "ended" } & UploadsReport)
export type UploadsReport = { readonly done: number; readonly refused: ReadonlyArray<string> }

/**
 * Thread that uploads documents of passports to a shop. From `begin` to `end` each user has one upload in progress; `ended` follows when the
 * last is answered.
 */
const { origin, tokens }: UploadsOptions = workerData
const forms = await Promise.all((await scans()).map((scan) => formOf([scan])))

const upload = async (token: string, turn: number): Promise<string | null> => {
  const form = forms[turn % forms.length]
  if (form === undefined) throw new Error("there is nothing to upload")
  const answer = await fetch(`${origin}/api/v2/users/passport/`, {
    method: "POST",
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}`, "content-type": form.type },
    body: form.file
  })
  const text = await answer.text()
  return answer.status === 200 ? null : `${answer.status} ${text}`
}

const uploads = { isOn: false }

const uploadAll = async (): Promise<UploadsReport> => {
  const refusals: Array<string | null> = []
  const each = async (token: string, first: number) => {
    for (let turn = first; uploads.isOn; turn++) refusals.push(await upload(token, turn))
  }
  await Promise.all(tokens.map(each))
  return { done: refusals.length, refused: refusals.filter((refusal) => refusal !== null) }
}

const tell = (message: FromUploads) => parentPort?.postMessage(message)

parentPort?.on("message", (message: ToUploads) => {
  uploads.isOn = message === "begin"
  if (uploads.isOn) void uploadAll().then((report) => tell({ type: "ended", ...report }))
})
tell({ type: "ready" })
