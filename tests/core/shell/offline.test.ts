import { Effect } from "effect"
import { expect, onTestFinished, test, vi } from "vitest"
import { retryOffline, withOffline, watchReconnection } from "../../../core/machines/shell/offline.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"

const unreachable = failed({ _tag: "Unreachable" } as const)

/** A browser whose connection the test switches on and off. */
const network = (isOnline: boolean) => {
  const listening = new Set<(is: boolean) => void>()
  let is = isOnline
  return {
    isOnline: Effect.sync(() => is),
    watch: (notify: (is: boolean) => void) =>
      Effect.callback<never>(() => {
        listening.add(notify)
        return Effect.sync(() => void listening.delete(notify))
      }),
    turn: (now: boolean) => {
      is = now
      for (const listener of listening) listener(now)
    },
    listeners: () => listening.size
  }
}

test("a form without an answer, or without its code, reports a missing network only when offline", async () => {
  const defect = new Error("a chunk did not come")
  expect(await withOffline(Promise.resolve(unreachable), network(false))).toEqual(failed({ _tag: "Offline" }))
  expect(await withOffline(Promise.reject(defect), network(false))).toEqual(failed({ _tag: "Offline" }))
  expect(await withOffline(Promise.resolve(unreachable), network(true))).toEqual(unreachable)
  await expect(withOffline(Promise.reject(defect), network(true))).rejects.toBe(defect)
  const refused = failed({ _tag: "ServerFailed" } as const)
  expect(await withOffline(Promise.resolve(refused), network(false))).toEqual(refused)
  expect(await withOffline(Promise.resolve(succeeded(7)), network(false))).toEqual(succeeded(7))
})

test("a listener is called at once when online, else on reconnection, until it unsubscribes", () => {
  let calls = 0
  const there = network(true)
  Effect.runCallback(watchReconnection(there, () => void (calls += 1)))()
  expect(calls).toBe(1)
  const gone = network(false)
  const stop = Effect.runCallback(watchReconnection(gone, () => void (calls += 1)))
  expect(calls).toBe(1)
  gone.turn(false)
  gone.turn(true)
  expect(calls).toBe(2)
  stop()
  gone.turn(true)
  expect(calls).toBe(2)
})

test("a request made offline is repeated on reconnection, unless it was cancelled", async () => {
  const world = network(false)
  let asked = 0
  const ask = retryOffline(world, () => {
    asked += 1
    return Promise.resolve(asked === 1 || asked === 3 ? unreachable : succeeded("cart"))
  })
  const answer = ask(undefined, new AbortController().signal)
  await expect.poll(world.listeners).toBe(1)
  expect(asked).toBe(1)
  world.turn(true)
  expect(await answer).toEqual(succeeded("cart"))
  expect([asked, world.listeners()]).toEqual([2, 0])

  world.turn(false)
  const leaving = new AbortController()
  const given = ask(undefined, leaving.signal)
  await expect.poll(world.listeners).toBe(1)
  leaving.abort()
  await expect(given).rejects.toBeDefined()
  world.turn(true)
  expect([asked, world.listeners()]).toEqual([3, 0])
})

test("a request whose first repetition after a reconnection fails is repeated twice more", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const world = network(false)
  const asked: Array<number> = []
  const ask = retryOffline(world, () => {
    asked.push(Date.now() - began)
    return Promise.resolve(asked.length < 4 ? unreachable : succeeded("cart"))
  })
  const began = Date.now()
  const answer = ask(undefined, new AbortController().signal)
  await vi.waitFor(() => expect(world.listeners()).toBe(1))
  const back = Date.now() - began
  world.turn(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await answer).toEqual(succeeded("cart"))
  expect(asked.slice(1).map((at) => at - back)).toEqual([0, 1_000, 4_000])
})

test("a request that fails while online is not repeated", async () => {
  let asked = 0
  const ask = retryOffline(network(true), () => {
    asked += 1
    return Promise.resolve(unreachable)
  })
  expect(await ask(undefined, new AbortController().signal)).toEqual(unreachable)
  expect(asked).toBe(1)
})

test("a request or a form that began offline and fails as the network returns still counts as offline", async () => {
  const world = network(false)
  let asked = 0
  const ask = retryOffline(world, () => {
    asked += 1
    world.turn(true)
    return Promise.resolve(asked === 1 ? unreachable : succeeded("cart"))
  })
  expect(await ask(undefined, new AbortController().signal)).toEqual(succeeded("cart"))
  expect(asked).toBe(2)

  world.turn(false)
  const sent = withOffline(Promise.resolve(unreachable), world)
  world.turn(true)
  expect(await sent).toEqual(failed({ _tag: "Offline" }))
})
