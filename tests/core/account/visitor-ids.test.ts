import { describe, expect, it } from "vitest"
import { refreshIds } from "../../../core/services/account/visitor-ids.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { visitor } from "../../support/samples/visitor.ts"
import { openRealCalls } from "../../support/server/wire.ts"
import { waitFor } from "../../support/wait-for.ts"

describe("the visitor's ids", () => {
  const guest = { "session.guest": { id: "guest-9" } }

  it("the guest id is requested with the stored one", async () => {
    const { asked, ids, run } = visitor(guest, { saleUserId: "guest-1" })
    await run(refreshIds({ isFresh: false }))
    expect(asked.map(({ call: key, ids: { saleUserId } }) => [key, saleUserId])).toEqual([["session.guest", "guest-1"]])
    expect(ids().saleUserId).toBe("guest-9")
  })

  it("after a logout it is requested without the stored one", async () => {
    const { asked, ids, run } = visitor(guest, { saleUserId: "guest-1" })
    await run(refreshIds({ isFresh: true }))
    expect(asked.map(({ ids: { saleUserId } }) => saleUserId)).toEqual([null])
    expect(ids().saleUserId).toBe("guest-9")
  })

  it("[SESS-004] a valid device id is preserved at the start, and a missing one is created", async () => {
    const stored = "0b9b6d34-9a47-1e6f-8a55-4d3d9a1f6c22"
    for (const deviceId of [stored, null]) {
      const { calls: wired, identity } = openRealCalls({ "session.guest": { id: "guest-9" } }, { saleUserId: "guest-1", deviceId })
      const shop = openShop({ refreshIds: wired.refreshIds })
      await shop.settled()
      expect(identity.ids().deviceId).toBe(deviceId)
      await shop.loadDeferred()
      const { session } = shop.features()
      if (!session) throw new Error("nobody keeps the numbers")
      await waitFor(session, (snapshot) => snapshot.matches("ready"))
      const here = deviceId ?? "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11"
      expect([identity.ids().deviceId, session.getSnapshot().context.deviceId]).toEqual([here, here])
    }
  })

  it.each([1, 2, 3, 4, 5])("[SESS-005] a device id of version %i is preserved", async (version) => {
    const deviceId = `0b9b6d34-9a47-${version}e6f-8a55-4d3d9a1f6c22`
    const { ids, run } = visitor(guest, { deviceId })
    await run(refreshIds({ isFresh: false }))
    expect(ids().deviceId).toBe(deviceId)
  })

  it.each([
    null,
    "",
    "abc",
    "0b9b6d34-9a47-6e6f-8a55-4d3d9a1f6c22",
    "0b9b6d34-9a47-0e6f-8a55-4d3d9a1f6c22",
    "0b9b6d34-9a47-4e6f-7a55-4d3d9a1f6c22"
  ])("%j is not a device id: a new one replaces it", async (deviceId) => {
    const { ids, run } = visitor(guest, { deviceId })
    await run(refreshIds({ isFresh: false }))
    expect(ids().deviceId).toBe("0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c11")
  })
})
