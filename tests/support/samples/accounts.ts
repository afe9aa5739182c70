import { expect } from "vitest"
import type { TestShop } from "../server/server.ts"

/** Network address and device id of a person. */
export type From = { readonly from?: string; readonly device?: string }

export type Accounts = ReturnType<typeof accountsOf>

/** Account actions over the API. */
export const accountsOf = (shop: TestShop) => {
  let made = 0
  const password = "secret-123"
  const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })
  /** Body of a valid registration with an unused e-mail address. */
  const registration = (changes: object = {}) => ({
    email: `person-${++made}-${Math.floor(performance.now())}@gran.test`,
    name: "Анна Петрова",
    phone: "+7 (999) 123-45-67",
    password,
    isAcceptedPrivacy: true,
    isAcceptedNewsletter: false,
    ...changes
  })
  const send = async (method: string, path: string, body: unknown, { device, from, token }: From & { readonly token?: string } = {}) => {
    const response = await shop.ask(`/api/v2${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && bearerOf(token)),
        ...(device !== undefined && { "x-device-id": device })
      },
      ...(from === undefined ? {} : { from })
    })
    return { status: response.status, retryAfter: response.headers.get("retry-after"), ...(await response.json()) }
  }
  const register = async (changes: object = {}, from?: string | From) => {
    const body = registration(changes)
    const { data, status } = await send("POST", "/register/", body, originOf(from))
    expect(status).toBe(200)
    const token = String(data.token)
    return { email: body.email, token, bearer: bearerOf(token), user: data.user }
  }
  return {
    password,
    registration,
    send,
    register,
    logIn: (email: string, tried: string, from?: string | From) => send("POST", "/session/", { email, password: tried }, originOf(from)),
    me: (token: string) => send("GET", "/session/", undefined, { token }),
    /** Requests a recovery letter and returns the token of its link. */
    askResetToken: async (email: string) => {
      expect((await send("POST", "/password-reset/", { email })).status).toBe(200)
      const links = (await shop.takeLetters()).filter(({ to }) => to === email).map(({ text }) => /password-reset=([\w-]+)/.exec(text)?.[1])
      return links.find((token) => token !== undefined) ?? ""
    },
    /** Registers and confirms the e-mail address by its letter. */
    registerProven: async (changes: object = {}) => {
      const registered = await register(changes)
      const tokens = (await shop.takeLetters()).filter(({ to }) => to === registered.email).flatMap(({ text }) => confirmTokens(text))
      for (const token of tokens) expect((await pressLink(shop, token)).status).toBe(200)
      await shop.takeLetters()
      return registered
    }
  }
}

const originOf = (from: string | From | undefined): From => (typeof from === "string" ? { from } : (from ?? {}))
/** Tokens of the confirm or cancel links in a letter, in order. */
export const confirmTokens = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\/confirm\?token=([\w-]{43})/g)].flatMap(([, token]) => (token === undefined ? [] : [token]))

/** Submits the page behind the link with this token. */
export const pressLink = async (
  shop: Pick<TestShop, "app">,
  token: string
): Promise<{ readonly status: number; readonly page: string }> => {
  const answer = await shop.app.request("/confirm", { method: "POST", body: new URLSearchParams({ token }) })
  return { status: answer.status, page: (await answer.text()).replaceAll("\u00a0", " ") }
}
