// @vitest-environment jsdom
import { Effect, Layer } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import * as historyBrowser from "../../../adapters/browser/history/history-browser.ts"
import { History } from "../../../core/services/ports/history.ts"
import { Vault } from "../../../core/services/ports/vault.ts"
import { initialInput, secretsOf } from "../../../core/shop/initial-input.ts"
import { user } from "../../../qa/samples/user.ts"
import { startLiveShop } from "../../support/server/living-shop.ts"
import { openRealCalls } from "../../support/server/wire.ts"

const deviceId = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c22"

/** A tab that starts at an address, with the real call programs. */
const beginAt = async (address: string) => {
  history.replaceState(null, "", address)
  const answers = { "session.guest": { id: "guest-9" }, "session.logIn": { token: "t0ken", user }, "session.reset": {} }
  const wire = openRealCalls(answers, { saleUserId: "guest-1", deviceId })
  const read = Effect.flatMap(History, ({ current }) => current)
  await Effect.runPromise(Effect.provide(read, Layer.provide(historyBrowser.layer, Layer.succeed(Vault, wire.vault))))
  const resetToken = () => Effect.runSync(wire.vault.read("address", "password-reset")) ?? null
  const began = initialInput(Effect.runSync(secretsOf(wire.vault)), wire.identity.ids().token !== null, undefined)
  return { ...wire, began, resetToken }
}

afterEach(() => history.replaceState(null, "", "/"))

describe("the auth state", () => {
  it("[ENT-006] holds the user in its snapshot, token and ids in the identity, the reset token in the vault", async () => {
    const { calls, identity, resetToken, vault } = await beginAt("/?password-reset=r3set")
    Effect.runSync(vault.put("login", "password", "hunter2"))
    const { auth, logIn } = await startLiveShop({ refreshIds: calls.refreshIds, submitForm: calls.submitForm })
    await logIn()
    const { token, saleUserId, deviceId: mindboxDeviceUuid } = identity.ids()
    expect({ user: auth.getSnapshot().context.user, token, passwordResetToken: resetToken(), saleUserId, mindboxDeviceUuid }).toEqual({
      ...{ user, token: "t0ken", passwordResetToken: "r3set", saleUserId: "guest-9" },
      mindboxDeviceUuid: deviceId
    })
    expect(JSON.stringify(auth.getPersistedSnapshot())).not.toMatch(/t0ken|r3set/)
  })

  it("[SESS-008] takes the reset token from the address, opens the new password form, and sends both", async () => {
    const { began, calls, resetToken, sent, vault } = await beginAt("/diamonds?password-reset=r3set")
    expect([resetToken(), location.search, began.wish]).toEqual(["r3set", "", { key: "passNew", props: {} }])
    Effect.runSync(vault.put("passNew", "password", "hunter22"))
    await calls.submitForm({ form: "passNew", values: {} }, new AbortController().signal)
    expect(sent).toEqual([["PATCH /password-reset/r3set", { password: "hunter22" }]])
    expect(resetToken()).toBeNull()
  })

  it("[SESS-008] has no reset token where the address has none", async () => {
    for (const address of ["/diamonds", "/diamonds?password-reset="]) expect((await beginAt(address)).began.wish).toBeNull()
  })
})
