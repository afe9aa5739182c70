import { describe, expect, it } from "vitest"
import type { Tree } from "../../../core/journal/journal.ts"
import { treeOf } from "../../../core/journal/restore.ts"
import { sessionDraftOf } from "../../../core/shop/session-draft.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { user } from "../../../qa/samples/user.ts"
import { waitFor } from "../../support/wait-for.ts"

const ring = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }

/** A tab with a half-typed login, as saved for a reload. */
const leaving = async (key = "login", props: object = {}) => {
  const shop = openShop()
  await shop.settled()
  await shop.loadDeferred()
  shop.send("dialogs", { type: "dialogs.open", key, props })
  const { dialogs, newsletter } = shop.features()
  if (dialogs === undefined) throw new Error("no dialogs")
  if (key === "login") {
    const { login } = (await waitFor(dialogs, ({ children }) => children.login !== undefined)).children
    login?.send({ type: "form.change", field: "email", value: "anna@example.ru" })
    login?.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
  }
  return { ...shop, dialogs, newsletter, tree: () => plain(treeOf(shop.root, {})) }
}

const profileOf = async ({ root }: ReturnType<typeof openShop>) => {
  const { account } = root.getSnapshot().children
  if (account === undefined) throw new Error("nobody sits at the profile")
  const { profile } = (await waitFor(account, (snapshot) => snapshot.hasTag("known"))).children
  if (profile === undefined) throw new Error("there is no form")
  return profile
}

/** Serialised and parsed, as storage returns it. */
const plain = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree)) as Tree

describe("the draft saved for a reload", () => {
  it("has the typed values and the open dialog", async () => {
    const { tree } = await leaving()
    expect(sessionDraftOf(tree(), "/")).toEqual({
      ...{ owner: null, wish: { key: "login", props: {} } },
      drafts: { login: { email: "anna@example.ru" } }
    })
  })

  it("has no closed dialog, and none of another page", async () => {
    const { dialogs, tree } = await leaving()
    expect(sessionDraftOf(tree(), "/diamonds").wish).toBeNull()
    dialogs.send({ type: "dialogs.close" })
    expect(sessionDraftOf(tree(), "/")).toEqual({ owner: null, drafts: { login: { email: "anna@example.ru" } }, wish: null })
  })

  it("has no brief message, and no dialog opened by an address's secret", async () => {
    const brief = await leaving("info", { title: "Вход", text: "Вы были успешно авторизованы." })
    expect(sessionDraftOf(brief.tree(), "/")).toEqual({ owner: null, drafts: {}, wish: null })
    const fresh = await leaving("passNew")
    expect(sessionDraftOf(fresh.tree(), "/").wish).toBeNull()
  })

  it("has the newsletter's address too, and no untouched form", async () => {
    const { newsletter, tree } = await leaving("registration")
    newsletter?.send({ type: "form.change", field: "email", value: "vera@example.ru" })
    expect(Object.keys(sessionDraftOf(tree(), "/").drafts)).toEqual(["newsletter"])
  })

  it("has a restored question until it is sent", async () => {
    const shop = openShop()
    await shop.settled()
    const typed = { questionText: "Можно ли вернуть кольцо?" }
    await shop.loadDeferred({ drafts: { question: typed } })
    const tree = plain(treeOf(shop.root, {}))
    expect(sessionDraftOf(tree, "/").drafts["question"]).toMatchObject(typed)
    const { question } = shop.root.getSnapshot().children
    expect(question).toBeDefined()
    const sent = JSON.parse(JSON.stringify(tree), (name, value) =>
      name === "question" && value?.snapshot !== undefined ? { ...value, snapshot: { ...value.snapshot, value: "done" } } : value
    ) as Tree
    expect(sessionDraftOf(sent, "/").drafts).toEqual({})
  })

  it("survives into the next incarnation: an unopened draft is saved again", async () => {
    const { tree } = await leaving()
    const next = openShop()
    await next.settled()
    await next.loadDeferred({ drafts: sessionDraftOf(tree(), "/").drafts })
    const left = sessionDraftOf(plain(treeOf(next.root, {})), "/")
    expect(left.drafts).toEqual({ login: { email: "anna@example.ru" } })
    next.send("dialogs", { type: "dialogs.open", key: "login", props: {} })
    const { login } = next.features().dialogs?.getSnapshot().children ?? {}
    expect(login?.getSnapshot().context.values).toEqual({ email: "anna@example.ru" })
  })

  it("has profile changes, which reappear in the form once the user is loaded", async () => {
    const shop = openShop()
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const profile = await profileOf(shop)
    profile.send({ type: "form.change", field: "name", value: "Ольга" })
    const { drafts, owner } = sessionDraftOf(plain(treeOf(shop.root, {})), "/personal/profile/")
    expect([drafts, owner]).toEqual([{ profile: { name: "Ольга", user: String(user.id) } }, user.id])
    const next = openShop()
    next.begin({ auth: "stored", drafts, owner })
    await next.go("/personal/profile/")
    await next.loadDeferred()
    const { values } = (await profileOf(next)).getSnapshot().context
    expect(values).toMatchObject({ name: "Ольга", surname: "Орлова" })
    expect(values).not.toHaveProperty("user")
  })

  it("has a profile draft until the form has opened, and none once it is saved or discarded", async () => {
    const left = { name: "Ольга", user: String(user.id) }
    for (const end of ["save", "discard"] as const) {
      const shop = openShop({ submitForm: () => Promise.resolve(succeeded({ user: { ...user, name: "Вера" } })) })
      const draft = () => sessionDraftOf(plain(treeOf(shop.root, {})), "/personal/profile/").drafts["profile"]
      shop.begin({ auth: "stored", drafts: { profile: left }, owner: user.id })
      await shop.loadDeferred()
      expect(draft()).toEqual(left)
      await shop.go("/personal/profile/")
      const profile = await profileOf(shop)
      expect(draft()).toEqual(left)
      if (end === "discard") shop.send("account", { type: "account.renew" })
      else {
        profile.send({ type: "form.submit" })
        await waitFor(profile, ({ context }) => context.values["name"] === "Вера")
      }
      expect(draft()).toBeUndefined()
      await shop.go("/")
      expect(draft()).toBeUndefined()
    }
  })

  it("is not restored for another user who logged in in another tab", async () => {
    const drafts = {
      profile: { name: "Ольга", user: String(user.id) },
      order: { userName: "Ольга" },
      newsletter: { email: "o@example.ru" }
    }
    const next = openShop({ checkMe: () => Promise.resolve(succeeded({ ...user, id: 8, name: "Вера" })) })
    next.begin({ auth: "stored", drafts, owner: user.id })
    await next.go("/personal/profile/")
    await next.loadDeferred()
    expect((await profileOf(next)).getSnapshot().context.values["name"]).toBe("Вера")
    next.send("dialogs", { type: "dialogs.open", key: "OrderModal", props: ring })
    const { dialogs, newsletter } = next.features()
    expect(dialogs?.getSnapshot().children.order?.getSnapshot().context.values["userName"]).toMatch(/^Вера/)
    expect(newsletter?.getSnapshot().context.values["email"]).toBe("")
  })

  it("is empty where another build saved something else", async () => {
    const { tree } = await leaving()
    const other = tree()
    const damaged = JSON.parse(JSON.stringify(other).replaceAll('"values"', '"fields"')) as Tree
    expect(sessionDraftOf(damaged, "/").drafts).toEqual({})
    expect(sessionDraftOf({ root: "shop", snapshot: { status: "active" } as Tree["snapshot"], timers: {} }, "/")).toEqual({
      owner: null,
      drafts: {},
      wish: null
    })
  })
})
