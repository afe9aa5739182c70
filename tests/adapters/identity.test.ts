// @vitest-environment jsdom
import { Effect, Fiber, Layer } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeIdentity } from "../../adapters/browser/identity-browser.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { Api, makeApi } from "../../core/services/ports/api.ts"
import { type IdChange, Identity } from "../../core/services/ports/identity.ts"
import { refreshIds } from "../../core/services/account/visitor-ids.ts"

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

/** A storage change made by another tab, as this tab receives it. */
const elsewhere = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent("storage", { key, newValue: value, storageArea: localStorage }))
}

const watched = (identity: ReturnType<typeof makeIdentity>) => {
  const changes: Array<IdChange> = []
  const fiber = Effect.runFork(identity.service.watch((change) => changes.push(change)))
  return { changes, stop: () => Effect.runPromise(Fiber.interrupt(fiber)) }
}

describe("the visitor's identity in a browser", () => {
  it("[SESS-001, SESS-002] is in local storage", () => {
    const { ids, service } = makeIdentity()
    Effect.runSync(service.store("saleUserId", "guest-1"))
    Effect.runSync(service.store("deviceId", "device-1"))
    expect([localStorage.getItem(storageKeys.saleUserId), localStorage.getItem(storageKeys.deviceId)]).toEqual(["guest-1", "device-1"])
    expect(ids()).toEqual({ token: null, saleUserId: "guest-1", deviceId: "device-1" })
  })

  it("[SEC-004] gives a new visitor's first calls one unsaved id, which the shop's id replaces", () => {
    const { callerIds, ids, service } = makeIdentity()
    const first = callerIds()
    expect(first).toEqual({ token: null, saleUserId: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/), deviceId: null })
    expect([callerIds(), ids().saleUserId, localStorage.length]).toEqual([first, null, 0])
    Effect.runSync(service.store("saleUserId", "guest-1"))
    expect(callerIds().saleUserId).toBe("guest-1")
    expect(makeIdentity().callerIds().saleUserId).toBe("guest-1")
  })

  it("[SESS-009] has its own keys, with the shop's prefix", () => {
    const keys = Object.values(storageKeys)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every((key) => key.startsWith("gran."))).toBe(true)
    expect(Object.keys(storageKeys)).toEqual(expect.arrayContaining(["wishlist", "cart", "saleUserId", "deviceId"]))
  })

  const uuid = "0b9b6d34-9a47-4e6f-8a55-4d3d9a1f6c22"
  it.each(["abc", "", uuid.replace("-4e6f", "-6e6f"), uuid.replace("-4e6f", "-0e6f"), uuid.replace("-8a55", "-7a55"), `${uuid}0`])(
    "[SESS-006] replaces %j by a new device id",
    async (stored) => {
      const { service } = makeIdentity()
      const api = Layer.succeed(
        Api,
        makeApi(() => Effect.succeed({ id: "guest-9" } as never))
      )
      const made: Array<string | null> = []
      for (const _ of ["first", "second"]) {
        localStorage.setItem(storageKeys.deviceId, stored)
        await Effect.runPromise(Effect.provide(refreshIds({ isFresh: false }), Layer.merge(api, Layer.succeed(Identity, service))))
        made.push(localStorage.getItem(storageKeys.deviceId))
      }
      for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(new Set(made).size).toBe(2)
    }
  )

  it("is read again each time", () => {
    const { ids, service } = makeIdentity()
    Effect.runSync(service.store("token", "t1"))
    expect(ids().token).toBe("t1")
    elsewhere(storageKeys.token, "t2")
    expect(ids().token).toBe("t2")
  })

  it("reports changes of another tab, of the token only its presence", async () => {
    const { changes, stop } = watched(makeIdentity())
    elsewhere(storageKeys.saleUserId, "guest-2")
    elsewhere(storageKeys.token, "s3cret")
    elsewhere(storageKeys.token, null)
    elsewhere("somebody.else", "1")
    await stop()
    elsewhere(storageKeys.saleUserId, "guest-3")
    expect(changes).toEqual([
      { name: "saleUserId", value: "guest-2" },
      { name: "token", isPresent: true, isRefused: false, isWrite: false },
      { name: "token", isPresent: false, isRefused: true, isWrite: false }
    ])
  })

  it("reports that the data of the site are removed", async () => {
    const { changes, stop } = watched(makeIdentity())
    localStorage.clear()
    dispatchEvent(new StorageEvent("storage", { key: null, newValue: null, storageArea: localStorage }))
    await stop()
    expect(changes).toEqual([
      { name: "saleUserId", value: null },
      { name: "token", isPresent: false, isRefused: false, isWrite: false }
    ])
  })

  it("forgets a token that the shop refuses, unless another has replaced it", async () => {
    const identity = makeIdentity()
    const { changes, stop } = watched(identity)
    Effect.runSync(identity.service.store("token", "t1"))
    identity.refuse("t0", false)
    expect(identity.ids().token).toBe("t1")
    identity.refuse("t1", true)
    expect(identity.ids().token).toBeNull()
    expect(changes).toEqual([{ name: "token", isPresent: false, isRefused: true, isWrite: true }])
    await stop()
  })

  it("distinguishes a logout in another tab from an expired token", async () => {
    const { changes, stop } = watched(makeIdentity())
    elsewhere(storageKeys.token, "t1")
    elsewhere(storageKeys.token, "")
    elsewhere(storageKeys.token, null)
    await stop()
    expect(changes.map((change) => change.name === "token" && [change.isPresent, change.isRefused])).toEqual([
      [true, false],
      [false, false],
      [false, true]
    ])
  })

  it("lasts as long as the page if storage is full or forbidden", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    const { ids, service } = makeIdentity()
    Effect.runSync(service.store("token", "t1"))
    expect(ids().token).toBe("t1")
    Effect.runSync(service.store("token", null))
    expect(ids().token).toBeNull()
  })

  it("that could not be stored yields to the one that another tab has stored", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    const { ids, service } = makeIdentity()
    Effect.runSync(service.store("token", "held"))
    full.mockRestore()
    elsewhere(storageKeys.token, "elsewhere")
    expect(ids().token).toBe("elsewhere")
    elsewhere(storageKeys.token, "next")
    expect(ids().token).toBe("next")
  })

  it("is empty if storage cannot be read", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError")
    })
    expect(makeIdentity().ids()).toEqual({ token: null, saleUserId: null, deviceId: null })
  })
})
