import { expect } from "vitest"
import type { TestShop } from "./server.ts"

/** Where a person sits: the address, and the number that the browser keeps. */
export type From = { readonly from?: string; readonly device?: string }

export type Accounts = ReturnType<typeof accountsOf>

/** What a person with an account does, in the words of the API. */
export const accountsOf = (shop: TestShop) => {
  let made = 0
  const password = "secret-123"
  const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` })
  /** A registration that fits, of an address that has none yet. */
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
  return {
    password,
    registration,
    send,
    register: async (changes: object = {}, from?: string | From) => {
      const body = registration(changes)
      const { data, status } = await send("POST", "/register/", body, seatOf(from))
      expect(status).toBe(200)
      const token = String(data.token)
      return { email: body.email, token, bearer: bearerOf(token), user: data.user }
    },
    logIn: (email: string, tried: string, from?: string | From) => send("POST", "/session/", { email, password: tried }, seatOf(from)),
    me: (token: string) => send("GET", "/session/", undefined, { token }),
    /** Asks for a letter of recovery and takes the token out of its link. */
    askResetToken: async (email: string) => {
      expect((await send("POST", "/password-reset/", { email })).status).toBe(200)
      const letter = (await shop.takeLetters()).find(({ to }) => to === email)
      return /password-reset=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? ""
    }
  }
}

const seatOf = (from: string | From | undefined): From => (typeof from === "string" ? { from } : (from ?? {}))
