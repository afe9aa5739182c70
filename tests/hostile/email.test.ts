import { describe, expect, test } from "vitest"
import { confirmTokens, pressLink } from "../support/samples/accounts.ts"
import { mailShop } from "../support/server/mailboxes.ts"
import { databasesByTurn } from "../support/database/databases.ts"

/** Attacks on e-mail addresses: a stolen session, another user's mailbox, replayed links, floods. */
describe.each(databasesByTurn(import.meta.filename, "account"))("an attack on addresses, on $name", ({ start }) => {
  const its = mailShop(start)
  const { ask, me, newEmail, patch, subscribe, subscribers, tokensTo } = its

  describe("with a stolen session", () => {
    test("the address cannot be changed without the password, or with a wrong one; nothing is stored or sent", async () => {
      const { email, token } = await its.accounts.registerProven()
      const next = newEmail()
      expect(await patch(token, { email: next, name: "Чужая" })).toMatchObject({
        status: 422,
        data: { errors: { password: "Обязательное поле" } }
      })
      for (const password of ["", "x", "secret-124", its.accounts.password.toUpperCase(), "x".repeat(1001)]) {
        expect(await patch(token, { email: next, password, name: "Чужая" })).toMatchObject({ status: 422 })
      }
      expect(await me(token)).toMatchObject({ email, awaitingEmail: null, name: "Анна" })
      expect(await its.shop.takeLetters()).toEqual([])
    })

    test("the password has ten guesses in a quarter of an hour, together with the password change, from any number of networks", async () => {
      const { token } = await its.accounts.registerProven()
      const next = newEmail()
      const statuses = []
      for (let index = 0; index < 60; index++) {
        const tried = `guess-${index}-123`
        const from = `192.0.2.${index}`
        statuses.push(
          index % 2 === 0
            ? (await patch(token, { email: next, password: tried }, from)).status
            : (await its.accounts.send("PATCH", "/users/password/", { old: tried, new: "another-1" }, { token, from })).status
        )
      }
      expect([statuses.slice(0, 10), statuses.slice(10)].map((some) => [...new Set(some)])).toEqual([[422], [429]])
      expect((await patch(token, { email: next, password: its.accounts.password })).status).toBe(429)
    })

    test("a pending address cannot be confirmed once the owner has recovered the account", async () => {
      const owner = await its.accounts.registerProven()
      const byReset = await ask(owner, newEmail())
      const reset = await its.accounts.askResetToken(owner.email)
      expect((await its.accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-1" })).status).toBe(200)
      expect((await pressLink(its.shop, byReset.confirm)).status).toBe(410)
      expect((await its.accounts.logIn(owner.email, "another-1")).data.user.awaitingEmail).toBe(null)

      const other = await its.accounts.registerProven()
      const byChange = await ask(other, newEmail())
      await its.accounts.send("PATCH", "/users/password/", { old: its.accounts.password, new: "another-1" }, { token: other.token })
      expect((await pressLink(its.shop, byChange.confirm)).status).toBe(410)
      expect((await me(other.token)).email).toBe(other.email)
    })

    test("a confirmed change ends every other session, and the recovery letters", async () => {
      const owner = await its.accounts.registerProven()
      const thief = await its.accounts.logIn(owner.email, its.accounts.password)
      const reset = await its.accounts.askResetToken(owner.email)
      const { confirm } = await ask(owner, newEmail())
      await pressLink(its.shop, confirm)
      expect([(await its.accounts.me(owner.token)).status, (await its.accounts.me(thief.data.token)).status]).toEqual([200, 401])
      expect((await its.accounts.send("PATCH", `/password-reset/${reset}`, { password: "another-1" })).status).toBe(404)
    })
  })

  describe("to find out existing accounts", () => {
    test("a taken address and a free one have the same answer: status, body, number of letters and recipients", async () => {
      const taken = await its.accounts.registerProven()
      const seen = []
      for (const next of [taken.email, newEmail()]) {
        const asking = await its.accounts.registerProven()
        const answer = await patch(asking.token, { email: next, password: its.accounts.password })
        const letters = await its.shop.takeLetters()
        seen.push({
          status: answer.status,
          keys: Object.keys(answer.data),
          waits: answer.data.awaitingEmail === next && (await me(asking.token)).awaitingEmail === next,
          again: (await its.accounts.send("POST", "/users/email-letter/", {}, { token: asking.token })).status,
          letters: letters.map(({ to }) => (to === next ? "new" : to === asking.email ? "old" : "?")).toSorted(),
          moreLetters: (await its.shop.takeLetters()).length
        })
        const [, toNext] = [asking, letters.find(({ to }) => to === next)]
        expect(confirmTokens(toNext?.text ?? "")).toHaveLength(next === taken.email ? 0 : 1)
      }
      expect(seen[0]).toEqual(seen[1])
      expect(seen[0]?.letters).toEqual(["new", "old"])
    })

    test("an address taken by another account meanwhile is not moved, and the mailbox's owner is informed", async () => {
      const owner = await its.accounts.registerProven()
      const next = newEmail()
      const { confirm } = await ask(owner, next)
      const quick = await its.accounts.register({ email: next })
      expect(await pressLink(its.shop, confirm)).toMatchObject({ status: 409, page: expect.stringContaining("Адрес занят") })
      expect([(await me(owner.token)).email, (await me(quick.token)).email]).toEqual([owner.email, next])
    })

    test("a subscribed address and an unknown one have the same answer, and both get one letter", async () => {
      const known = newEmail()
      await subscribe(known)
      await pressLink(its.shop, tokensTo(await its.shop.takeLetters(), known)[0] ?? "")
      await its.shop.takeLetters()
      const seen = []
      for (const email of [known, newEmail()]) {
        const { data, status } = await subscribe(email)
        seen.push([status, Object.keys(data), (await its.shop.takeLetters()).map(({ to }) => to === email)])
      }
      expect(seen[0]).toEqual(seen[1])
      expect(seen[0]).toEqual([200, ["email"], [true]])
    })

    test("a registration with a stranger's address neither reveals nor ends its newsletter", async () => {
      const stranger = newEmail()
      await subscribe(stranger)
      await pressLink(its.shop, tokensTo(await its.shop.takeLetters(), stranger)[0] ?? "")
      const { token, user } = await its.accounts.register({ email: stranger, isAcceptedNewsletter: false })
      expect([user.isEmailConfirmed, user.isNewsletterActive]).toEqual([false, false])
      await patch(token, { isNewsletterActive: true })
      await patch(token, { isNewsletterActive: false })
      expect(await subscribers()).toContain(stranger)
    })
  })

  describe("with floods", () => {
    test("a victim subscribed sixty times from sixty networks gets three letters, and every answer is the same", async () => {
      const email = newEmail()
      const answers = []
      for (let index = 0; index < 60; index++)
        answers.push(await subscribe(index % 2 === 0 ? email : email.toUpperCase(), `192.0.2.${index}`))
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
      expect(await its.shop.takeLetters()).toHaveLength(3)
    })

    test("one account sends five letters an hour to addresses of its choice; all accounts together ten to one of them", async () => {
      const target = newEmail()
      const statuses = []
      const tokens = []
      for (let who = 0; who < 4; who++) tokens.push((await its.accounts.registerProven()).token)
      for (const [who, token] of tokens.entries()) {
        for (let index = 0; index < 6; index++) {
          statuses.push((await patch(token, { email: target, password: its.accounts.password }, `198.51.100.${who}`)).status)
        }
      }
      const letters = await its.shop.takeLetters()
      expect(statuses.filter((status) => status === 200)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(14)
      expect(letters.filter(({ to }) => to === target)).toHaveLength(10)
    })

    test("the letter can be resent five times an hour", async () => {
      const { token } = await its.accounts.register()
      await its.shop.takeLetters()
      const statuses = []
      for (let index = 0; index < 8; index++) statuses.push((await its.accounts.send("POST", "/users/email-letter/", {}, { token })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      expect(await its.shop.takeLetters()).toHaveLength(5)
    })

    test("one network presses three hundred links an hour", async () => {
      let last = 0
      for (let index = 0; index < 301; index++) last = (await its.shop.app.request("/confirm?token=x")).status
      expect(last).toBe(429)
    })
  })

  test.each([
    "a@gran.test\r\nBcc: b@gran.test",
    "a@gran.test\nX: y",
    "a@gran.test, b@gran.test",
    "a@gran.test;b@gran.test",
    "<a@gran.test> b@gran.test",
    "a\u0000@gran.test "
  ])("an address with a header or a second receiver sends no letter to others: %j", async (email) => {
    const { token } = await its.accounts.registerProven()
    await subscribe(email)
    await patch(token, { email, password: its.accounts.password })
    await its.accounts.send("POST", "/register/", its.accounts.registration({ email }))
    const letters = await its.shop.takeLetters()
    expect(letters.filter(({ to }) => /[\r\n]/.test(to) || to === "b@gran.test")).toEqual([])
    for (const { to } of letters) expect([to, to.split("@").length]).toEqual([to, 2])
  })

  /** A registration proves nothing: the owner of the mailbox can take the address back. */
  test("an account registered with a stranger's address becomes the owner's by recovery, and the stranger is logged out", async () => {
    const email = newEmail()
    const stranger = await its.accounts.register({ email, isAcceptedNewsletter: true })
    const reset = await its.accounts.askResetToken(email)
    expect((await its.accounts.send("PATCH", `/password-reset/${reset}`, { password: "her-own-1" })).status).toBe(200)
    expect((await its.accounts.me(stranger.token)).status).toBe(401)
    const { data } = await its.accounts.logIn(email, "her-own-1")
    expect(data.user).toMatchObject({ isEmailConfirmed: true, isNewsletterActive: false, isNewsletterAwaiting: false })
  })
})
