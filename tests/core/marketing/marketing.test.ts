import { SimulatedClock } from "xstate"
import { createActor } from "xstate"
import { describe, expect, it, vi } from "vitest"
import { Effect, Logger, ManagedRuntime } from "effect"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { CustomerPlatform, PlatformRefused, PlatformUnreachable } from "../../../core/services/ports/customer-platform.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Push } from "../../../core/domain/marketing/pushes.ts"
import { digestEvents, type QueuedOperation } from "../../../core/domain/marketing/digest.ts"
import { visitSince } from "../../../core/machines/marketing/marketing.machine.ts"
import { readEntry, emptyReading } from "../../../core/journal/analytics-events.ts"
import { readStoredMarketing, readStoredQueue } from "../../../core/services/marketing/stored-marketing.ts"
import { followJournal } from "../../../core/journal/follow.ts"
import { Identity } from "../../../core/services/ports/identity.ts"
import { sendOperation } from "../../../core/services/marketing/send-operation.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { deviceId, marketingInMemory } from "../../../qa/samples/marketing.ts"
import { user } from "../../../qa/samples/user.ts"
import { waitFor } from "../../support/wait-for.ts"

const operation = (key: string): QueuedOperation => ({ name: "Website.ClearCart", body: {}, key, at: 7, session: "session-1" })
const turn = () => new Promise((done) => setTimeout(done, 5))

/** The platform's queue in a tab, on a clock that the test advances. */
const open = (storage = makeDeviceStorage()) => {
  const memory = marketingInMemory({ storage: storage.open() })
  const clock = new SimulatedClock()
  const actor = createActor(memory.machines.platform, { clock }).start()
  return { ...memory, actor, clock, storage }
}

describe("the queue for the customer-data platform", () => {
  it("sends each operation with the id of this device, once and in order", async () => {
    const { actor, sent } = open()
    actor.send({ type: "platform.queue", operations: [operation("first-op-0"), operation("second-op-0")] })
    await turn()
    expect(sent).toEqual(
      ["first-op-0", "second-op-0"].map((operationId) => ({
        operation: "Website.ClearCart",
        deviceId,
        body: { operationId, sessionId: "session-1", occurredAt: 7 }
      }))
    )
    expect(actor.getSnapshot().matches("resting")).toBe(true)
  })

  it("preserves unanswered operations over a reload, and sends them again under their keys", async () => {
    const { actor, answers, sent, storage } = open()
    answers.next = Effect.fail(new PlatformUnreachable({ operation: "Website.ClearCart", reason: "offline" }))
    actor.send({ type: "platform.queue", operations: [operation("first-op-0")] })
    await turn()
    expect([actor.getSnapshot().value, sent.length]).toEqual(["pausing", 1])
    actor.stop()
    const next = open(storage)
    await turn()
    expect(next.sent.map(({ body }) => body["operationId"])).toEqual(["first-op-0"])
    expect(readStoredQueue(storage.read("platform"))).toEqual([])
  })

  it("waits while offline, and sends at once on reconnection", async () => {
    const { actor, answers, clock, hand, sent } = open()
    answers.next = Effect.fail(new PlatformUnreachable({ operation: "Website.ClearCart", reason: "offline" }))
    actor.send({ type: "platform.queue", operations: [operation("first-op-0")] })
    await turn()
    for (const pause of [5_000, 30_000, 30_000, 30_000]) {
      clock.increment(pause)
      await turn()
    }
    expect([actor.getSnapshot().value, sent.length]).toEqual(["suspended", 5])
    answers.next = Effect.void
    hand.reconnect()
    await turn()
    expect([actor.getSnapshot().value, sent.length]).toEqual(["resting", 6])
  })

  it("drops operations that the platform refuses, and continues", async () => {
    const { actor, answers, sent } = open()
    answers.next = Effect.fail(new PlatformRefused({ operation: "Website.ClearCart", status: 422 }))
    actor.send({ type: "platform.queue", operations: [operation("first-op-0")] })
    await turn()
    answers.next = Effect.void
    actor.send({ type: "platform.queue", operations: [operation("second-op-0")] })
    await turn()
    expect(sent.map(({ body }) => body["operationId"])).toEqual(["first-op-0", "second-op-0"])
    expect(actor.getSnapshot().matches("resting")).toBe(true)
  })

  it("restores only readable operations", () => {
    expect(readStoredQueue({ writes: [operation("first-op-0"), { key: 1 }, "text"] })).toEqual([operation("first-op-0")])
    expect(readStoredQueue("damaged")).toEqual([])
  })
})

describe("a failure of marketing", () => {
  const unreachable = Effect.fail(new PlatformUnreachable({ operation: "Website.ViewCategory", reason: "offline" }))

  it("[ERRC-017] is logged without a message, and the shopper's actions continue", async () => {
    const storage = makeDeviceStorage()
    storage.put("consent", { analytics: true, ads: true, at: 0 })
    const tried: Array<string> = []
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const shop = openShop({}, storage.open(), (recorder) => {
      const spare = { soon: (read: () => void) => void setTimeout(read), last: () => () => undefined }
      return marketingInMemory({
        platform: { send: ({ operation: name }) => (tried.push(name), unreachable) },
        follow: (notify) => followJournal({ recorder: recorder(), spare, startedAt: 1 }, notify)
      }).machines
    })
    await shop.settled()
    await shop.loadDeferred()
    await shop.go("/diamonds")
    await turn()
    expect(tried).toContain("Website.ViewCategory")
    expect(logged.mock.calls.flat().join(" ")).toMatch(/WARN.*could not send an operation to the customer-data platform/)
    logged.mockRestore()
    expect(shop.features().toasts?.getSnapshot().context.toasts).toEqual([])
    expect(shop.navigation().getSnapshot().value).toBe("ready")
    expect(shop.tab.written).toEqual(["push /diamonds"])
  })

  it("is one line in the log", async () => {
    const logged: Array<string> = []
    const identity = ManagedRuntime.make(makeIdentity().layer)
    const program = Effect.gen(function* () {
      const known = yield* Identity
      yield* known.store("deviceId", deviceId)
      return yield* Effect.flip(sendOperation(operation("first-op-0")))
    })
    const error = await identity.runPromise(
      program.pipe(
        Effect.provideService(CustomerPlatform, { send: () => unreachable }),
        Effect.provide(Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))]))
      )
    )
    expect(error._tag).toBe("PlatformUnreachable")
    expect(logged).toEqual([expect.stringMatching(/send an operation to the customer-data platform.*PlatformUnreachable/)])
  })
})

describe("a removal from the cart", () => {
  it("[CART-028] is pushed as `remove` with the removed items", async () => {
    const storage = makeDeviceStorage()
    storage.put("consent", { analytics: true, ads: true, at: 0 })
    const pushed: Array<Push> = []
    const short = { ids: ["0-12", "1-7"], counts: { "0-12": 2, "1-7": 1 }, prices: { "0-12": 90_000, "1-7": 400_000 }, total: 3 }
    const answers = {
      loadCart: () => Promise.resolve(succeeded({ short, full: null })),
      sendCartWrite: () =>
        Promise.resolve(succeeded({ short: { ids: ["1-7"], counts: { "1-7": 1 }, prices: { "1-7": 400_000 }, total: 1 }, full: null }))
    }
    const shop = openShop(answers, storage.open(), (recorder) => {
      const spare = { soon: (read: () => void) => void setTimeout(read), last: () => () => undefined }
      const tags = { push: (push: Push) => Effect.sync(() => void pushed.push(push)), reach: () => Effect.void }
      return marketingInMemory({ tags, follow: (notify) => followJournal({ recorder: recorder(), spare, startedAt: 1 }, notify) }).machines
    })
    await shop.settled()
    await shop.loadDeferred()
    const { cart } = shop.features()
    if (!cart) throw new Error("there is no cart")
    await waitFor(cart, (snapshot) => snapshot.matches("resting"))
    cart.send({ type: "cart.remove", ids: ["0-12"] })
    await vi.waitFor(() => expect(pushed.filter(({ event }) => event === "remove")).toHaveLength(1))
    expect(pushed.find(({ event }) => event === "remove")).toMatchObject({
      ecommerce: { currency: "RUB", products: [{ id: "0-12", price: 90_000, quantity: 2 }] }
    })
  })
})

describe("a page open when the choice is made", () => {
  const page = {
    ...{ name: "home", path: "/", category: null, isCollectionFilter: false, screen: "home", term: null, list: null, product: null },
    ...{ variants: [], others: [], promotions: [] }
  } as const
  const events = [{ at: 1, analyticsEvent: { type: "page", page } as const }]
  const digestOf = (isGreeted: boolean) =>
    digestEvents(visitSince({ consent: { analytics: true, ads: true, at: 5 }, isGreeted }), events, "fresh-1")

  it("is reported as opened then, but not again when ads are added to the permissions", () => {
    expect(digestOf(false).facts.map(({ type }) => type)).toEqual(["page.viewed"])
    expect([digestOf(true).facts, digestOf(true).operations, digestOf(true).pushes]).toEqual([[], [], []])
  })

  it("a stored visit is read as far as possible", () => {
    const ring = { id: "0-12", name: "Кольцо", price: 90_000, collection: null, category: "kolco", quantity: 1 }
    expect(readStoredMarketing({ orders: ["1", 2], ordering: [ring, { id: 1 }], liked: [null, ring], session: "damaged" })).toEqual({
      ...{ session: null, orders: ["1"] },
      ordering: [ring],
      liked: [ring]
    })
    expect(readStoredMarketing(null)).toEqual({ session: null, orders: [], ordering: [], liked: [] })
  })
})

describe("analytics events of the journal", () => {
  const analyticsEventsOf = (event: { readonly type: string }) => readEntry(emptyReading, { actor: "shop", event }).analyticsEvents

  it("are logins, profile changes and subscriptions", () => {
    const came = { type: "auth.loggedIn", user, by: "login" }
    expect(analyticsEventsOf(came)).toEqual([{ type: "came", customer: user.id, by: "login" }])
    expect(analyticsEventsOf({ ...came, by: "tab" } as never)).toEqual([])
    const changed = { type: "account.changed", user }
    expect(analyticsEventsOf(changed)).toEqual([{ type: "edited", customer: user.id }])
    const subscribed = { type: "form.done", form: "newsletter", answer: { email: "anna@example.ru" } }
    expect(analyticsEventsOf(subscribed)).toEqual([{ type: "subscribed", email: "anna@example.ru" }])
  })

  it("are additions, changes and removals in the cart", () => {
    const added = { type: "cart.added", id: "0-12", quantity: 2, price: 900 }
    expect(analyticsEventsOf(added)).toEqual([{ type: "added", line: { id: "0-12", quantity: 2, price: 900 } }])
    const changed = { type: "cart.changed", id: "0-12", quantity: 1, was: 2 }
    expect(analyticsEventsOf(changed)).toEqual([{ type: "recounted", id: "0-12", quantity: 1, was: 2 }])
    const aside = { type: "cart.putAside", line: { id: "0-12", quantity: 1, price: 900 } }
    expect(analyticsEventsOf(aside)).toEqual([{ type: "removed", lines: [aside.line] }])
    expect(analyticsEventsOf({ ...aside, type: "cart.putBack" })).toEqual([{ type: "added", line: { ...aside.line, price: null } }])
    const removed = { type: "cart.removed", lines: [{ id: "0-12", quantity: 1, price: 900 }] }
    expect(analyticsEventsOf(removed)).toEqual([{ type: "removed", lines: [{ id: "0-12", quantity: 1, price: 900 }] }])
  })

  it("are none without listeners", () => {
    expect(analyticsEventsOf({ type: "session.guestChanged" })).toEqual([])
    expect(readEntry(emptyReading, { actor: "shop/consent/marketing", event: { type: "cart.added" } }).analyticsEvents).toEqual([])
  })
})
