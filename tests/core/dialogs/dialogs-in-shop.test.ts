import { describe, expect, it } from "vitest"
import { openShop } from "../../support/server/open-shop.ts"
import { startLiveShop } from "../../support/server/living-shop.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the dialogs", () => {
  it("[DLG-001, DLG-004] open one at a time, closed only by their own key", async () => {
    const { active, dialogs, isOpen, open } = await startLiveShop()
    open("login")
    open("contactUs")
    expect(active()?.key).toBe("contactUs")
    dialogs.send({ type: "dialogs.close", key: "login" })
    expect([active()?.key, isOpen()]).toEqual(["contactUs", true])
    dialogs.send({ type: "dialogs.close", key: "contactUs" })
    expect(isOpen()).toBe(false)
  })

  it("[DLG-002, DLG-003] lock the page's scrolling, and release it", async () => {
    const { dialogs, open, tab } = await startLiveShop()
    open("contactUs")
    expect(tab.scrolls.slice(-2)).toEqual(["hold", "cover"])
    dialogs.send({ type: "dialogs.close" })
    expect(tab.scrolls.slice(-2).toSorted()).toEqual(["release", "uncover"])
  })

  it("[DLG-005] do not open for an unknown key or invalid props", async () => {
    const { active, open } = await startLiveShop()
    open("nothing")
    open("info", { title: 7 })
    open("externalLink", { url: "javascript:alert(1)" })
    expect(active()).toBeNull()
  })

  it("[DLG-043, LIM-032, FORM-006] close a brief message after 3000 ms, but not the dialog that replaced it", async () => {
    const { active, dialogs, isOpen, logIn, open, recorded } = await startLiveShop()
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
    const { isOpen, open, tab } = await startLiveShop()
    open("contactUs")
    tab.hand.uncover()
    expect(isOpen()).toBe(false)
  })

  it("preserve typed values when closed, and drop their errors", async () => {
    const { dialogs, form, open } = await startLiveShop()
    open("login")
    const login = await form("login")
    login.send({ type: "form.change", field: "email", value: "anna@" })
    login.send({ type: "form.submit" })
    expect(login.getSnapshot().context.errors).toEqual({ email: "Некорректный адрес", password: "Обязательное поле" })
    dialogs.send({ type: "dialogs.close" })
    open("login")
    expect(login.getSnapshot().context).toMatchObject({ values: { email: "anna@" }, errors: {}, tries: 0 })
  })

  it("requested before their machine has loaded open afterwards", async () => {
    const shop = openShop()
    await shop.settled()
    shop.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    shop.send("dialogs", { type: "dialogs.open", key: "contactUs", props: {} })
    await waitFor(shop.root, ({ children }) => children.dialogs !== undefined)
    expect(shop.features().dialogs?.getSnapshot().context.active?.key).toBe("contactUs")
  })
})
