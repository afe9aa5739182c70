import { describe, expect, it } from "vitest"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { profileForm, profileValues } from "../../../core/forms/profile.ts"
import { openingValues } from "../../../core/domain/form/form.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { exportJournal } from "../../../qa/paths/recorded.ts"
import { user } from "../../../qa/samples/user.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the form of the profile", () => {
  const moved = { ...user, email: "nova@example.ru" }

  it("asks for the password only while the address differs", () => {
    const password = profileForm.fields.find(({ kind }) => kind === "secret")
    expect(password?.askedWhen?.(profileValues(user))).toBe(false)
    expect(password?.askedWhen?.({ ...profileValues(user), email: "nova@example.ru" })).toBe(true)
  })

  it("follows an address that was confirmed elsewhere, unless another one is being typed", () => {
    const opened = (values: object) => openingValues(profileForm, { ...profileValues(user), ...values }, profileValues(moved))
    expect(opened({ name: "Вера" })).toMatchObject({ email: moved.email, keptEmail: moved.email, name: "Вера" })
    expect(opened({ email: "third@example.ru" })).toMatchObject({ email: "third@example.ru", keptEmail: moved.email })
  })
})

describe("a profile whose address is confirmed elsewhere", () => {
  it("is updated when the shopper returns, and its journal folds to the same", async () => {
    const waiting = { ...user, awaitingEmail: "nova@example.ru" }
    const shop = openShop({
      checkMe: () => Promise.resolve(succeeded(waiting)),
      readUser: () => Promise.resolve(succeeded({ ...user, email: "nova@example.ru" }))
    })
    shop.begin({ auth: "stored" })
    await shop.go("/personal/profile/")
    await shop.loadDeferred()
    const { account } = shop.root.getSnapshot().children
    if (account === undefined) throw new Error("nobody sits at the profile")
    await waitFor(account, ({ context }) => context.user !== null)
    account.getSnapshot().children.profile?.send({ type: "form.change", field: "name", value: "Вера" })
    account.send({ type: "account.reconnected" })
    const { children } = await waitFor(account, ({ context }) => context.user?.awaitingEmail === null)
    expect(children.profile?.getSnapshot().context.values).toMatchObject({ email: "nova@example.ru", name: "Вера" })
    expect(shop.features().auth?.getSnapshot().context.user?.email).toBe("nova@example.ru")
    const { differences } = foldInFreshProcess(exportJournal(shop.recorded), { module: "core/shop/machines-by-name.ts", name: "machines" })
    expect(differences).toEqual([])
  })
})
