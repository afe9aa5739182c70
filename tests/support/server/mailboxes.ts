import { afterAll, beforeAll, beforeEach, expect } from "vitest"
import type { Letter } from "../../../server/platform/mail/mail.ts"
import type { TestDatabase } from "../database/databases.ts"
import { type Accounts, accountsOf, confirmTokens } from "../samples/accounts.ts"
import { startShop, type TestShop } from "./server.ts"

/** A shop for a `describe`, with helpers for e-mail addresses and their letters; before each test no limit is used and no letter waits. */
export const mailShop = (start: () => Promise<TestDatabase>) => {
  let shop: TestShop
  let accounts: Accounts
  let made = 0
  beforeAll(async () => {
    shop = await startShop({ database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await query("delete from rate_limits")
    await shop.takeLetters()
  })

  const query: TestShop["query"] = (sql, params) => shop.query(sql, params)
  const patch = (token: string, body: object, from?: string) =>
    accounts.send("PATCH", "/users/", body, { token, ...(from === undefined ? {} : { from }) })
  const tokensTo = (letters: ReadonlyArray<Letter>, email: string) =>
    letters.filter(({ to }) => to === email).flatMap(({ text }) => confirmTokens(text))
  return {
    get shop() {
      return shop
    },
    get accounts() {
      return accounts
    },
    query,
    patch,
    tokensTo,
    newEmail: () => `target-${++made}@gran.test`,
    me: async (token: string) => (await accounts.me(token)).data,
    /** Requests another address with the right password; returns the tokens of both letters. */
    ask: async ({ email, token }: { readonly email: string; readonly token: string }, next: string) => {
      expect((await patch(token, { email: next, password: accounts.password })).status).toBe(200)
      const letters = await shop.takeLetters()
      return { confirm: tokensTo(letters, next)[0] ?? "", keep: tokensTo(letters, email)[0] ?? "", letters }
    },
    subscribers: async () =>
      (await query("select email from newsletter_subscriptions where confirmed_at is not null")).map(({ email }) => email),
    subscribe: (email: string, from?: string) =>
      accounts.send("POST", "/subscriptions/alrosa/", { email, accept: true }, from === undefined ? {} : { from })
  }
}
