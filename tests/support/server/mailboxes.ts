import { expect } from "vitest"
import type { Letter } from "../../../server/platform/mail/mail.ts"
import { type Accounts, confirmTokens } from "../samples/accounts.ts"
import type { TestShop } from "./server.ts"

/** Actions with e-mail addresses and their letters. Shop and accounts may be created later. */
export const mailboxesOf = (shop: () => TestShop, accounts: () => Accounts) => {
  const query: TestShop["query"] = (sql, params) => shop().query(sql, params)
  let made = 0
  const patch = (token: string, body: object, from?: string) =>
    accounts().send("PATCH", "/users/", body, { token, ...(from === undefined ? {} : { from }) })
  const tokensTo = (letters: ReadonlyArray<Letter>, email: string) =>
    letters.filter(({ to }) => to === email).flatMap(({ text }) => confirmTokens(text))
  return {
    query,
    patch,
    tokensTo,
    newEmail: () => `target-${++made}@gran.test`,
    me: async (token: string) => (await accounts().me(token)).data,
    /** Requests another address with the right password; returns the tokens of both letters. */
    ask: async ({ email, token }: { readonly email: string; readonly token: string }, next: string) => {
      expect((await patch(token, { email: next, password: accounts().password })).status).toBe(200)
      const letters = await shop().takeLetters()
      return { confirm: tokensTo(letters, next)[0] ?? "", keep: tokensTo(letters, email)[0] ?? "", letters }
    },
    subscribers: async () =>
      (await query("select email from newsletter_subscriptions where confirmed_at is not null")).map(({ email }) => email),
    subscribe: (email: string, from?: string) =>
      accounts().send("POST", "/subscriptions/alrosa/", { email, accept: true }, from === undefined ? {} : { from })
  }
}
