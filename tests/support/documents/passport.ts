import { takenPhoto } from "../samples/reviews.ts"
import type { TestShop } from "../server/server.ts"

/** Data of a passport, with changes. */
export const wishedPassport = (changes: object = {}) => ({
  serial: "4508",
  number: "123456",
  issueDate: "2015-03-27",
  organization: "ОВД района Хамовники",
  organizationCode: "770-001",
  isAccepted: true,
  photos: [],
  ...changes
})

export const wishedChange = (changes: object = {}) => ({
  name: "Анна",
  surname: "Соколова",
  email: "anna@gran.test",
  question: "Сменила фамилию",
  ...changes
})

export type SentFile = { readonly name: string; readonly bytes: Uint8Array }

/** Body and content type of a multipart form with files, as a browser sends it. */
export const formOf = async (files: ReadonlyArray<SentFile>, field = "file[]") => {
  const form = new FormData()
  for (const { bytes, name } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  return { type: encoded.headers.get("content-type") ?? "", file: new Uint8Array(await encoded.arrayBuffer()) }
}

export const passportPhoto = async (name = "page.jpg"): Promise<SentFile> => ({ name, bytes: await takenPhoto() })

/** Uploads files for a passport and returns the answer. */
export const uploadForPassport = async (shop: TestShop, headers: Readonly<Record<string, string>>, files: ReadonlyArray<SentFile>) => {
  const { file, type } = await formOf(files)
  const response = await shop.ask("/api/v2/users/passport/", { method: "POST", headers: { ...headers, "content-type": type }, file })
  const answer: { readonly data?: { readonly ids: ReadonlyArray<string> }; readonly error?: unknown } = await response.json()
  return { status: response.status, ...answer }
}

/** A request that uploads one photograph. */
export const sentPhoto = async (headers: Readonly<Record<string, string>>) => {
  const { file, type } = await formOf([await passportPhoto()])
  return { method: "POST", headers: { ...headers, "content-type": type }, file }
}

/** Data of a passport whose photograph is uploaded. */
export const uploadedPassport = async (shop: TestShop, headers: Readonly<Record<string, string>>) => {
  const { data } = await uploadForPassport(shop, headers, [await passportPhoto()])
  return wishedPassport({ photos: data?.ids })
}

/** Saves a passport of the user with these headers, and returns the headers. */
export const savePassport = async (shop: TestShop, headers: Readonly<Record<string, string>>) => {
  const body = JSON.stringify(await uploadedPassport(shop, headers))
  await shop.ask("/api/v2/users/passport/", { method: "PUT", body, headers: { ...headers, "content-type": "application/json" } })
  return headers
}
