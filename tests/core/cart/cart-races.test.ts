import { Effect, Layer, ManagedRuntime } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../../app/calls.ts"
import { failed } from "../../../core/kernel/outcome.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { Identity } from "../../../core/services/ports/identity.ts"
import { parentOf } from "../../../qa/paths/walk-live.ts"
import { loaded } from "../../support/server/shopping-shop.ts"
import { shoppingMachines } from "../../support/shopping-machines.ts"

/** Outcome of a call: well, cut before it arrived, cut after it was done, a server error, an unreadable answer. */
type Fate = "well" | "cut" | "lost" | "broken" | "garbled"

type Operation = {
  readonly tab: 0 | 1
  readonly kind: "add" | "change" | "remove" | "resize"
  readonly id: string
  readonly quantity: number
}

const operations = fc.array(
  fc.record<Operation>({
    tab: fc.constantFrom(0, 1),
    kind: fc.constantFrom("add", "add", "change", "remove", "resize"),
    id: fc.constantFrom("0-1", "0-2", "3-1-15000-0"),
    quantity: fc.integer({ min: 1, max: 4 })
  }),
  { minLength: 1, maxLength: 8 }
)
const fates = fc.array(fc.constantFrom<Fate>("well", "well", "cut", "lost", "broken", "garbled"), { maxLength: 12 })

/** Next size of each item. */
const sizes: Readonly<Record<string, string>> = { "0-1": "0-2", "0-2": "0-3", "3-1-15000-0": "0-1" }

const most = 5
const cutOff = failed({ _tag: "Unreachable", call: "cart.add", requestId: null, timedOut: false } as const)
const broken = failed({ _tag: "ServerFailed", call: "cart.add", requestId: null, status: 503 } as const)
const garbled = failed({ _tag: "Unreadable", call: "cart.add", requestId: null, field: "data", reason: "" } as const)
const tooMany = failed({ _tag: "Refused", call: "cart.add", requestId: null, status: 422, message: "Много", errors: {} } as const)

/** A shop that applies each write once per idempotency key, and answers the current cart; `order` schedules the answers, `fates` their outcomes. */
const makeServer = (order: fc.Scheduler, given: ReadonlyArray<Fate>, lines: Readonly<Record<string, number>> = {}) => {
  const cart = new Map(Object.entries(lines))
  const refusals = new Map<string, typeof tooMany | null>()
  const ends = [...given]
  const total = () => [...cart.values()].reduce((sum, quantity) => sum + quantity, 0)
  const now = () => loaded(Object.fromEntries(cart))
  const refusalOf = (write: CartWrite): typeof tooMany | null => {
    if (write.kind === "remove") {
      for (const id of write.ids) cart.delete(id)
      return null
    }
    if (write.kind === "aside") throw new Error("nothing is put aside here")
    if (write.kind === "resize") {
      const held = cart.get(write.id)
      if (held === undefined || cart.has(write.to)) return tooMany
      cart.delete(write.id)
      cart.set(write.to, held)
      return null
    }
    const quantity = write.kind === "add" ? (cart.get(write.id) ?? 0) + write.quantity : write.quantity
    if (quantity > most || (write.kind === "change" && !cart.has(write.id))) return tooMany
    cart.set(write.id, quantity)
    return null
  }
  const calls = {
    loadCart: order.scheduleFunction(async () => now()),
    sendCartWrite: order.scheduleFunction(async (write: CartWrite | undefined) => {
      const fate = ends.shift() ?? "well"
      if (write === undefined || fate === "cut") return cutOff
      if (fate === "broken") return broken
      const refusal = refusals.has(write.key) ? refusals.get(write.key) : refusalOf(write)
      refusals.set(write.key, refusal ?? null)
      return fate === "lost" ? cutOff : fate === "garbled" ? garbled : (refusal ?? now())
    })
  }
  return { cart, refusals, total, calls }
}

/** A tab with only the cart, over the storage that all tabs share. */
const openTab = (storage: ReturnType<typeof makeDeviceStorage>, calls: Pick<Calls, "loadCart" | "sendCartWrite">, keyPrefix: string) => {
  const { layer } = makeIdentity({ saleUserId: "guest-1" })
  const runtime = ManagedRuntime.make(
    Layer.effect(
      Identity,
      Effect.map(Identity, (own) => ({ ...own, newUuid: Effect.succeed(keyPrefix) }))
    ).pipe(Layer.provide(layer))
  )
  const { cart } = shoppingMachines({ runtime, calls, storage: storage.open() })
  const clock = new SimulatedClock()
  const root = createActor(parentOf(cart, undefined, "cart"), { clock }).start()
  const actor = () => root.getSnapshot().children["cart"]
  return {
    clock,
    send: (event: object) => actor()?.send(event),
    snapshot: () => actor()?.getSnapshot(),
    stop: () => void root.stop()
  }
}

const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((next) => setImmediate(next))
}

const commandOf = ({ id, kind, quantity }: Operation) => {
  if (kind === "remove") return { type: "cart.remove", ids: [id] }
  if (kind === "resize") return { type: "cart.resize", id, to: sizes[id] }
  return { type: `cart.${kind}`, id, quantity, ...(kind === "add" && { price: 100 }) }
}

/** Answers calls in the order of the scheduler, and lets time pass, until every tab rests. */
const rest = async (order: fc.Scheduler, tabs: ReadonlyArray<ReturnType<typeof openTab>>) => {
  const isDone = () => order.count() === 0 && tabs.every((tab) => tab.snapshot().matches("resting"))
  for (let turn = 0; turn < 400 && !isDone(); turn++) {
    if (order.count() > 0) await order.waitNext(1)
    await settle()
    for (const { clock, send, snapshot } of tabs) {
      clock.increment(30_000)
      if (snapshot().matches("suspended")) send({ type: "cart.reconnected" })
    }
    await settle()
  }
}

describe("a cart in two tabs", () => {
  it("applies each intent once and ends equal to the shop's, with replies in any order, cut or lost", async () => {
    const property = fc.asyncProperty(fc.scheduler(), operations, fates, async (order, chosen, ends) => {
      const server = makeServer(order, ends)
      const storage = makeDeviceStorage()
      const tabs = [openTab(storage, server.calls, "seed-tab-one"), openTab(storage, server.calls, "seed-tab-two")] as const
      try {
        await settle()
        for (const operation of chosen) tabs[operation.tab].send(commandOf(operation))
        await rest(order, tabs)
        const counts = Object.fromEntries(server.cart)
        for (const tab of tabs) {
          const { short, writes } = tab.snapshot().context
          expect([writes, short.counts, short.total]).toEqual([[], counts, server.total()])
        }
        expect(server.refusals.size).toBe(chosen.length)
        expect(storage.read("cart")).toMatchObject({ writes: [], short: { total: server.total() } })
      } finally {
        for (const tab of tabs) tab.stop()
      }
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it("[CART-021] is empty after a clearing, whatever was queued before it", async () => {
    const property = fc.asyncProperty(fc.scheduler(), operations, fates, async (order, chosen, ends) => {
      const server = makeServer(order, ends, { "0-1": 1, "3-1-15000-0": 2 })
      const tab = openTab(makeDeviceStorage(), server.calls, "seed-tab-one")
      try {
        await settle()
        await rest(order, [tab])
        for (const operation of chosen) tab.send(commandOf(operation))
        tab.send({ type: "cart.clear" })
        await rest(order, [tab])
        expect([Object.fromEntries(server.cart), tab.snapshot().context.short.ids]).toEqual([{}, []])
      } finally {
        tab.stop()
      }
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it("a later visit sends unsent writes, once", async () => {
    const storage = makeDeviceStorage()
    const sent: Array<string> = []
    const calls = (isUp: boolean): Pick<Calls, "loadCart" | "sendCartWrite"> => ({
      loadCart: async () => loaded({}),
      sendCartWrite: async (write) => {
        sent.push(write?.key ?? "")
        return isUp ? loaded({ "0-1": 1 }) : cutOff
      }
    })
    const first = openTab(storage, calls(false), "seed-tab-one")
    await settle()
    first.send({ type: "cart.add", id: "0-1", quantity: 1, price: 100 })
    await settle()
    expect(first.snapshot().matches("waiting")).toBe(true)
    first.stop()
    const second = openTab(storage, calls(true), "seed-tab-two")
    await settle()
    await settle()
    expect(second.snapshot().context.writes).toEqual([])
    expect(sent).toEqual(["seed-tab-one-0", "seed-tab-one-0"])
    expect(storage.read("cart")).toMatchObject({ writes: [] })
    second.stop()
  })

  it("a thousand intents are queued without a long task", async () => {
    const storage = makeDeviceStorage()
    const tab = openTab(
      storage,
      { loadCart: () => new Promise(() => undefined), sendCartWrite: () => new Promise(() => undefined) },
      "seed-tab-one"
    )
    await settle()
    const times = Array.from({ length: 1_000 }, (_, index) => {
      const begun = performance.now()
      tab.send({ type: "cart.add", id: `0-${index + 1}`, quantity: 1, price: 100 })
      return performance.now() - begun
    })
    expect(tab.snapshot().context.writes).toHaveLength(1_000)
    const late = times.slice(900).toSorted((one, other) => one - other)
    expect(late[90]).toBeLessThan(50)
    tab.stop()
  })
})
