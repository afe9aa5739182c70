import { Effect, ManagedRuntime, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { initialInput, secretsOf } from "../../../core/shop/initial-input.ts"
import { runEffect } from "../../../core/kernel/run.ts"
import { checkMe, enterByLink, logOut, SubmitError } from "../../../core/services/account/account.ts"
import { ApiError, Refused } from "../../../core/services/ports/api.ts"
import type { Ids } from "../../../core/services/ports/identity.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"
import { refreshIds } from "../../../core/services/account/visitor-ids.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { linkToken, user } from "../../../qa/samples/user.ts"
import { visitor } from "../../support/samples/visitor.ts"
import { waitFor } from "../../support/wait-for.ts"

const refused = new Refused({ call: "session.me", requestId: null, status: 401, message: "", errors: {} })
const forms = {
  login: { email: "anna@example.ru" },
  registration: { email: "anna@example.ru", name: "Анна", phone: "+79210000000", isAcceptedPrivacy: true }
}

type Visitor = ReturnType<typeof visitor>

/** A visitor of a shop that issues guest ids and recognises the ones it issued. */
const somebody = (answers: Readonly<Record<string, unknown>>, start: Partial<Ids> = {}): Visitor => {
  const guests = ["guest-1", "guest-2"]
  const someone: Visitor = visitor(
    Object.defineProperty({ ...answers }, "session.guest", { get: () => ({ id: someone.ids().saleUserId ?? guests.shift() }) }),
    start
  )
  return someone
}

/** A loaded, hydrated page of the visitor, with the programs that a browser runs. */
const load = async (someone: Visitor, path = "/") => {
  const { ids, layer, vault } = someone
  const runtime = ManagedRuntime.make(layer)
  const shop = openShop({
    submitForm: runEffect(runtime, SubmitError, submitForm),
    checkMe: runEffect(runtime, SubmitError, checkMe),
    enterByLink: runEffect(runtime, SubmitError, enterByLink),
    logOut: runEffect(runtime, Schema.Never, logOut),
    refreshIds: runEffect(runtime, ApiError, refreshIds)
  })
  const facts: Array<string> = []
  shop.recorded.root.system.inspect({
    next: (report) => {
      if (
        report.type === "@xstate.event" &&
        report.actorRef === shop.root &&
        /^auth\.(?:loggedIn|loggedOut|registered)$/.test(report.event.type)
      )
        facts.push(report.event.type)
    }
  })
  shop.begin(initialInput(Effect.runSync(secretsOf(vault)), ids().token !== null, undefined))
  await (path === "/" ? shop.settled() : shop.go(path))
  await shop.loadDeferred()
  const { auth, dialogs, session } = shop.features()
  if (auth === undefined || dialogs === undefined || session === undefined) throw new Error("the shop is not whole")
  await waitFor(auth, (snapshot) => !snapshot.hasTag("unsure"))
  await waitFor(session, ({ context }) => context.saleUserId !== null)
  /** Fills in the form, submits it and returns the text of its banner. */
  const send = async (key: keyof typeof forms) => {
    shop.send("dialogs", { type: "dialogs.open", key, props: {} })
    const { children } = await waitFor(dialogs, (snapshot) => snapshot.children[key] !== undefined)
    const form = children[key]
    if (form === undefined) throw new Error(`no form "${key}"`)
    someone.type(key, { password: "hunter22" })
    for (const [field, value] of Object.entries(forms[key])) form.send({ type: "form.change", field, value })
    form.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
    form.send({ type: "form.submit" })
    return (await waitFor(form, (snapshot) => !snapshot.hasTag("busy"))).context.banner
  }
  const stored = () => [ids().token, auth.getSnapshot().context.user, auth.getSnapshot().value]
  return { ...shop, auth, facts, stored, send, session }
}

const meOf = ({ asked }: Visitor) => asked.filter(({ call }) => call === "session.me").map(({ address, token }) => [address, token])
const nobody = [null, null, "guest"]
const anna = ["t0ken", user, "member"]
const tokens = [{}, { token: null }, { token: "" }]

describe("a session", () => {
  it("[AUTH-001, AUTH-003] starts by a login only if its answer has a token", async () => {
    for (const token of tokens) {
      const { facts, send, stored } = await load(somebody({ "session.logIn": { user, ...token } }))
      expect([await send("login"), stored(), facts]).toEqual(["Неверный логин или пароль", nobody, []])
    }
    const { facts, send, stored } = await load(somebody({ "session.logIn": { user, token: "t0ken" } }))
    expect([await send("login"), stored(), facts]).toEqual([null, anna, ["auth.loggedIn"]])
  })

  it("[AUTH-004] starts by a registration only if its answer has a token", async () => {
    for (const token of tokens) {
      const { facts, send, stored } = await load(somebody({ "session.register": { user, ...token } }))
      expect([await send("registration"), stored(), facts]).toEqual(["Такой пользователь уже существует", nobody, []])
    }
    const { facts, send, stored } = await load(somebody({ "session.register": { user, token: "t0ken" } }))
    expect([await send("registration"), stored(), facts]).toEqual([null, anna, ["auth.registered", "auth.loggedIn"]])
  })

  it("[AUTH-008, AUTH-014] continues with the stored token, whose user is requested on each load", async () => {
    const someone = somebody({ "session.logIn": { user, token: "t0ken" }, "session.me": user })
    await (await load(someone)).send("login")
    expect(meOf(someone)).toEqual([])
    for (let reload = 1; reload < 3; reload++) {
      expect((await load(someone)).stored()).toEqual(anna)
      expect(meOf(someone)).toEqual(Array.from({ length: reload }, () => ["GET /session/", "t0ken"]))
    }
  })

  it("[AUTH-009, AUTH-010] does not continue with an invalid token: it is deleted, and the next load requests nothing", async () => {
    const someone = somebody({ "session.me": refused }, { token: "t0ken" })
    expect((await load(someone)).stored()).toEqual(nobody)
    expect(meOf(someone)).toEqual([["GET /session/", "t0ken"]])
    expect((await load(someone)).stored()).toEqual(nobody)
    expect(meOf(someone)).toHaveLength(1)
  })

  it("[AUTH-005, AUTH-006, AUTH-007] ends by a logout: token and user are deleted, a new guest starts, and the logout is published", async () => {
    const someone = somebody({ "session.me": user, "session.logOut": {} }, { token: "t0ken" })
    const { auth, facts, session, stored } = await load(someone)
    expect([stored(), someone.ids().saleUserId]).toEqual([anna, "guest-1"])
    auth.send({ type: "auth.logOut" })
    await waitFor(session, ({ context }) => context.saleUserId === "guest-2")
    expect([stored(), facts]).toEqual([nobody, ["auth.loggedOut"]])
    const guests = someone.asked.filter(({ call }) => call === "session.guest")
    expect(guests.map(({ address, ids }) => [address, ids.saleUserId])).toEqual([
      ["GET /fuser/", null],
      ["GET /fuser/", null]
    ])
    expect(someone.ids().saleUserId).toBe("guest-2")
  })
})

describe("an operator's link", () => {
  it("[SEC-007, SEC-008] makes its token the visitor's own, and loads its user", async () => {
    const someone = somebody({ "session.me": user }, { token: "t0ken" })
    someone.type("address", { silenceIsGold: linkToken })
    const { navigation, stored } = await load(someone, "/diamonds")
    expect([stored(), meOf(someone)]).toEqual([[linkToken, user, "member"], [["GET /session/", linkToken]]])
    await waitFor(navigation(), ({ context }) => context.place.path === "/")
  })

  it("[SEC-010] that the shop refuses makes any visitor anonymous", async () => {
    for (const token of [null, "t0ken"]) {
      const someone = somebody({ "session.me": refused }, { token })
      someone.type("address", { silenceIsGold: linkToken })
      expect((await load(someone)).stored()).toEqual(nobody)
    }
  })
})
