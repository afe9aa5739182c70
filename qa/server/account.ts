import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "playwright/test"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { publicClientKey } from "../../server/platform/environment.ts"

export type Account = { readonly email: string; readonly password: string; readonly token: string }

/** Password of the accounts registered here. */
export const password = "krasota-1"

/** Registers Anna Sokolova from a random IP address, without marketing letters. */
export const registerUser = async (request: APIRequestContext): Promise<Account> => {
  const email = `anna-${randomUUID()}@gran.test`
  const octets = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")
  const answer = await request.post("/api/v2/register/", {
    headers: { "x-client-key": publicClientKey, "x-forwarded-for": `10.${octets}` },
    data: { email, name: "Анна Соколова", phone: "+79210000000", password, isAcceptedPrivacy: true, isAcceptedNewsletter: false }
  })
  if (!answer.ok()) throw new Error(`could not register a user: ${answer.status()} ${await answer.text()}`)
  const { data }: { readonly data: { readonly token: string } } = await answer.json()
  return { email, password, token: data.token }
}

/** Logs in again; returns the token. */
export const logInUser = async (request: APIRequestContext, email: string): Promise<string> => {
  const answer = await request.post("/api/v2/session/", { headers: { "x-client-key": publicClientKey }, data: { email, password } })
  const { data }: { readonly data: { readonly token: string } } = await answer.json()
  return data.token
}

export const emailHere = async (page: Page): Promise<string> => {
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${String(await storedToken(page))}` }
  const { data }: { readonly data: { readonly email: string } } = await (await page.request.get("/api/v2/session/", { headers })).json()
  return data.email
}

/** Requests another address, which then waits for confirmation. */
export const askAddress = async (request: APIRequestContext, { email, token }: Account): Promise<string> => {
  const next = `next-${email}`
  await request.patch("/api/v2/users/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` },
    data: { email: next, password }
  })
  return next
}

/** Requests another address for the tab's user, as from another device. */
export const requestOtherAddress = async (page: Page): Promise<string> =>
  askAddress(page.request, { email: `${randomUUID()}@gran.test`, password, token: (await storedToken(page)) ?? "" })

/** Stores a token, as an earlier visit would have. */
export const storeToken = async (page: Page, token: string): Promise<void> => {
  await page.goto("/readyz")
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [storageKeys.token, token] as const)
}

export const storedToken = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), storageKeys.token)
