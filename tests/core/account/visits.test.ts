import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { user } from "../../../qa/samples/user.ts"
import { startLiveShop, refusalOfCall } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("signing in", () => {
  it("[AUTH-002, FORM-005, FORM-008] updates the shop, shows a message and does not navigate", async () => {
    const { active, auth, go, facts, logIn, navigation } = await startLiveShop()
    await go("/diamonds")
    await logIn()
    expect(facts).toEqual(["auth.loggedIn"])
    expect(auth.getSnapshot().context.user).toEqual(user)
    expect(active()).toEqual({ key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } })
    expect(navigation().getSnapshot().context.place.path).toBe("/diamonds")
  })

  it("[FORM-007] with the redirect flag opens the profile, with the message over it", async () => {
    const { active, isOpen, logIn, navigation, settled } = await startLiveShop()
    await logIn({ redirect: true })
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    expect([active()?.key, isOpen()]).toEqual(["info", true])
  })

  it("[FORM-009] shows a failure in the dialog, which does not close, and logs nobody in", async () => {
    const submitForm: Calls["submitForm"] = () => Promise.resolve(refusalOfCall("session.logIn"))
    const { active, auth, facts, isOpen, logIn } = await startLiveShop({ submitForm })
    const login = await logIn()
    expect(login.getSnapshot().context.banner).toBe("Неверный логин или пароль")
    expect([active()?.key, isOpen(), auth.getSnapshot().value, facts]).toEqual(["login", true, "guest", []])
  })

  it("[AUTH-013, FORM-018, FORM-019] publishes a registration as such, and shows its message for 3000 ms", async () => {
    const { active, dialogs, form, facts, isOpen, open, recorded } = await startLiveShop()
    open("registration")
    const registration = await form("registration")
    const values = { email: "anna@example.ru", name: "Анна", phone: "+79210000000", isAcceptedPrivacy: true }
    for (const [field, value] of Object.entries(values)) registration.send({ type: "form.change", field, value })
    registration.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
    registration.send({ type: "form.submit" })
    await waitFor(registration, (snapshot) => !snapshot.hasTag("busy"))
    expect(facts).toEqual(["auth.registered", "auth.loggedIn"])
    expect(active()).toEqual({ key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались.", isBrief: true } })
    await waitFor(dialogs, (snapshot) => snapshot.matches({ open: "counting" }))
    recorded.clock.increment(2_999)
    expect(isOpen()).toBe(true)
    recorded.clock.increment(1)
    expect(isOpen()).toBe(false)
  })

  it("[AUTH-007] a logout forgets the user, calls the shop, and requests a new guest id", async () => {
    const asked: Array<boolean> = []
    const refreshIds: Calls["refreshIds"] = ({ isFresh }) => {
      asked.push(isFresh)
      return Promise.resolve(succeeded({ saleUserId: `guest-${asked.length}`, deviceId: "d" }))
    }
    const { auth, facts, logIn, session } = await startLiveShop({ refreshIds })
    await logIn()
    auth.send({ type: "auth.logOut" })
    await waitFor(auth, (snapshot) => snapshot.matches("guest"))
    await waitFor(session, (snapshot) => snapshot.context.saleUserId === "guest-2")
    expect(facts).toEqual(["auth.loggedIn", "auth.loggedOut"])
    expect(auth.getSnapshot().context.user).toBeNull()
    expect(asked).toEqual([false, true])
  })
})

describe("a tab that starts", () => {
  it("with a stored token requests its user and logs in", async () => {
    const { auth } = await startLiveShop({ auth: "stored" })
    expect((await waitFor(auth, (snapshot) => snapshot.matches("member"))).context.user).toEqual(user)
  })

  it("with an invalid token is a guest's", async () => {
    const { auth } = await startLiveShop({ auth: "stored", checkMe: () => Promise.resolve(refusalOfCall("session.me")) })
    expect((await waitFor(auth, (snapshot) => snapshot.matches("guest"))).context.user).toBeNull()
  })

  it("without a token requests no user", async () => {
    let asked = 0
    const checkMe: Calls["checkMe"] = () => {
      asked += 1
      return Promise.resolve(succeeded(user))
    }
    const { auth } = await startLiveShop({ checkMe })
    await new Promise((done) => setTimeout(done, 20))
    expect([auth.getSnapshot().value, asked]).toEqual(["guest", 0])
  })

  it("by an administrator's link opens the home page once the user is loaded", async () => {
    const shop = openShop()
    await shop.go("/diamonds")
    await shop.loadDeferred({ auth: "link" })
    await waitFor(shop.navigation(), (snapshot) => snapshot.context.place.path === "/")
    expect(shop.tab.written.at(-1)).toBe("replace /")
  })

  it("by the link of a letter opens the dialog for a new password", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: { key: "passNew", props: {} } })
    await waitFor(shop.root, ({ children }) => children.auth !== undefined)
    expect(shop.features().dialogs?.getSnapshot().context.active?.key).toBe("passNew")
  })
})

describe("another tab", () => {
  it("[SESS-007] changing the guest id changes it here, and then requests the cart once", async () => {
    const asked: Array<string | null> = []
    let known: () => string | null = () => null
    const loadCart: Calls["loadCart"] = () => {
      asked.push(known())
      return Promise.resolve(succeeded({ short: noCart, full: null }))
    }
    const { cart, session, tab } = await startLiveShop({ loadCart })
    const rested = () => waitFor(cart, (snapshot) => snapshot.matches("resting"))
    await Promise.all([waitFor(session, (snapshot) => snapshot.matches("ready")), rested()])
    known = () => session.getSnapshot().context.saleUserId
    asked.length = 0
    tab.identity.change({ name: "saleUserId", value: "guest-77" })
    expect(session.getSnapshot().context.saleUserId).toBe("guest-77")
    await rested()
    expect(asked).toEqual(["guest-77"])
  })

  it("logging in while this one starts is followed too", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.tab.identity.store("token", "t0ken")
    await shop.loadDeferred()
    const { auth } = shop.features()
    if (auth === undefined) throw new Error("nobody knows who this is")
    expect((await waitFor(auth, (snapshot) => snapshot.matches("member"))).context.user).toEqual(user)
  })

  it("logging in or out is followed", async () => {
    const { auth, facts, tab } = await startLiveShop()
    tab.identity.change({ name: "token", isPresent: true, isRefused: false, isWrite: false })
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    tab.identity.change({ name: "token", isPresent: false, isRefused: false, isWrite: false })
    expect(auth.getSnapshot().value).toBe("guest")
    expect(facts).toEqual(["auth.loggedIn", "auth.loggedOut"])
  })
})
