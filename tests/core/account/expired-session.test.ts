import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { user } from "../../../qa/samples/user.ts"
import { startLiveShop } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("a session that has expired", () => {
  const refused = (isWrite: boolean) => ({ name: "token", isPresent: false, isRefused: true, isWrite }) as const
  const again = { key: "login", props: { notice: expect.stringContaining("истекло") } }

  it("asks for a login after an action, remembers the user meanwhile, and makes a guest of one who declines", async () => {
    const { active, auth, dialogs, facts, isOpen, logIn, tab } = await startLiveShop()
    await logIn()
    tab.identity.change(refused(true))
    expect([auth.getSnapshot().value, auth.getSnapshot().context.user, active()]).toEqual(["expired", user, again])
    dialogs.send({ type: "dialogs.close" })
    expect([auth.getSnapshot().value, isOpen(), facts]).toEqual(["guest", false, ["auth.loggedIn", "auth.loggedOut"]])
  })

  it("makes a guest of a visitor on a public page, without asking", async () => {
    const { active, auth, dialogs, logIn, tab } = await startLiveShop()
    await logIn()
    dialogs.send({ type: "dialogs.close" })
    tab.identity.change(refused(false))
    expect([auth.getSnapshot().value, active()?.key]).toEqual(["guest", "info"])
  })

  it("asks for a login during a form, which reappears with its values after the login", async () => {
    const { active, auth, form, logIn, open, tab } = await startLiveShop()
    await logIn()
    const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }
    open("OrderModal", ring)
    const order = await form("order")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    tab.identity.change(refused(false))
    expect(active()).toEqual(again)
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@example.ru" })
    login.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(auth, (snapshot) => snapshot.matches("member"))
    expect(active()).toEqual({ key: "OrderModal", props: ring })
    expect(order.getSnapshot().context.values["userName"]).toBe("Ольга")
  })

  it("shows none of the first user's values to another user who logs in", async () => {
    const other = { ...user, id: 8, name: "Вера", email: "vera@example.ru" }
    const users = [user, other]
    const submitForm: Calls["submitForm"] = () => Promise.resolve(succeeded({ user: users.shift() }))
    const { auth, dialogs, form, facts, isOpen, logIn, open, tab } = await startLiveShop({ submitForm })
    await logIn()
    open("OrderModal", { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "" })
    const order = await form("order")
    order.send({ type: "form.change", field: "userName", value: "Ольга" })
    tab.identity.change(refused(true))
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: other.email })
    login.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
    login.send({ type: "form.submit" })
    await waitFor(auth, (snapshot) => snapshot.context.user?.id === other.id)
    expect(facts).toEqual(["auth.loggedIn", "auth.loggedOut", "auth.loggedIn"])
    expect([isOpen(), dialogs.getSnapshot().context.behind]).toEqual([false, null])
    expect(JSON.stringify(order.getSnapshot().context.values)).not.toContain("Ольга")
    expect(JSON.stringify(order.getSnapshot().context.values)).not.toContain(user.name)
  })
})
