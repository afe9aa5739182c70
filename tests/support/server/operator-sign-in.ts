import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import type { From } from "../samples/accounts.ts"
import type { TestShop } from "./server.ts"

export const operatorKey = "the-operators-own-key-0123456789abcdef"

/** Request of an operator for a login link. */
export const signInFor = (email: string, reason = "Звонок: не открывается заказ") => ({
  method: "POST",
  body: JSON.stringify({ email, by: "olga@house", reason })
})

/** An operator's device at a fixed address. */
export const operatorDevice = (): Required<From> => ({ from: "192.0.2.50", device: randomUUID() })

/** Operator endpoint for login links, and its log. `shopOf` is called at each action. */
export const operatorSignIn = (shopOf: () => TestShop) => {
  const query: TestShop["query"] = (sql, params) => shopOf().query(sql, params)
  const ask = (init: RequestInit, key = operatorKey, app = shopOf().app) =>
    app.request("/internal/sign-ins", { ...init, headers: { authorization: `Bearer ${key}`, "content-type": "application/json" } })
  const makeToken = async (email: string): Promise<string> => {
    const response = await ask(signInFor(email))
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
    return new URL((await response.json()).data.link).searchParams.get("silenceIsGold") ?? ""
  }
  const log = async () => {
    const { data } = await (await ask({ method: "GET" })).json()
    return data
      .map(({ cause, event }: { cause: string | null; event: string }) => (cause === null ? event : `${event} ${cause}`))
      .toReversed()
  }
  /** Log entries written during `happens`. */
  const learned = async (happens: () => Promise<unknown>) => {
    const before = (await log()).length
    await happens()
    return (await log()).slice(before)
  }
  return { ask, learned, log, makeToken, query }
}
