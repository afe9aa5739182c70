import { Effect, Layer, Result } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeVault } from "../../adapters/memory/vault-memory.ts"
import type { Calls } from "../../app/calls.ts"
import { failed, succeeded } from "../../core/kernel/outcome.ts"
import { calls } from "../../core/contract/calls.ts"
import type { Endpoint } from "../../core/contract/endpoint.ts"
import { fileOf, savedAs } from "../../core/journal/report.ts"
import { reportedJournal, maskedJournal } from "../../core/journal/report-journal.ts"
import { treeOf } from "../../core/journal/restore.ts"
import { loadMarks } from "../../core/shop/marks.ts"
import { checkMe, logOut } from "../../core/services/account/account.ts"
import { Api, makeApi, Refused, type Send } from "../../core/services/ports/api.ts"
import type { Identity } from "../../core/services/ports/identity.ts"
import { submitForm } from "../../core/services/forms/submit-form.ts"
import { Vault } from "../../core/services/ports/vault.ts"
import { fingerprint } from "../../server/platform/identity/secrets.ts"
import { type Accounts, accountsOf } from "../support/samples/accounts.ts"
import { openShop } from "../support/server/open-shop.ts"
import { startShop, type TestShop } from "../support/server/server.ts"
import { user } from "../../qa/samples/user.ts"
import { waitFor } from "../support/wait-for.ts"

/** Path with every parameter filled in. */
const pathOf = ({ base, path }: Endpoint) => `${base}${path.replaceAll(/\{\w+\}/g, "1")}`

describe("a token at the server", () => {
  let shop: TestShop
  let accounts: Accounts
  let own: ReadonlyArray<Endpoint>
  beforeAll(async () => {
    shop = await startShop()
    accounts = accountsOf(shop)
    const all = await Promise.all(Object.values(calls).map((load) => load() as Promise<Endpoint>))
    const guest = await Promise.all(
      all.filter(({ method }) => method === "GET").map(async (each) => ({ each, status: (await shop.ask(pathOf(each))).status }))
    )
    own = guest.flatMap(({ each, status }) => (status === 401 ? [each] : []))
  })
  afterAll(() => shop.stop())

  const statuses = async (headers: Readonly<Record<string, string>>, query = "") =>
    new Set(await Promise.all(own.map(async (each) => (await shop.ask(`${pathOf(each)}${query}`, { headers })).status)))

  test("is accepted only in its header, by every read for users", async () => {
    const { bearer, token } = await accounts.register()
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(await statuses(bearer)).not.toContain(401)
    const elsewhere: ReadonlyArray<Readonly<Record<string, string>>> = [
      { cookie: `token=${token}; gran.token=${token}; authorization=Bearer ${token}` },
      { "x-token": token },
      { "x-auth-token": token },
      { "proxy-authorization": `Bearer ${token}` },
      { authorization: token },
      { authorization: `Token ${token}` },
      { authorization: `Basic ${btoa(`${token}:`)}` },
      { authorization: `Bearer ${fingerprint(token)}` },
      { authorization: `Bearer ${token.toUpperCase()}` },
      { authorization: `Bearer ${token.slice(0, -1)}` },
      { authorization: `Bearer ${token},Bearer ${token}` }
    ]
    for (const headers of elsewhere) expect([...(await statuses(headers))], JSON.stringify(Object.keys(headers))).toEqual([401])
    for (const name of ["token", "access_token", "authorization", "silenceIsGold"]) {
      const seen = await statuses({}, `?${name}=${token}`)
      expect(seen.has(200), name).toBe(false)
    }
  })

  test.each<[string, (person: Awaited<ReturnType<Accounts["register"]>>) => Promise<unknown>]>([
    ["logged out", ({ token }) => accounts.send("DELETE", "/session/", undefined, { token })],
    [
      "that changed the password on another device",
      async ({ email }) => {
        const { data } = await accounts.logIn(email, accounts.password)
        return accounts.send("PATCH", "/users/password/", { old: accounts.password, new: "another-1-pass" }, { token: String(data.token) })
      }
    ],
    [
      "that was away for thirty days",
      ({ user: { id } }) => shop.query("update sessions set expires_at = now() where user_id = $1", [Number(id)])
    ]
  ])("of a user %s is refused by every read for users", async (_, end) => {
    const person = await accounts.register()
    expect(await statuses(person.bearer)).not.toContain(401)
    await end(person)
    expect([...(await statuses(person.bearer))]).toEqual([401])
  })

  test("is in no answer but those of the session, in no log and in no letter", async () => {
    const { bearer, email, token } = await accounts.register()
    shop.takeLog()
    const others = own.filter(({ key }) => key !== "session.me")
    const answers = await Promise.all(others.map(async (each) => (await shop.ask(pathOf(each), { headers: bearer })).text()))
    await accounts.send("POST", "/password-reset/", { email }, { token })
    await shop.ask(`/nothing?token=${token}`, { headers: bearer })
    const letters = await shop.takeLetters()
    const texts = { answers: answers.join("\n"), letters: JSON.stringify(letters), log: JSON.stringify(shop.takeLog()) }
    for (const [place, text] of Object.entries(texts)) {
      expect(text, place).not.toContain(token)
      expect(text, place).not.toContain(fingerprint(token))
    }
    expect(letters.length).toBeGreaterThan(1)
  })
})

const planted = "PLANTED-token-0123456789abcdef"

describe("a token at the client", () => {
  /** A shop with the real programs for login, current user and logout, over an API that returns the planted token. */
  const withToken = () => {
    const vault = makeVault()
    const sent: Array<{ readonly call: string; readonly token: string | undefined; readonly held: string | null }> = []
    let isRefusing = false
    const send = (endpoint: Endpoint, _input: unknown, options: { readonly token?: string } = {}) =>
      Effect.suspend(() => {
        sent.push({ call: endpoint.key, token: options.token, held: shop.tab.identity.ids().token })
        const isRefused = isRefusing && endpoint.key !== "session.logIn"
        const refusal = new Refused({ call: endpoint.key, requestId: null, status: 401, message: "Войдите", errors: {} })
        return isRefused ? Effect.fail(refusal) : Effect.succeed(endpoint.key === "session.logIn" ? { token: planted, user } : user)
      })
    const api = Layer.succeed(Api, makeApi(send as Send))
    const run = async <A, E>(program: Effect.Effect<A, E, Api | Identity | Vault>) => {
      const layer = Layer.mergeAll(api, Layer.succeed(Vault, vault), shop.tab.identity.layer)
      const result = await Effect.runPromise(Effect.result(Effect.provide(program, layer)))
      return Result.isSuccess(result) ? succeeded(result.success) : failed(result.failure)
    }
    const answers = {
      submitForm: ({ form, values }) => run(submitForm({ form, values })),
      checkMe: () => run(checkMe()),
      logOut: () => run(logOut())
    } as Partial<Calls>
    const shop = openShop(answers)
    return { shop, sent, vault, refuse: () => (isRefusing = true) }
  }

  test("is in one place only: no event, journal, file, report or reload draft, through login, session end and logout", async () => {
    const { refuse, sent, shop, vault } = withToken()
    await shop.settled()
    await shop.loadDeferred()
    const { auth, dialogs } = shop.features()
    if (auth === undefined || dialogs === undefined) throw new Error("the shop is not whole")
    const logIn = async () => {
      Effect.runSync(vault.put("login", "password", "PLANTED-password"))
      const login = (await waitFor(dialogs, ({ children }) => children.login !== undefined)).children.login
      login?.send({ type: "form.change", field: "email", value: "anna@example.ru" })
      login?.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
      login?.send({ type: "form.submit" })
      await waitFor(auth, (snapshot) => snapshot.matches("member"))
      expect(shop.tab.identity.ids().token).toBe(planted)
    }
    shop.send("dialogs", { type: "dialogs.open", key: "login", props: {} })
    await logIn()
    refuse()
    shop.tab.identity.store("token", null)
    shop.tab.identity.change({ name: "token", isPresent: false, isRefused: true, isWrite: true })
    await logIn()
    auth.send({ type: "auth.logOut" })
    await waitFor(auth, (snapshot) => snapshot.matches("guest"))
    expect(shop.tab.identity.ids().token).toBeNull()
    expect(sent.at(-1)).toEqual({ call: "session.logOut", token: planted, held: null })

    const { recorder } = shop.recorded
    const file = fileOf(recorder, "build-1")
    const marks = await loadMarks()
    const places = {
      journal: JSON.stringify(recorder.journal()),
      tree: JSON.stringify(treeOf(shop.root, recorder.timers())),
      file: savedAs(file, marks, false).text,
      masked: savedAs(file, marks, true).text,
      report: maskedJournal(file, marks),
      tail: JSON.stringify(reportedJournal({ kind: "error", message: "a bug", stack: null, status: null }, recorder.journal(), marks)),
      history: JSON.stringify(shop.tab.written)
    }
    expect(places.journal).toContain("auth.expired")
    for (const [place, text] of Object.entries(places)) expect(text.includes("PLANTED"), place).toBe(false)
  })
})
