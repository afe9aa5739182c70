import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { noCart } from "../../../core/domain/cart/cart-writes.ts"
import { routes } from "../../../core/routes/table.ts"
import { foldInFreshProcess } from "../../support/server/fresh-process.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { exported } from "../../support/paths/recorded.ts"
import { user } from "../../support/samples/user.ts"

type Options = Parameters<typeof openShop>[0] & { readonly auth?: "guest" | "stored" | "link" }

/** A shop whose page is alive. */
const living = async ({ auth = "guest", ...answers }: Options = {}) => {
  const shop = openShop(answers)
  await shop.settled()
  await shop.loadDeferred({ auth })
  const { auth: authActor, cart, dialogs, gate, session } = shop.features()
  if (authActor === undefined || cart === undefined || dialogs === undefined || gate === undefined || session === undefined)
    throw new Error("the shop is not whole")
  const heard: Array<string> = []
  shop.recorded.root.system.inspect({
    next: (report) => {
      if (
        report.type === "@xstate.event" &&
        report.actorRef === shop.root &&
        /^auth\.(?:loggedIn|loggedOut|registered|settled)$/.test(report.event.type)
      )
        heard.push(report.event.type)
    }
  })
  const open = (key: string, props: object = {}) => shop.send("dialogs", { type: "dialogs.open", key, props })
  const active = () => dialogs.getSnapshot().context.active
  const isOpen = () => dialogs.getSnapshot().matches("open")
  const form = async (name: "login" | "registration" | "passRecovery" | "order") => {
    const snapshot = await waitFor(dialogs, ({ children }) => children[name] !== undefined)
    const actor = snapshot.children[name]
    if (actor === undefined) throw new Error(`no form "${name}"`)
    return actor
  }
  const logIn = async (props: object = {}) => {
    open("login", props)
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@example.ru" })
    login.send({ type: "form.judge", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(login, (snapshot) => !snapshot.hasTag("busy"))
    return login
  }
  return { ...shop, active, auth: authActor, cart, dialogs, form, gate, heard, isOpen, logIn, open, session }
}

const refusing = (call: string) => failed({ _tag: "Refused", call, requestId: null, status: 403, message: "Нет", errors: {} } as const)

describe("signing in", () => {
  it("[AUTH-002, FORM-005, FORM-008] tells the shop, says so, and stays on the page", async () => {
    const { active, auth, go, heard, logIn, navigation } = await living()
    await go("/diamonds")
    await logIn()
    expect(heard).toEqual(["auth.loggedIn"])
    expect(auth.getSnapshot().context.user).toEqual(user)
    expect(active()).toEqual({ key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } })
    expect(navigation().getSnapshot().context.place.path).toBe("/diamonds")
  })

  it("[FORM-007] with the redirect flag goes to the profile, with what was said over it", async () => {
    const { active, isOpen, logIn, navigation, settled } = await living()
    await logIn({ redirect: true })
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    expect([active()?.key, isOpen()]).toEqual(["info", true])
  })

  it("[FORM-009] a failure is said in the dialog, which stays, and nobody is signed in", async () => {
    const submitForm: Calls["submitForm"] = () => Promise.resolve(refusing("session.logIn"))
    const { active, auth, heard, isOpen, logIn } = await living({ submitForm })
    const login = await logIn()
    expect(login.getSnapshot().context.banner).toBe("Неверный логин или пароль")
    expect([active()?.key, isOpen(), auth.getSnapshot().value, heard]).toEqual(["login", true, "guest", []])
  })

  it("[AUTH-013, FORM-018, FORM-019] a registration tells that it was one, too, and says so for 3000 ms", async () => {
    const { active, dialogs, form, heard, isOpen, open, recorded } = await living()
    open("registration")
    const registration = await form("registration")
    const values = { email: "anna@example.ru", name: "Анна", phone: "+79210000000", isAcceptedPrivacy: true }
    for (const [field, value] of Object.entries(values)) registration.send({ type: "form.change", field, value })
    registration.send({ type: "form.judge", field: "password", verdicts: { password: null } })
    registration.send({ type: "form.submit" })
    await waitFor(registration, (snapshot) => !snapshot.hasTag("busy"))
    expect(heard).toEqual(["auth.registered", "auth.loggedIn"])
    expect(active()).toEqual({ key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались.", isBrief: true } })
    await waitFor(dialogs, (snapshot) => snapshot.matches({ open: "counting" }))
    recorded.clock.increment(2_999)
    expect(isOpen()).toBe(true)
    recorded.clock.increment(1)
    expect(isOpen()).toBe(false)
  })

  it("[AUTH-007] a logout forgets the user, tells the shop, and asks for another guest", async () => {
    const asked: Array<boolean> = []
    const refreshIds: Calls["refreshIds"] = ({ isFresh }) => {
      asked.push(isFresh)
      return Promise.resolve(succeeded({ saleUserId: `guest-${asked.length}`, deviceId: "d" }))
    }
    const { auth, heard, logIn, session } = await living({ refreshIds })
    await logIn()
    auth.send({ type: "auth.logOut" })
    await waitFor(auth, (snapshot) => snapshot.matches("guest"))
    await waitFor(session, (snapshot) => snapshot.context.saleUserId === "guest-2")
    expect(heard).toEqual(["auth.loggedIn", "auth.loggedOut"])
    expect(auth.getSnapshot().context.user).toBeNull()
    expect(asked).toEqual([false, true])
  })
})

describe("a tab that begins", () => {
  it("with a stored token asks who it is, and the user is there", async () => {
    const { auth } = await living({ auth: "stored" })
    expect((await waitFor(auth, (snapshot) => snapshot.matches("member"))).context.user).toEqual(user)
  })

  it("with a token that stands for nobody is a guest's", async () => {
    const { auth } = await living({ auth: "stored", checkMe: () => Promise.resolve(refusing("session.me")) })
    expect((await waitFor(auth, (snapshot) => snapshot.matches("guest"))).context.user).toBeNull()
  })

  it("without one asks nobody", async () => {
    let asked = 0
    const checkMe: Calls["checkMe"] = () => {
      asked += 1
      return Promise.resolve(succeeded(user))
    }
    const { auth } = await living({ checkMe })
    await new Promise((done) => setTimeout(done, 20))
    expect([auth.getSnapshot().value, asked]).toEqual(["guest", 0])
  })

  it("by an administrator's link goes home when the user is there", async () => {
    const shop = openShop()
    await shop.go("/diamonds")
    await shop.loadDeferred({ auth: "link" })
    await waitFor(shop.navigation(), (snapshot) => snapshot.context.place.path === "/")
    expect(shop.tab.written.at(-1)).toBe("replace /")
  })

  it("by the link of a letter has the new password's dialog open", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: { key: "passNew", props: {} } })
    await waitFor(shop.root, ({ children }) => children.auth !== undefined)
    expect(shop.features().dialogs?.getSnapshot().context.active?.key).toBe("passNew")
  })
})

describe("another tab", () => {
  it("[SESS-007] that changes the guest's number changes it here, and after that the cart is asked for, once", async () => {
    const asked: Array<string | null> = []
    let known: () => string | null = () => null
    const loadCart: Calls["loadCart"] = () => {
      asked.push(known())
      return Promise.resolve(succeeded({ short: noCart, full: null }))
    }
    const { cart, session, tab } = await living({ loadCart })
    const rested = () => waitFor(cart, (snapshot) => snapshot.matches("resting"))
    await Promise.all([waitFor(session, (snapshot) => snapshot.matches("ready")), rested()])
    known = () => session.getSnapshot().context.saleUserId
    asked.length = 0
    tab.identity.change({ name: "saleUserId", value: "guest-77" })
    expect(session.getSnapshot().context.saleUserId).toBe("guest-77")
    await rested()
    expect(asked).toEqual(["guest-77"])
  })

  it("that signed in while this one was still beginning is followed, too", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.tab.identity.keep("token", "t0ken")
    await shop.loadDeferred()
    const { auth } = shop.features()
    if (auth === undefined) throw new Error("nobody knows who this is")
    expect((await waitFor(auth, (snapshot) => snapshot.matches("member"))).context.user).toEqual(user)
  })

  it("that signs in or out is followed", async () => {
    const { auth, heard, tab } = await living()
    tab.identity.change({ name: "token", came: true, isRefused: false, isPressed: false })
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    tab.identity.change({ name: "token", came: false, isRefused: false, isPressed: false })
    expect(auth.getSnapshot().value).toBe("guest")
    expect(heard).toEqual(["auth.loggedIn", "auth.loggedOut"])
  })
})

describe("a token that the shop does not know any more", () => {
  const refused = (isPressed: boolean) => ({ name: "token", came: false, isRefused: true, isPressed }) as const
  const again = { key: "login", props: { notice: expect.stringContaining("истекло") } }

  it("asks who pressed something to sign in again, knows them meanwhile, and makes a guest of who does not", async () => {
    const { active, auth, dialogs, heard, isOpen, logIn, tab } = await living()
    await logIn()
    tab.identity.change(refused(true))
    expect([auth.getSnapshot().value, auth.getSnapshot().context.user, active()]).toEqual(["expired", user, again])
    dialogs.send({ type: "dialogs.close" })
    expect([auth.getSnapshot().value, isOpen(), heard]).toEqual(["guest", false, ["auth.loggedIn", "auth.loggedOut"]])
  })

  it("makes a guest of who looks at a page of everybody, and asks nothing", async () => {
    const { active, auth, dialogs, logIn, tab } = await living()
    await logIn()
    dialogs.send({ type: "dialogs.close" })
    tab.identity.change(refused(false))
    expect([auth.getSnapshot().value, active()?.key]).toEqual(["guest", "info"])
  })

  it("asks who fills in a form, which stands again with what was typed once they have signed in", async () => {
    const { active, auth, form, logIn, open, tab } = await living()
    await logIn()
    const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
    open("OrderModal", ring)
    const order = await form("order")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    tab.identity.change(refused(false))
    expect(active()).toEqual(again)
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@example.ru" })
    login.send({ type: "form.judge", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    expect(active()).toEqual({ key: "OrderModal", props: ring })
    expect(order.getSnapshot().context.values["userName"]).toBe("Ольга")
  })

  it("shows another user who signs in nothing of what the first one typed", async () => {
    const other = { ...user, id: 8, name: "Вера", email: "vera@example.ru" }
    const users = [user, other]
    const submitForm: Calls["submitForm"] = () => Promise.resolve(succeeded({ user: users.shift() }))
    const { auth, dialogs, form, heard, isOpen, logIn, open, tab } = await living({ submitForm })
    await logIn()
    open("OrderModal", { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "" })
    const order = await form("order")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    tab.identity.change(refused(true))
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: other.email })
    login.send({ type: "form.judge", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(auth, (snapshot) => snapshot.context.user?.id === other.id)
    expect(heard).toEqual(["auth.loggedIn", "auth.loggedOut", "auth.loggedIn"])
    expect([isOpen(), dialogs.getSnapshot().context.behind]).toEqual([false, null])
    expect(JSON.stringify(order.getSnapshot().context.values)).not.toContain("Ольга")
    expect(JSON.stringify(order.getSnapshot().context.values)).not.toContain(user.name)
  })
})

describe("pages of users", () => {
  it("[RT-121] send a guest, whichever is asked for, to the home page and open the login there, which leads to the profile", async () => {
    const personal = routes.filter(({ pattern }) => pattern.startsWith("/personal/"))
    expect([personal.length, new Set(personal.map(({ guard }) => guard))]).toEqual([5, new Set(["user"])])
    const { active, go, isOpen, logIn, navigation, settled } = await living()
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

  it("turn a guest away who asks for them directly, once it is known that nobody is signed in", async () => {
    const shop = openShop({ checkMe: () => Promise.resolve(refusing("session.me")) })
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    await waitFor(shop.navigation(), (snapshot) => snapshot.context.place.path === "/")
  })

  it("let a user in who asks for them directly", async () => {
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
    const { go, navigation, settled } = await living()
    await go("/cart/checkout")
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/cart")
    const direct = openShop()
    direct.begin()
    await direct.go("/cart/checkout")
    await direct.loadDeferred()
    await waitFor(direct.navigation(), (snapshot) => snapshot.context.place.path === "/cart")
  })

  it("are left by a logout, which asks for no login", async () => {
    const { active, auth, go, logIn, navigation, settled } = await living()
    await logIn()
    await go("/personal/profile/")
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    auth.send({ type: "auth.logOut" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    await settled()
    expect(active()?.key).not.toBe("login")
  })

  it("stay under the log-in when the shop does not know the token any more, and are left when that is closed", async () => {
    const { active, dialogs, go, isOpen, logIn, navigation, settled, tab } = await living()
    await logIn()
    await go("/personal/profile/")
    tab.identity.change({ name: "token", came: false, isRefused: true, isPressed: false })
    await settled()
    expect(navigation().getSnapshot().context.place.path).toBe("/personal/profile/")
    expect(active()).toEqual({ key: "login", props: { notice: expect.stringContaining("истекло") } })
    dialogs.send({ type: "dialogs.close" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    await settled()
    expect(isOpen()).toBe(false)
  })

  it("keep what was typed into the profile for the same user alone", async () => {
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
    shop.tab.identity.change({ name: "token", came: false, isRefused: true, isPressed: true })
    shop.tab.identity.change({ name: "token", came: true, isRefused: false, isPressed: false })
    const { auth } = shop.features()
    if (auth === undefined) throw new Error("nobody knows who this is")
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    expect(typed()).toBe("Петрова")
    shop.tab.identity.change({ name: "token", came: true, isRefused: false, isPressed: false })
    await waitFor(account, ({ context }) => context.user?.id === 8)
    expect(typed()).not.toBe("Петрова")
  })

  it("show another user who signed in beside", async () => {
    const answers = [user, { ...user, id: 8, name: "Вера" }].map(succeeded)
    const shop = openShop({ checkMe: () => Promise.resolve(answers.shift() ?? succeeded(user)) })
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const { account } = shop.root.getSnapshot().children
    if (account === undefined) throw new Error("nobody sits at the profile")
    await waitFor(account, ({ context }) => context.user?.name === "Анна")
    shop.tab.identity.change({ name: "token", came: true, isRefused: false, isPressed: false })
    const { children } = await waitFor(account, ({ context }) => context.user?.name === "Вера")
    expect(children.profile?.getSnapshot().context.values["name"]).toBe("Вера")
  })
})

describe("the dialogs", () => {
  it("[DLG-001, DLG-004] one at a time, closed by its own key alone", async () => {
    const { active, dialogs, isOpen, open } = await living()
    open("login")
    open("contactUs")
    expect(active()?.key).toBe("contactUs")
    dialogs.send({ type: "dialogs.close", key: "login" })
    expect([active()?.key, isOpen()]).toEqual(["contactUs", true])
    dialogs.send({ type: "dialogs.close", key: "contactUs" })
    expect(isOpen()).toBe(false)
  })

  it("[DLG-002, DLG-003] hold the page, and give it back", async () => {
    const { dialogs, open, tab } = await living()
    open("contactUs")
    expect(tab.scrolls.slice(-2)).toEqual(["hold", "cover"])
    dialogs.send({ type: "dialogs.close" })
    expect(tab.scrolls.slice(-2).toSorted()).toEqual(["release", "uncover"])
  })

  it("[DLG-005] an unknown key, and props that do not fit, open nothing", async () => {
    const { active, open } = await living()
    open("nothing")
    open("info", { title: 7 })
    open("externalLink", { url: "javascript:alert(1)" })
    expect(active()).toBeNull()
  })

  it("[DLG-043, LIM-032, FORM-006] a brief word closes itself after 3000 ms, but not the dialog that has taken its place", async () => {
    const { active, dialogs, isOpen, logIn, open, recorded } = await living()
    await logIn()
    await waitFor(dialogs, (snapshot) => snapshot.matches({ open: "counting" }))
    recorded.clock.increment(2_999)
    expect([active(), isOpen()]).toEqual([
      { key: "info", props: { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true } },
      true
    ])
    recorded.clock.increment(1)
    expect(isOpen()).toBe(false)
    await logIn()
    await waitFor(dialogs, (snapshot) => snapshot.matches({ open: "counting" }))
    open("contactUs")
    recorded.clock.increment(3_000)
    expect([active()?.key, isOpen()]).toEqual(["contactUs", true])
  })

  it("close by Back", async () => {
    const { isOpen, open, tab } = await living()
    open("contactUs")
    tab.hand.uncover()
    expect(isOpen()).toBe(false)
  })

  it("keep what was typed when they are closed, and forget their errors", async () => {
    const { dialogs, form, open } = await living()
    open("login")
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@" })
    login.send({ type: "form.submit" })
    expect(login.getSnapshot().context.errors).toEqual({ email: "Некорректный адрес", password: "Обязательное поле" })
    dialogs.send({ type: "dialogs.close" })
    open("login")
    expect(login.getSnapshot().context).toMatchObject({ values: { email: "anna@" }, errors: {}, tries: 0 })
  })

  it("that are wanted before their machine has come open when it has", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.send("dialogs", { type: "dialogs.open", key: "contactUs", props: {} })
    await waitFor(shop.root, ({ children }) => children.dialogs !== undefined)
    expect(shop.features().dialogs?.getSnapshot().context.active?.key).toBe("contactUs")
  })
})

describe("the journal of all this", () => {
  it("folds in a fresh process", async () => {
    const { auth, logIn, navigation, recorded } = await living()
    await logIn({ redirect: true })
    auth.send({ type: "auth.logOut" })
    await waitFor(navigation(), (snapshot) => snapshot.context.place.path === "/")
    expect(foldInFreshProcess(exported(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual([])
  })
})

describe("ordering", () => {
  const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
  const stone = { id: 18, name: "Бриллиант", isReady: false, link: "/diamonds/10248617/", comment: "Номер пакета: 10248617" }

  it("[QO-016] a guest orders, and is thanked by the number of the order in place of the form", async () => {
    const sent: Array<unknown> = []
    const submitForm: Calls["submitForm"] = (submission) => {
      sent.push(submission)
      return Promise.resolve(succeeded({ id: 1042 }))
    }
    const { active, form, open } = await living({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    const values = { userName: "Анна", email: "anna@example.ru", phone: "+79210000000", agreement: true }
    for (const [field, value] of Object.entries(values)) order.send({ type: "form.change", field, value })
    order.send({ type: "form.submit" })
    await waitFor(order, (snapshot) => !snapshot.hasTag("busy"))
    expect(sent).toEqual([{ form: "order", values: { ...values, way: "quick", idProduct: "17", link: ring.link, comment: ring.comment } }])
    expect(active()).toEqual({ key: "orderSuccess", props: { number: 1042 } })
  })

  it("an order that is not whole is not sent, and says so at each field", async () => {
    const sent: Array<unknown> = []
    const submitForm: Calls["submitForm"] = (submission) => {
      sent.push(submission)
      return Promise.resolve(succeeded({ id: 1042 }))
    }
    const { active, form, open } = await living({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    order.send({ type: "form.submit" })
    const required = "Обязательное поле"
    expect(order.getSnapshot().context.errors).toEqual({ userName: required, email: required, phone: required, agreement: required })
    expect([sent, active()?.key]).toEqual([[], "OrderModal"])
  })

  it("[ERRC-027] what was refused is said no more when the form changes", async () => {
    const submitForm: Calls["submitForm"] = () => Promise.resolve(refusing("orders.quick"))
    const { form, open } = await living({ submitForm })
    open("OrderModal", ring)
    const order = await form("order")
    const values = { userName: "Анна", email: "anna@example.ru", phone: "+79210000000", agreement: true }
    for (const [field, value] of Object.entries(values)) order.send({ type: "form.change", field, value })
    order.send({ type: "form.submit" })
    await waitFor(order, (snapshot) => !snapshot.hasTag("busy"))
    expect(order.getSnapshot().context.banner).toBe("Произошла ошибка")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    expect(order.getSnapshot().context.banner).toBeNull()
  })

  it("[QO-018] what was typed stays for the next product, and the product is the one that is open", async () => {
    const { dialogs, form, logIn, open } = await living()
    await logIn()
    open("OrderModal", ring)
    const order = await form("order")
    const known = { userName: "Анна Орлова", email: "anna@example.ru", phone: "+79210000000" }
    expect(order.getSnapshot().context.values).toMatchObject({ ...known, idProduct: "17", way: "quick" })
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    dialogs.send({ type: "dialogs.close" })
    open("orderDiamond", stone)
    expect(order.getSnapshot().context.values).toMatchObject({ userName: "Ольга", idProduct: "18", way: "request", link: stone.link })
  })
})
