// @vitest-environment jsdom
import { Effect, Fiber } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeDeviceStorage as makeBrowserStorage } from "../../adapters/browser/device-storage-browser.ts"
import { makeDeviceStorage as makeMemoryStorage } from "../../adapters/memory/device-storage-memory.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { DeviceStorage } from "../../core/services/ports/device-storage.ts"

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

type Opened = {
  readonly storage: DeviceStorage["Service"]
  /** Writes the value as another tab. */ readonly elsewhere: (value: unknown) => Promise<void>
}

const inBrowser = (): Opened => ({
  storage: makeBrowserStorage(),
  elsewhere: async (value) => {
    localStorage.setItem(storageKeys.cart, JSON.stringify(value))
    dispatchEvent(new StorageEvent("storage", { key: storageKeys.cart, storageArea: localStorage }))
  }
})

const inMemory = (): Opened => {
  const both = makeMemoryStorage()
  const other = both.open()
  return {
    storage: both.open(),
    elsewhere: (value) =>
      Effect.runPromise(
        Effect.andThen(
          other.update("cart", () => value),
          Effect.promise(() => Promise.resolve())
        )
      )
  }
}

const { runSync } = Effect

describe.each([
  ["the browser", inBrowser],
  ["memory", inMemory]
])("a device storage in %s", (_, open) => {
  it("returns stored values by name, and nothing for missing ones", () => {
    const { storage } = open()
    runSync(storage.update("cart", () => ({ total: 2 })))
    expect([runSync(storage.read("cart")), runSync(storage.read("wishlist"))]).toEqual([{ total: 2 }, undefined])
    runSync(storage.update("cart", (stored) => ({ ...Object(stored), more: true })))
    expect(runSync(storage.read("cart"))).toEqual({ total: 2, more: true })
  })

  it("reports values stored by another tab, and not its own", async () => {
    const { elsewhere, storage } = open()
    const reported: Array<unknown> = []
    const fiber = Effect.runFork(storage.watch("cart", (stored) => reported.push(stored)))
    runSync(storage.update("cart", () => ({ total: 1 })))
    await elsewhere({ total: 2 })
    expect(reported).toEqual([{ total: 2 }])
    await Effect.runPromise(Fiber.interrupt(fiber))
    await elsewhere({ total: 3 })
    expect(reported).toHaveLength(1)
  })
})

describe("a device storage in the browser", () => {
  it("does not write unchanged values, so that two tabs never trigger each other in a loop", () => {
    const storage = makeBrowserStorage()
    runSync(storage.update("cart", () => ({ total: 2 })))
    const write = vi.spyOn(Storage.prototype, "setItem")
    runSync(storage.update("cart", () => ({ total: 2 })))
    expect(write).not.toHaveBeenCalled()
  })

  it("treats unreadable values as missing", () => {
    localStorage.setItem(storageKeys.cart, "{broken")
    expect(runSync(makeBrowserStorage().read("cart"))).toBeUndefined()
  })

  const fill = () =>
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })

  it("holds values in memory that the browser would not store", () => {
    fill()
    const storage = makeBrowserStorage()
    runSync(storage.update("cart", () => ({ total: 2 })))
    expect(runSync(storage.read("cart"))).toEqual({ total: 2 })
  })

  it("overwrites no value that another tab has stored while the storage was full", async () => {
    const { elsewhere, storage } = inBrowser()
    const addWrite = (write: string) => storage.update("cart", (before) => [...(Array.isArray(before) ? before : []), write])
    runSync(addWrite("stored"))
    const full = fill()
    runSync(Effect.andThen(addWrite("held"), addWrite("held too")))
    expect(runSync(storage.read("cart"))).toEqual(["stored", "held", "held too"])
    full.mockRestore()
    const reported: Array<unknown> = []
    const fiber = Effect.runFork(storage.watch("cart", (stored) => reported.push(stored)))
    await elsewhere(["stored", "elsewhere"])
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(reported).toEqual([["stored", "elsewhere"]])
    runSync(addWrite("own"))
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? "null")).toEqual(["stored", "elsewhere", "own"])
  })
})
