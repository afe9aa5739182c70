import { describe, expect, test } from "vitest"
import { confirmTokens, pressLink } from "../support/samples/accounts.ts"
import { mailShop } from "../support/server/mailboxes.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { publicUrl } from "../support/server/server.ts"

/** Attacks on e-mail addresses: a stolen session, another user's mailbox, replayed links, floods. */
describe.each(databasesByTurn(import.meta.filename, "account"))("an attack on addresses, on $name", ({ start }) => {
  const its = mailShop(start)
  const { ask, me, newEmail, patch, query, subscribe, subscribers, tokensTo } = its

  describe("with links", () => {
    test("a scanner that opens every link of every letter has no effect", async () => {
      const owner = await its.accounts.register({ isAcceptedNewsletter: true })
      const next = newEmail()
      const guest = newEmail()
      await patch(owner.token, { email: next, password: its.accounts.password })
      await subscribe(guest)
      const tokens = (await its.shop.takeLetters()).flatMap(({ text }) => confirmTokens(text))
      expect(tokens).toHaveLength(5)
      for (const token of tokens) {
        for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]) await its.shop.app.request(`/confirm?token=${token}`, { method })
        const answer = await its.shop.app.request(`/confirm?token=${token}`)
        expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
          200,
          "no-store",
          "noindex, nofollow"
        ])
        expect(answer.headers.get("referrer-policy")).toBe("strict-origin")
        expect(await answer.text()).toContain('method="post"')
      }
      expect(await its.shop.takeLetters()).toEqual([])
      expect(await me(owner.token)).toMatchObject({
        email: owner.email,
        awaitingEmail: next,
        isEmailConfirmed: false,
        isNewsletterActive: false
      })
      expect(await subscribers()).not.toContain(guest)
    })

    test("each works once, also for five simultaneous presses, and says so afterwards", async () => {
      const owner = await its.accounts.registerProven()
      const { confirm } = await ask(owner, newEmail())
      const pages = await Promise.all(Array.from({ length: 5 }, () => pressLink(its.shop, confirm)))
      expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
      expect((await its.shop.takeLetters()).map(({ to }) => to)).toEqual([owner.email])
      expect((await pressLink(its.shop, confirm)).page).toContain("Ссылка уже сработала")
    })

    test("a cancelled change cannot be confirmed; a confirmed one cannot be cancelled", async () => {
      const owner = await its.accounts.registerProven()
      const first = await ask(owner, newEmail())
      expect((await pressLink(its.shop, first.keep)).page).toContain("Смена адреса отменена")
      expect(await pressLink(its.shop, first.confirm)).toMatchObject({
        status: 410,
        page: expect.stringContaining("Смена адреса отменена")
      })
      const next = newEmail()
      const second = await ask(owner, next)
      expect((await pressLink(its.shop, second.confirm)).status).toBe(200)
      expect(await pressLink(its.shop, second.keep)).toMatchObject({ status: 410, page: expect.stringContaining("Адрес уже изменён") })
      expect((await me(owner.token)).email).toBe(next)
    })

    test("one of an earlier address does not confirm a later one, and one of an account does not confirm another account's", async () => {
      const [one, two] = [await its.accounts.registerProven(), await its.accounts.registerProven()]
      const early = await ask(one, newEmail())
      const other = newEmail()
      await ask(one, other)
      const foreignEmail = newEmail()
      const foreign = await ask(two, foreignEmail)
      expect(await pressLink(its.shop, early.confirm)).toMatchObject({ status: 410, page: expect.stringContaining("устарела") })
      await pressLink(its.shop, foreign.confirm)
      expect([(await me(one.token)).email, (await me(two.token)).email]).toEqual([one.email, foreignEmail])
      expect((await me(one.token)).awaitingEmail).toBe(other)
    })

    test("each expires: after a day or a week", async () => {
      const owner = await its.accounts.register()
      const [own = ""] = tokensTo(await its.shop.takeLetters(), owner.email)
      const { confirm, keep } = await ask(owner, newEmail())
      const passed = (hours: number) => query("update email_links set expires_at = expires_at - make_interval(hours => $1::int4)", [hours])
      await passed(24)
      await query("update users set awaiting_until = awaiting_until - interval '24 hours'")
      expect((await pressLink(its.shop, confirm)).page).toContain("Срок ссылки истёк")
      expect((await pressLink(its.shop, keep)).page).toContain("Срок ссылки истёк")
      expect(await me(owner.token)).toMatchObject({ email: owner.email, awaitingEmail: null })
      await passed(6 * 24)
      expect((await pressLink(its.shop, own)).page).toContain("Срок ссылки истёк")
      expect((await me(owner.token)).isEmailConfirmed).toBe(false)
    })

    test("a token is in the database only as a hash, and in no log", async () => {
      const owner = await its.accounts.registerProven()
      its.shop.takeLog()
      const { confirm, keep } = await ask(owner, newEmail())
      await its.shop.app.request(`/confirm?token=${confirm}`)
      await pressLink(its.shop, keep)
      const stored = JSON.stringify([await query("select * from email_links"), await query("select * from users"), its.shop.takeLog()])
      for (const token of [confirm, keep]) {
        expect(token).toHaveLength(43)
        expect(stored).not.toContain(token)
      }
    })

    test.each(["", "x", "A".repeat(43), "../../etc/passwd", "' or 1=1 --", "%00", "x".repeat(5000)])(
      "an invented one is not found: %.20s",
      async (token) => {
        expect((await pressLink(its.shop, token)).status).toBe(404)
        const looked = await its.shop.app.request(`/confirm?token=${encodeURIComponent(token)}`)
        expect([404, 414]).toContain(looked.status)
      }
    )

    test("the page shows an address as text", async () => {
      const email = `"><script>alert(1)</script>"@gran.test`
      await subscribe(email)
      for (const token of tokensTo(await its.shop.takeLetters(), email)) {
        expect(await (await its.shop.app.request(`/confirm?token=${token}`)).text()).not.toContain("<script>")
        expect((await pressLink(its.shop, token)).page).not.toContain("<script>")
      }
    })

    test("a mail program's unsubscribe button ends a subscription and nothing else", async () => {
      const email = newEmail()
      await subscribe(email)
      const letter = (await its.shop.takeLetters())[0]
      const [confirm = ""] = tokensTo(letter === undefined ? [] : [letter], email)
      const oneClick = (link: string) =>
        its.shop.app.request(link.replace(publicUrl, ""), {
          method: "POST",
          body: new URLSearchParams({ "List-Unsubscribe": "One-Click" })
        })
      await oneClick(`${publicUrl}/confirm?token=${confirm}`)
      expect(await subscribers()).not.toContain(email)
      await pressLink(its.shop, confirm)
      expect(await subscribers()).toContain(email)
      expect((await oneClick(letter?.unsubscribeLink ?? "")).status).toBe(200)
      expect(await subscribers()).not.toContain(email)
      expect(await query("select email from newsletter_subscriptions where email = $1", [email])).toEqual([])
    })

    test("an old subscription letter does not subscribe again after an unsubscription", async () => {
      const email = newEmail()
      await subscribe(email)
      await subscribe(email)
      const [first = "", leave = "", second = ""] = tokensTo(await its.shop.takeLetters(), email)
      await pressLink(its.shop, first)
      await pressLink(its.shop, leave)
      expect((await pressLink(its.shop, second)).status).toBe(410)
      expect(await subscribers()).not.toContain(email)
    })
  })
})
