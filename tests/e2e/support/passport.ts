import { type APIRequestContext, expect, type Page } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { passportPhoto, wishedPassport } from "../../support/documents/passport.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import type { Account } from "../../../qa/server/account.ts"

/** Fills in the open passport form, by default with a photograph; `organization` is the issuer. */
export const fillPassport = async (page: Page, organization: string, file?: PassportFile) => {
  const { dialog, field } = formOf(page)
  await field("Серия").fill("4508")
  await field("Номер").fill("123456")
  await field("Дата выдачи").fill("27.03.2015")
  await field("Кем выдан").fill(organization)
  await field("Код подразделения").fill("770-001")
  await dialog.locator("[name=photos]").setInputFiles(file ?? (await photo()))
  await dialog.locator("[name=isAccepted]").check()
}

const formOf = (page: Page) => {
  const account = new AccountDialogs(page)
  return { dialog: account.dialog, field: (label: string) => account.field(label) }
}

export type PassportFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Photographed page as a file for an input. */
export const photo = async (): Promise<PassportFile> => {
  const { bytes, name } = await passportPhoto()
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) }
}

/** Saves a passport of an account over the API, with a photograph unless another file is given. */
export const savePassport = async (request: APIRequestContext, { token }: Account, file?: PassportFile) => {
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  const uploaded = await request.post("/api/v2/users/passport/", { headers, multipart: { "file[]": file ?? (await photo()) } })
  expect(uploaded.status()).toBe(200)
  const { ids } = (await uploaded.json()).data
  const saved = await request.put("/api/v2/users/passport/", { headers, data: wishedPassport({ photos: ids }) })
  expect(saved.status()).toBe(200)
}
