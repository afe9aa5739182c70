// @vitest-environment jsdom
import { Effect, Fiber } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeShelf as makeBrowserShelf } from "../../adapters/browser/shelf-browser.ts"
import { makeShelf as makeMemoryShelf } from "../../adapters/memory/shelf-memory.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import type { Shelf } from "../../core/services/ports/shelf.ts"

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

type Opened = { readonly shelf: Shelf["Service"]; /** As another tab puts it. */ readonly elsewhere: (value: unknown) => Promise<void> }

const inBrowser = (): Opened => ({
  shelf: makeBrowserShelf(),
  elsewhere: async (value) => {
    localStorage.setItem(storageKeys.cart, JSON.stringify(value))
    dispatchEvent(new StorageEvent("storage", { key: storageKeys.cart, storageArea: localStorage }))
  }
})

const inMemory = (): Opened => {
  const both = makeMemoryShelf()
  const other = both.open()
  return {
    shelf: both.open(),
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
])("a shelf in %s", (_, open) => {
  it("gives what was put, by its name, and nothing where there is nothing", () => {
    const { shelf } = open()
    runSync(shelf.update("cart", () => ({ total: 2 })))
    expect([runSync(shelf.read("cart")), runSync(shelf.read("wishlist"))]).toEqual([{ total: 2 }, undefined])
    runSync(shelf.update("cart", (kept) => ({ ...Object(kept), more: true })))
    expect(runSync(shelf.read("cart"))).toEqual({ total: 2, more: true })
  })

  it("tells what another tab has put, and not what is put here", async () => {
    const { elsewhere, shelf } = open()
    const told: Array<unknown> = []
    const fiber = Effect.runFork(shelf.watch("cart", (kept) => told.push(kept)))
    runSync(shelf.update("cart", () => ({ total: 1 })))
    await elsewhere({ total: 2 })
    expect(told).toEqual([{ total: 2 }])
    await Effect.runPromise(Fiber.interrupt(fiber))
    await elsewhere({ total: 3 })
    expect(told).toHaveLength(1)
  })
})

describe("a shelf in the browser", () => {
  it("writes nothing that is the same, so that two tabs never wake each other in turns", () => {
    const shelf = makeBrowserShelf()
    runSync(shelf.update("cart", () => ({ total: 2 })))
    const write = vi.spyOn(Storage.prototype, "setItem")
    runSync(shelf.update("cart", () => ({ total: 2 })))
    expect(write).not.toHaveBeenCalled()
  })

  it("takes what cannot be read for nothing", () => {
    localStorage.setItem(storageKeys.cart, "{broken")
    expect(runSync(makeBrowserShelf().read("cart"))).toBeUndefined()
  })

  it("keeps for the visit what the browser would not store", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    const shelf = makeBrowserShelf()
    runSync(shelf.update("cart", () => ({ total: 2 })))
    expect(runSync(shelf.read("cart"))).toEqual({ total: 2 })
  })
})
