import { Effect } from "effect"
import { describe, expect, it, test } from "vitest"
import { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import { failed, succeeded } from "../../core/kernel/outcome.ts"
import { treeOf } from "../../core/journal/restore.ts"
import { sessionDraftOf } from "../../core/shop/session-draft.ts"
import { draftMs, draftsOf, profileDraft, withDrafts, withoutDraft } from "../../core/services/forms/stored-drafts.ts"
import { openShop } from "../support/server/open-shop.ts"
import { user } from "../../qa/samples/user.ts"
import { waitFor } from "../support/wait-for.ts"

const now = 1_795_000_000_000
const typed = { name: "Анна Орлова", email: "anna@example.ru" }
const guests = { drafts: { registration: typed }, owner: null }

describe("an unsent draft", () => {
  it("is stored for thirty minutes after the last input", () => {
    const stored = withDrafts(null, guests, now)
    expect(draftMs).toBe(1_800_000)
    expect([0, draftMs - 1, draftMs].map((ago) => draftsOf(stored, null, now + ago))).toEqual([guests.drafts, guests.drafts, {}])
    const seenAgain = withDrafts(stored, guests, now + 60_000)
    expect(seenAgain).toEqual(stored)
    const typedOn = withDrafts(stored, { ...guests, drafts: { registration: { ...typed, phone: "+79210000000" } } }, now + 60_000)
    expect(draftsOf(typedOn, null, now + draftMs)).toEqual({ registration: { ...typed, phone: "+79210000000" } })
    expect(withDrafts(stored, { drafts: {}, owner: null }, now + draftMs)).toBeNull()
  })

  it("is stored only for its owner and selected forms: no login, no password, no consent", () => {
    const all = { login: { email: "a@example.ru" }, passRecovery: { email: "a@example.ru" }, changePassword: {}, passNew: {} }
    const stored = withDrafts(null, { drafts: { ...all, order: { userName: "Анна", agreement: true } }, owner: 7 }, now)
    expect([draftsOf(stored, 7, now), draftsOf(stored, 8, now), draftsOf(stored, null, now)]).toEqual([
      { order: { userName: "Анна" } },
      {},
      {}
    ])
  })

  it("is deleted for one form, or completely; an unreadable one is ignored", () => {
    const stored = withDrafts(withDrafts(null, guests, now), { drafts: { order: { userName: "Анна" } }, owner: null }, now)
    expect(draftsOf(withoutDraft(stored, "order", now), null, now)).toEqual(guests.drafts)
    expect([withoutDraft(stored, undefined, now), withoutDraft(withoutDraft(stored, "order", now), "registration", now)]).toEqual([
      null,
      null
    ])
    for (const broken of ["x", 7, null, [1], { registration: { at: "вчера", owner: null, values: {} } }, { registration: null }])
      expect(draftsOf(broken, null, now)).toEqual({})
  })
})

/** A new tab, some time after another was closed with a half-filled form. */
const opened = async (auth: "guest" | "stored" = "guest", owner: number | null = null, answers: Parameters<typeof openShop>[0] = {}) => {
  const storage = makeDeviceStorage().open()
  const left = { drafts: { registration: typed, order: { userName: "Вера", link: "/old" } }, owner }
  await Effect.runPromise(storage.update("drafts", (stored) => withDrafts(stored, left, Date.now())))
  const shop = openShop(answers, storage)
  await shop.settled()
  await shop.loadDeferred({ auth })
  const { auth: who, dialogs } = shop.features()
  if (dialogs === undefined || who === undefined) throw new Error("the shop is not whole")
  await waitFor(who, (snapshot) => !snapshot.hasTag("unsure"))
  const form = async (key: string) => {
    shop.send("dialogs", { type: "dialogs.open", key, props: {} })
    const { registration } = (await waitFor(dialogs, ({ children }) => children.registration !== undefined)).children
    if (registration === undefined) throw new Error("no form")
    return registration
  }
  const stored = () => Effect.runPromise(storage.read("drafts"))
  return { ...shop, dialogs, form, stored, who, recalled: () => dialogs.getSnapshot().context.recalled }
}

test("of a form in a closed tab is restored in the next one, with a notice", async () => {
  const { form, recalled, root } = await opened()
  const registration = await form("registration")
  expect(registration.getSnapshot().context.values).toMatchObject(typed)
  expect(recalled()).toContain("registration")
  expect(sessionDraftOf(JSON.parse(JSON.stringify(treeOf(root, {}))), "/").drafts["registration"]).toMatchObject(typed)
})

test("is discarded on request, and nothing of it remains stored", async () => {
  const { dialogs, form, recalled, stored } = await opened()
  const registration = await form("registration")
  dialogs.send({ type: "dialogs.renew", form: "registration" })
  expect(registration.getSnapshot().context.values).toMatchObject({ name: "", email: "" })
  expect([recalled().includes("registration"), JSON.stringify(await stored())]).toEqual([false, expect.not.stringContaining("Орлова")])
})

test("is deleted when its form is accepted", async () => {
  const { form, recalled, stored } = await opened()
  const registration = await form("registration")
  registration.send({ type: "form.change", field: "phone", value: "+79210000000" })
  registration.send({ type: "form.change", field: "isAcceptedPrivacy", value: true })
  registration.send({ type: "form.setVerdicts", field: "password", verdicts: { password: null } })
  registration.send({ type: "form.submit" })
  await waitFor(registration, (snapshot) => snapshot.hasTag("done") || snapshot.context.values["name"] === "")
  expect([recalled().includes("registration"), JSON.stringify(await stored())]).toEqual([false, expect.not.stringContaining("Орлова")])
})

test("remains when its form is refused", async () => {
  const submitForm = () =>
    Promise.resolve(failed({ _tag: "Unreachable", call: "session.register", requestId: null, timedOut: false } as const))
  const { form, stored } = await opened("guest", null, { submitForm })
  const registration = await form("registration")
  registration.send({ type: "form.submit" })
  expect(JSON.stringify(await stored())).toContain("Орлова")
})

test("is deleted on logout, and never restored for another user", async () => {
  const { stored, who } = await opened("stored", user.id)
  who.send({ type: "auth.logOut" })
  await waitFor(who, (snapshot) => snapshot.matches("guest"))
  expect(await stored()).toBeNull()
  const other = await opened("guest", user.id)
  expect([other.recalled(), (await other.form("registration")).getSnapshot().context.values["name"]]).toEqual([[], ""])
})

/** The profile of a user, in a tab opened after `owner` changed a name in another. */
const profileOf = async (changed: object, age = 0) => {
  const storage = makeDeviceStorage().open()
  const left = { drafts: { profile: { surname: "Петрова", user: String(user.id), ...changed } }, owner: user.id }
  await Effect.runPromise(storage.update("drafts", (stored) => withDrafts(stored, left, Date.now() - age)))
  const shop = openShop({}, storage)
  shop.begin({ auth: "stored" })
  await shop.go("/personal/profile/")
  await shop.loadDeferred()
  const { account } = shop.root.getSnapshot().children
  if (account === undefined) throw new Error("nobody sits at the profile")
  const { profile } = (await waitFor(account, (snapshot) => snapshot.hasTag("known"))).children
  if (profile === undefined) throw new Error("there is no form")
  const stored = () => Effect.runPromise(storage.read("drafts"))
  const values = () => profile.getSnapshot().context.values
  return { ...shop, account, stored, profile, values, isRecalled: () => account.getSnapshot().context.isRecalled }
}

test("of a profile in a closed tab is restored in the next one with a notice, until discarded", async () => {
  const { account, isRecalled, root, stored, values } = await profileOf({})
  expect([values()["surname"], values()["name"], isRecalled()]).toEqual(["Петрова", user.name, true])
  expect(sessionDraftOf(JSON.parse(JSON.stringify(treeOf(root, {}))), "/").drafts["profile"]).toEqual({
    surname: "Петрова",
    user: String(user.id)
  })
  account.send({ type: "account.renew" })
  expect([values()["surname"], isRecalled()]).toEqual([user.surname ?? "", false])
  await expect.poll(stored).toBeNull()
})

test("of a saved profile is deleted, on this device and in this tab", async () => {
  const { account, go, isRecalled, profile, root, stored } = await profileOf({})
  profile.send({ type: "form.submit" })
  await waitFor(account, (snapshot) => snapshot.hasTag("saved"))
  expect(isRecalled()).toBe(false)
  await expect.poll(stored).toBeNull()
  await go("/")
  await go("/personal/profile/")
  const again = root.getSnapshot().children.account
  if (again === undefined) throw new Error("nobody sits at the profile")
  const { context } = await waitFor(again, (snapshot) => snapshot.hasTag("known"))
  expect(context.isRecalled).toBe(false)
})

test("of another user's profile, or a too old one, is not restored", async () => {
  for (const { isRecalled, values } of [await profileOf({ user: "999" }), await profileOf({}, draftMs)])
    expect([values()["surname"], isRecalled()]).toEqual([user.surname ?? "", false])
})

test("of a profile contains neither a password nor a consent", () => {
  const profile = { email: "other@example.ru", isNewsletterActive: true, user: "7" }
  const stored = withDrafts(null, { drafts: { profile }, owner: 7 }, now)
  expect(profileDraft(stored, now)).toEqual({ email: "other@example.ru", user: "7" })
})

test("of a gift certificate is stored with its address, and restored in the next tab until discarded", async () => {
  const first = openShop()
  await first.go("/giftcards/?card=7&amount=45+000")
  const left = sessionDraftOf(JSON.parse(JSON.stringify(treeOf(first.root, {}))), "/giftcards/")
  expect(left.drafts["giftcards"]).toEqual({ search: "?card=7&amount=45+000" })
  const storage = makeDeviceStorage().open()
  await Effect.runPromise(storage.update("drafts", (stored) => withDrafts(stored, left, Date.now())))
  const next = openShop({}, storage)
  await next.go("/giftcards/")
  await next.loadDeferred()
  const { dialogs } = next.features()
  if (dialogs === undefined) throw new Error("there are no dialogs")
  const { context } = await waitFor(dialogs, (snapshot) => snapshot.context.recalled.includes("giftcards"))
  expect(context.drafts["giftcards"]).toEqual({ search: "?card=7&amount=45+000" })
  dialogs.send({ type: "dialogs.renew", form: "giftcards" })
  expect(dialogs.getSnapshot().context).toMatchObject({ recalled: [], drafts: {} })
  await expect.poll(() => Effect.runPromise(storage.read("drafts"))).toBeNull()
})

test("of a gift certificate ends when the certificate is in the cart", async () => {
  const storage = makeDeviceStorage().open()
  const left = { drafts: { giftcards: { search: "?card=7&amount=45+000" } }, owner: null }
  await Effect.runPromise(storage.update("drafts", (stored) => withDrafts(stored, left, Date.now())))
  const line = "3-7-45000-0"
  const short = { ids: [line], counts: { [line]: 1 }, prices: { [line]: 45_000 }, total: 1 }
  const { features, go, loadDeferred, root, send } = openShop(
    { sendCartWrite: () => Promise.resolve(succeeded({ short, full: null })) },
    storage
  )
  await go("/giftcards/?card=7&amount=45+000")
  await loadDeferred()
  send("cart", { type: "cart.add", id: line, quantity: 1, price: 45_000 })
  await expect.poll(() => Effect.runPromise(storage.read("drafts"))).toBeNull()
  expect(features().dialogs?.getSnapshot().context).toMatchObject({ recalled: [], drafts: {} })
  const draftHere = () => sessionDraftOf(JSON.parse(JSON.stringify(treeOf(root, {}))), "/giftcards/").drafts["giftcards"]
  expect(draftHere()).toBeUndefined()
  await go("/giftcards/?card=7&amount=46000")
  expect(draftHere()).toEqual({ search: "?card=7&amount=46000" })
})
