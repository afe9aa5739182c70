import { Effect, Logger } from "effect"
import { describe, expect, it } from "vitest"
import { Builds, BuildsUnavailable, isOutdated, readRules } from "../../../core/services/ports/builds.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { makeMaintenance } from "../../../qa/samples/maintenance.ts"

const unavailable = Effect.fail(new BuildsUnavailable({ reason: "no network" }))
const rules = [{ name: "home", pattern: "/", preloads: "home" }]

/** Result and log of a program over these builds. */
const over = <A>(program: Effect.Effect<A, never, Builds>, its: Partial<Builds["Service"]>) => {
  const logged: Array<string> = []
  const builds: Builds["Service"] = {
    ...{ running: "one", latest: Effect.succeed("one"), rules: Effect.succeed(rules), files: Effect.succeed({}) },
    ...its
  }
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))])
  return { logged, program: program.pipe(Effect.provideService(Builds, builds), Effect.provide(logger)) }
}

const outcomeOf = async <A>(asked: Effect.Effect<A, never, Builds>, its: Partial<Builds["Service"]>) => {
  const { logged, program } = over(asked, its)
  return { answer: await Effect.runPromise(program), logged }
}

describe("the builds of the shop", () => {
  it("are the same while the latest has the id of the running one", async () => {
    expect(await outcomeOf(isOutdated, {})).toEqual({ answer: false, logged: [] })
    expect(await outcomeOf(isOutdated, { latest: Effect.succeed("two") })).toEqual({ answer: true, logged: [] })
  })

  it("[BLD-009] that cannot be requested change nothing, and the failure is logged", async () => {
    const { answer, logged } = await outcomeOf(isOutdated, { latest: unavailable })
    expect(answer).toBe(false)
    expect(logged).toEqual([expect.stringMatching(/latest build.*no network/)])
  })

  it("have route rules; a missing manifest has none", async () => {
    expect((await outcomeOf(readRules, {})).answer).toEqual(rules)
    expect((await outcomeOf(readRules, { rules: unavailable })).answer).toEqual([])
  })

  it("[ERRC-005] a missing manifest is only logged, and the page works", async () => {
    const { logged, program } = over(readRules, { rules: unavailable })
    const shop = openShop({}, undefined, undefined, makeMaintenance({ rules: program }))
    await shop.settled()
    await shop.loadDeferred()
    await expect.poll(() => logged).toEqual([expect.stringMatching(/manifest.*no network/)])
    await shop.go("/diamonds")
    const { toasts } = shop.features()
    expect([shop.navigation().getSnapshot().value, shop.tab.written, toasts?.getSnapshot().context.toasts]).toEqual([
      "ready",
      ["push /diamonds"],
      []
    ])
  })
})

describe("a tab of an older build", () => {
  const withDeferred = async (latest: string) => {
    const maintenance = makeMaintenance({ latest })
    const shop = openShop({}, undefined, undefined, maintenance)
    await shop.settled()
    await shop.loadDeferred()
    await turn()
    shop.recorded.clock.increment(3_599_999)
    await turn()
    return { ...shop, ...maintenance }
  }

  it("[BLD-003] checks after an hour, and loads the next page as a document, not this one", async () => {
    const { done, hand, navigation, recorded, tab } = await withDeferred("build-2")
    expect(hand.isDue).toBe(false)
    recorded.clock.increment(1)
    await turn()
    expect([hand.isDue, done]).toEqual([true, []])
    navigation().send({ type: "navigation.go", to: "/diamonds" })
    await turn()
    expect(done).toEqual(["whole /diamonds"])
    expect(tab.written).toEqual([])
  })

  it("continues while a request is in flight", async () => {
    const { done, go, hand, recorded, tab } = await withDeferred("build-2")
    recorded.clock.increment(1)
    await turn()
    hand.hasPendingWrites = true
    await go("/diamonds")
    expect(done).toEqual([])
    expect(tab.written).toEqual(["push /diamonds"])
  })

  it("[BLD-002] is not assumed while the latest build is its own", async () => {
    const { go, hand, recorded, tab } = await withDeferred("build-1")
    recorded.clock.increment(1)
    await turn()
    expect(hand.isDue).toBe(false)
    await go("/diamonds")
    expect(tab.written).toEqual(["push /diamonds"])
  })
})

describe("a chunk that does not load", () => {
  const missing = async (ago: number | null, isReachable = true, hasPendingWrites = false) => {
    const maintenance = makeMaintenance({ isReachable })
    maintenance.hand.hasPendingWrites = hasPendingWrites
    const shop = openShop({}, undefined, undefined, maintenance)
    await shop.settled()
    await shop.loadDeferred()
    maintenance.hand.miss({ at: 100_000, reloadedAt: ago === null ? null : 100_000 - ago })
    await turn()
    return { ...maintenance, shop }
  }

  it("[BLD-006] [BLD-007] [BLD-008] reloads the page, except within 9.9 s of the last reload, and again after 10.1 s", async () => {
    const first = await missing(null)
    expect([first.done, first.shop.navigation().getSnapshot().context.fault]).toEqual([["reload"], null])
    expect((await missing(9_900)).done).toEqual(["unblock"])
    expect((await missing(10_100)).done).toEqual(["reload"])
  })

  it("does not reload the page when the shop is unreachable", async () => {
    expect((await missing(null, false)).done).toEqual(["unblock"])
  })

  it("waits for requests in flight, half a minute at most", async () => {
    const { done, shop } = await missing(null, true, true)
    expect(done).toEqual([])
    shop.recorded.clock.increment(30_000)
    await turn()
    expect(done).toEqual(["unblock"])
  })
})

const turn = () => new Promise((done) => setTimeout(done, 20))
