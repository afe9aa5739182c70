import { describe, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { routes } from "../../../core/routes/table.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { exportJournal } from "../../../qa/paths/recorded.ts"
import { user } from "../../../qa/samples/user.ts"
import { startLiveShop, refusalOfCall } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("pages of users", () => {
  it("[RT-121] redirect a guest from any of them home and open the login there, which leads to the profile", async () => {
    const personal = routes.filter(({ pattern }) => pattern.startsWith("/personal/"))
    expect([personal.length, new Set(personal.map(({ guard }) => guard))]).toEqual([8, new Set(["user"])])
    const { active, go, isOpen, logIn, navigation, settled } = await startLiveShop()
    const at = () => navigation().getSnapshot().context.place.path
    for (const { pattern } of personal) {
      await go("/diamonds")
      await go(pattern.replace("{id}", "100001"))
      await settled()
      expect([pattern, at(), active(), isOpen()]).toEqual([pattern, "/", { key: "login", props: { redirect: true } }, true])
    }
    await logIn(active()?.props)
    await settled()
    expect(at()).toBe("/personal/profile/")
  })

  it("reject a guest on a direct visit once it is clear that nobody is logged in", async () => {
    const shop = openShop({ checkMe: () => Promise.resolve(refusalOfCall("session.me")) })
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    await waitFor(shop.navigation(), (snapshot) => snapshot.context.place.path === "/")
  })

  it("open for a user on a direct visit", async () => {
    const shop = openShop()
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const { account } = shop.root.getSnapshot().children
    if (account === undefined) throw new Error("nobody sits at the profile")
    expect((await waitFor(account, (snapshot) => snapshot.hasTag("known"))).context.user).toEqual(user)
    expect(shop.navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
  })

  it("[RT-047] the checkout sends a guest to the cart, by a link and directly", async () => {
    const { go, navigation, settled } = await startLiveShop()
    await go("/cart/checkout")
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/cart")
    const direct = openShop()
    direct.begin()
    await direct.go("/cart/checkout")
    await direct.loadDeferred()
    await waitFor(direct.navigation(), (snapshot) => snapshot.context.place.path === "/cart")
  })

  it("are left on logout, without a login dialog", async () => {
    const { active, auth, go, logIn, navigation, settled } = await startLiveShop()
    await logIn()
    await go("/personal/profile/")
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    auth.send({ type: "auth.logOut" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    await settled()
    expect(active()?.key).not.toBe("login")
  })

  it("remain under the login dialog when the token has expired, and are left when it is closed", async () => {
    const { active, dialogs, go, isOpen, logIn, navigation, settled, tab } = await startLiveShop()
    await logIn()
    await go("/personal/profile/")
    tab.identity.change({ name: "token", isPresent: false, isRefused: true, isWrite: false })
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    expect(active()).toEqual({ key: "login", props: { notice: expect.stringContaining("истекло") } })
    dialogs.send({ type: "dialogs.close" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    await settled()
    expect(isOpen()).toBe(false)
  })

  it("restore typed profile values only for the same user", async () => {
    const answers = [user, user, { ...user, id: 8, name: "Вера" }].map(succeeded)
    const shop = openShop({ checkMe: () => Promise.resolve(answers.shift() ?? succeeded(user)) })
    shop.begin({ auth: "stored", drafts: { profile: { surname: "Петрова", user: String(user.id) } } })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const { account } = shop.root.getSnapshot().children
    if (account === undefined) throw new Error("nobody sits at the profile")
    const typed = () => account.getSnapshot().children.profile?.getSnapshot().context.values["surname"]
    await waitFor(account, ({ context }) => context.user !== null)
    expect(typed()).toBe("Петрова")
    shop.tab.identity.change({ name: "token", isPresent: false, isRefused: true, isWrite: true })
    shop.tab.identity.change({ name: "token", isPresent: true, isRefused: false, isWrite: false })
    const { auth } = shop.features()
    if (auth === undefined) throw new Error("nobody knows who this is")
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    expect(typed()).toBe("Петрова")
    shop.tab.identity.change({ name: "token", isPresent: true, isRefused: false, isWrite: false })
    await waitFor(account, ({ context }) => context.user?.id === 8)
    expect(typed()).not.toBe("Петрова")
  })

  it("show another user who logs in in another tab", async () => {
    const answers = [user, { ...user, id: 8, name: "Вера" }].map(succeeded)
    const shop = openShop({ checkMe: () => Promise.resolve(answers.shift() ?? succeeded(user)) })
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const { account } = shop.root.getSnapshot().children
    if (account === undefined) throw new Error("nobody sits at the profile")
    await waitFor(account, ({ context }) => context.user?.name === "Анна")
    shop.tab.identity.change({ name: "token", isPresent: true, isRefused: false, isWrite: false })
    const { children } = await waitFor(account, ({ context }) => context.user?.name === "Вера")
    expect(children.profile?.getSnapshot().context.values["name"]).toBe("Вера")
  })
})

describe("the journal of all this", () => {
  it("folds in a fresh process", async () => {
    const { auth, logIn, navigation, recorded } = await startLiveShop()
    await logIn({ redirect: true })
    auth.send({ type: "auth.logOut" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    expect(foldInFreshProcess(exportJournal(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual(
      []
    )
  })
})
